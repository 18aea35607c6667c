import { light } from '../palette.ts';
import { range } from '../studio/random.ts';
import { ellipse, polyline, rectangle } from '../studio/shapes.ts';
import type { Place, View } from './camera.ts';
import { fill, line } from './paint.ts';
import { groundShadow } from './pavement.ts';

/** Street lamps on the curb and the string lights between them. */
export function stringLights(view: View, posts: readonly Place[]): string {
  const lamps = posts.map(([u, v, w]) => {
    const scale = view.scale([u, v, w]);
    const at = (path: string) => view.onWall(path, [u, 0, w]);
    return v < 4
      ? ''
      : groundShadow(view, u - 0.05, w, 0.1, 2.6) +
          fill(at(rectangle(-0.05, 0, 0.1, v)), light.iron) +
          fill(at(rectangle(-0.12, 0, 0.24, 0.4)), light.iron) +
          line(
            at(`M0 ${v - 0.35}C0.3 ${v - 0.3} 0.42 ${v - 0.4} 0.42 ${v - 0.62}`),
            light.iron,
            scale * 0.05,
          ) +
          fill(at(ellipse(0.42, v - 0.78, 0.16, 0.18)), '#fff1cf') +
          fill(at(ellipse(0.42, v - 0.59, 0.2, 0.06)), light.iron);
  });
  const wires = posts.slice(1).map((end, index) => {
    const start = posts[index] ?? end;
    const bulbs = range(15).map((step) => {
      const t = step / 14;
      const sag = 0.75 * 4 * t * (1 - t);
      return view.point([
        start[0] + (end[0] - start[0]) * t,
        start[1] + (end[1] - start[1]) * t - sag,
        start[2] + (end[2] - start[2]) * t,
      ]);
    });
    const size = view.scale(start) * 0.055;
    return (
      line(polyline(...bulbs), light.iron, 1.6) +
      bulbs
        .map(
          ([x, y]) =>
            fill(ellipse(x, y + size, size * 2.6), light.honey, { opacity: 0.3 }) +
            fill(ellipse(x, y + size, size), '#fffaf0'),
        )
        .join('')
    );
  });
  return lamps.join('') + wires.join('');
}
