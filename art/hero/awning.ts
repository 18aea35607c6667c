import { mix, palette } from '../palette.ts';
import { range } from '../studio/random.ts';
import { type Point, polygon } from '../studio/shapes.ts';
import type { View } from './camera.ts';
import { fill, line, shadow } from './paint.ts';

const scallop = (view: View, from: number, to: number, v: number, w: number): string => {
  const drop = range(9).map((step): readonly [number, number, number] => {
    const along = step / 8;
    return [from + (to - from) * along, v - 0.2 - 0.17 * Math.sin(along * Math.PI), w];
  });
  return view.face([from, v, w], ...drop, [to, v, w]);
};

/** A striped awning with a scalloped edge, and the shadow it casts. */
export const awning = (
  view: View,
  left: number,
  width: number,
  colours: readonly [string, string],
): string => {
  const [back, front, reach] = [3.02, 2.42, 1.25];
  const stripes = Math.round(width / 0.42);
  const step = width / stripes;
  const shade: readonly Point[] = [
    [0, 3],
    [width, 3],
    [width + 0.2, 1.95],
    [0.35, 1.95],
  ];
  return [
    shadow(view.onWall(polygon(...shade), [left, 0, 0]), 0.5),
    ...range(stripes).map((index) => {
      const [from, to] = [left + index * step, left + (index + 1) * step];
      const colour = colours[index % 2] ?? colours[0];
      const slope = view.face(
        [from, back, 0],
        [to, back, 0],
        [to, front, reach],
        [from, front, reach],
      );
      return (
        fill(slope, colour) +
        fill(scallop(view, from, to, front, reach), mix(colour, palette.brand, 0.16))
      );
    }),
    fill(
      view.face(
        [left, back, 0],
        [left + width, back, 0],
        [left + width, back - 0.18, 0.36],
        [left, back - 0.18, 0.36],
      ),
      '#fff2d8',
      { opacity: 0.28 },
    ),
    fill(
      view.face(
        [left + width, back, 0],
        [left + width, front, reach],
        [left + width, front - 0.2, reach],
        [left + width, back - 0.35, 0],
      ),
      mix(colours[0], palette.ink, 0.35),
    ),
    line(view.face([left, front, reach], [left + width, front, reach]), '#fff6e6', 1.4, {
      opacity: 0.7,
    }),
  ].join('');
};
