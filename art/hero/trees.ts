import { type Random, range } from '../studio/random.ts';
import { type Point, ellipse } from '../studio/shapes.ts';
import { fill, line } from './paint.ts';

/** Oaks scattered along a ridge. */
export const oaks = (
  ridge: readonly Point[],
  tone: string,
  size: number,
  random: Random,
  density: number,
): string =>
  ridge
    .slice(0, -2)
    .filter(() => random.between(0, 1) < density)
    .map(([x, y]) =>
      range(5)
        .map(() =>
          fill(
            ellipse(
              x + random.between(-1, 1) * size,
              y - random.between(-0.1, 0.5) * size,
              size * random.between(0.4, 0.8),
              size * random.between(0.3, 0.5),
            ),
            tone,
          ),
        )
        .join(''),
    )
    .join('');

/** The live oak at the end of the street. */
export const liveOak = ([x, y]: Point, size: number, random: Random): string =>
  line(
    `M${x} ${y}C${x - size * 0.05} ${y - size * 0.3} ${x + size * 0.04} ${y - size * 0.4} ${x} ${y - size * 0.7}M${x} ${y - size * 0.35}L${x - size * 0.4} ${y - size * 0.75}M${x} ${y - size * 0.4}L${x + size * 0.4} ${y - size * 0.8}`,
    '#c2a58c',
    size * 0.09,
  ) +
  range(44)
    .map(() => {
      const angle = random.between(0, 6.3);
      const reach = random.between(0, 1) ** 0.6;
      return fill(
        ellipse(
          x + Math.cos(angle) * reach * size * 0.85,
          y - size * 0.92 + Math.sin(angle) * reach * size * 0.36,
          size * random.between(0.12, 0.24),
          size * random.between(0.08, 0.14),
        ),
        random.pick(['#cbbf98', '#d6c8a0', '#c0b58e', '#dfcfa8']),
        { opacity: 0.9 },
      );
    })
    .join('');
