import { type Random, range } from '../studio/random.ts';
import { type Point, ellipse, polyline } from '../studio/shapes.ts';
import type { Land } from './land.ts';
import { fill, line } from './paint.ts';

/** Drifts of bluebonnets, pale in the morning light. */
export const meadowFlowers = ({ width, height, horizon, unit }: Land, random: Random): string => {
  const top = horizon + 78 * unit;
  return range(26)
    .map((drift) => {
      const near = (drift / 26) ** 1.5;
      const [x, y] = [
        random.between(-0.05, 0.5 - near * 0.12) * width,
        top + near * (height - top),
      ];
      const spread = (70 + near * 130) * unit;
      const size = (1.5 + near * 5) * unit;
      const stems = range(46).map(() => {
        const across = random.between(-1, 1) + random.between(-1, 1);
        const [sx, sy] = [x + across * spread, y + random.between(-1, 1) * spread * 0.1];
        const tone = random.pick(['#cdbfe0', '#d6c8e4', '#c6b8dc', '#dccbe2', '#d3c0dc']);
        return fill(ellipse(sx, sy, size * 0.42, size), tone, { opacity: 0.8 });
      });
      return (
        fill(ellipse(x, y + size, spread * 1.7, spread * 0.13), '#d9cbe2', {
          opacity: 0.5,
          filter: 'soft',
        }) + stems.join('')
      );
    })
    .join('');
};

/** A ranch fence that recedes into the hills. */
export const fence = ({ width, horizon, unit }: Land): string => {
  const posts = range(15).map((index): readonly [number, number, number] => {
    const near = (1 - index / 14) ** 1.7;
    return [
      width * (0.36 - near * 0.4),
      horizon + (58 + near * 120) * unit,
      (10 + near * 46) * unit,
    ];
  });
  const rail = (share: number) =>
    line(
      polyline(...posts.map(([x, y, tall]): Point => [x, y - tall * share])),
      '#cfae90',
      2 * unit,
      { opacity: 0.8 },
    );
  return (
    posts
      .map(([x, y, tall]) =>
        line(polyline([x, y], [x, y - tall]), '#c9a488', Math.max(1.2, tall * 0.1)),
      )
      .join('') +
    rail(0.85) +
    rail(0.5)
  );
};
