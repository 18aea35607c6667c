import { range, seeded } from '../studio/random.ts';
import { ellipse } from '../studio/shapes.ts';
import type { Land } from './land.ts';
import { fill, group } from './paint.ts';

export const clouds = ({ width, horizon, unit }: Land): string => {
  const random = seeded(91);
  const streak = (x: number, y: number, length: number) =>
    range(10)
      .map(() =>
        fill(
          ellipse(
            x + random.between(-0.5, 0.5) * length,
            y + random.between(-12, 12) * unit,
            length * random.between(0.12, 0.34),
            unit * random.between(3, 11),
          ),
          random.pick(['#fffdf8', '#fff3e2', '#fde3cb']),
          { opacity: 0.55 },
        ),
      )
      .join('');
  return group(
    range(8)
      .map((index) =>
        streak(
          random.between(0.02, 1) * width,
          horizon * (0.12 + index * 0.095),
          width * random.between(0.16, 0.34),
        ),
      )
      .join(''),
    'filter="url(#brushed)"',
  );
};

export const sunrise = ({ sun: [x, y], unit }: Land): string =>
  fill(ellipse(x, y, 620 * unit), 'url(#glow)') +
  fill(ellipse(x, y, 104 * unit), '#fff6e2') +
  fill(ellipse(x, y, 92 * unit), '#fff1d3');
