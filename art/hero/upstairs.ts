import { inLight, mix, palette } from '../palette.ts';
import type { Random } from '../studio/random.ts';
import { archway, rectangle } from '../studio/shapes.ts';
import type { Building } from './building.ts';
import type { View } from './camera.ts';
import { plant } from '../plants/plants.ts';
import { fill, line, shadow } from './paint.ts';

export const upstairsWindow = (
  view: View,
  { left, trim, wall }: Building,
  x: number,
  y: number,
): string => {
  const at = (path: string, w = 0) => view.onWall(path, [left + x, y, w]);
  const glass = archway(0.12, 0.1, 0.86, 1.62);
  const panes = 'M0.55 0.1L0.55 1.7M0.12 0.75L0.98 0.75M0.12 1.28L0.98 1.28';
  return [
    shadow(at(archway(0.08, -0.12, 1.16, 1.96)), 0.3),
    fill(at(archway(-0.02, 0, 1.14, 1.86)), trim),
    fill(at(glass), inLight(palette.brand, 0.45, 0.55)),
    fill(at(glass), 'url(#skylight)'),
    fill(at('M0.12 0.1L0.34 0.1C0.3 0.7 0.24 1.1 0.12 1.3Z'), '#fdf1df', { opacity: 0.85 }),
    fill(at('M0.98 0.1L0.8 0.1C0.82 0.7 0.88 1.1 0.98 1.3Z'), '#fdf1df', { opacity: 0.7 }),
    line(at(panes), trim, Math.max(1.4, view.scale([left, 0, 0]) * 0.035)),
    fill(
      view.face(
        [left + x - 0.12, y, 0],
        [left + x + 1.22, y, 0],
        [left + x + 1.22, y, 0.22],
        [left + x - 0.12, y, 0.22],
      ),
      mix(trim, palette.ground, 0.4),
    ),
    fill(at(rectangle(-0.12, -0.12, 1.34, 0.12), 0.22), mix(trim, wall, 0.25)),
  ].join('');
};

export const windowBox = (view: View, u: number, v: number, random: Random): string => {
  const [x, y] = view.point([u + 0.55, v + 0.16, 0.3]);
  const scale = view.scale([u, v, 0.3]);
  return (
    fill(view.onWall(rectangle(-0.1, -0.14, 1.3, 0.28), [u, v, 0.32]), '#8d5a45') +
    plant.bush(x, y, 0.55 * scale, 0.13 * scale, random)
  );
};
