import { range } from '../studio/random.ts';
import type { View } from './camera.ts';
import { fill, line, shadow } from './paint.ts';

/** The sidewalk in front of the shops, `reach` meters deep, with its curb and the road. */
export function pavement(view: View, from: number, to: number, reach: number): string {
  const joints = range(Math.round((to - from) / 1.5)).map((index) => {
    const u = from + index * 1.5;
    return line(view.onGround([u, 0], [u, reach]), '#c9a893', 1.2, { opacity: 0.55 });
  });
  // Any farther right, the road would pass behind the lens.
  const nearest = Math.min(to, 2);
  const track = (w: number) =>
    line(view.onGround([from - 60, w], [nearest, w]), '#e3bfa0', 3, {
      opacity: 0.5,
      filter: 'soft',
    });
  return [
    fill(
      view.onGround(
        [from - 90, reach],
        [nearest, reach],
        [nearest, reach + 7],
        [from - 90, reach + 7],
      ),
      '#f1d2b4',
      { opacity: 0.75, filter: 'soft' },
    ),
    track(reach + 2),
    track(reach + 4.2),
    fill(view.onGround([from, 0], [to, 0], [to, reach], [from, reach]), 'url(#paving)'),
    ...joints,
    line(view.onGround([from, reach / 2], [to, reach / 2]), '#c9a893', 1.2, { opacity: 0.5 }),
    fill(
      view.face([from, 0, reach], [to, 0, reach], [to, -0.16, reach], [from, -0.16, reach]),
      '#cfa790',
    ),
    line(view.onGround([from, reach], [to, reach]), '#fff3e0', 2.4),
    shadow(view.onGround([from, 0], [to, 0], [to, 0.95], [from, 0.95]), 0.32, 'soft'),
  ].join('');
}

/** A long morning shadow on the ground, pointing away from the sun on the far left. */
export const groundShadow = (
  view: View,
  u: number,
  w: number,
  width: number,
  length: number,
): string =>
  shadow(
    view.onGround(
      [u, w],
      [u + width, w],
      [u + width + length, w + length * 0.34],
      [u + length * 0.92, w + length * 0.42],
    ),
    0.34,
    'soft',
  );
