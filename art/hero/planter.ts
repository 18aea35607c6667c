import { brand, mix, palette } from '../palette.ts';
import { emblem } from '../studio/bloom.ts';
import type { Random } from '../studio/random.ts';
import { ellipse, polygon, rectangle } from '../studio/shapes.ts';
import type { View } from './camera.ts';
import { plant } from '../plants/plants.ts';
import { fill, line } from './paint.ts';
import { groundShadow } from './pavement.ts';

export function planter(
  view: View,
  u: number,
  w: number,
  random: Random,
  width = 1.1,
  tone = '#c4714f',
): string {
  const [x, y] = view.point([u + width / 2, 0.5, w + 0.2]);
  const scale = view.scale([u, 0, w]);
  const front = view.onWall(polygon([0.05, 0], [width - 0.05, 0], [width, 0.48], [0, 0.48]), [
    u,
    0,
    w + 0.4,
  ]);
  const side = view.face(
    [u + width - 0.05, 0, w + 0.4],
    [u + width - 0.05, 0, w],
    [u + width, 0.48, w],
    [u + width, 0.48, w + 0.4],
  );
  return [
    groundShadow(view, u, w + 0.3, width, 1.5),
    fill(side, mix(tone, palette.ink, 0.35)),
    fill(front, tone),
    fill(
      view.onWall(rectangle(-0.03, 0.4, width + 0.06, 0.1), [u, 0, w + 0.42]),
      mix(tone, palette.ground, 0.3),
    ),
    plant.bush(x, y + scale * 0.02, (width / 2) * scale * 0.9, scale * 0.17, random),
  ].join('');
}

/** A chalkboard A-frame on the sidewalk. */
export function chalkboard(view: View, u: number, w: number): string {
  const at = (path: string, out = 0) => view.onWall(path, [u, 0, w + out]);
  const scale = view.scale([u, 0, w]);
  return [
    groundShadow(view, u, w, 0.7, 1.3),
    fill(
      view.face(
        [u + 0.62, 1.05, w + 0.1],
        [u + 0.7, 0, w - 0.3],
        [u + 0.62, 0, w - 0.3],
        [u + 0.56, 1.05, w + 0.08],
      ),
      '#6d4434',
    ),
    fill(at('M0 0L0.7 0L0.64 1.08L0.06 1.08Z', 0.1), '#8a563f'),
    fill(at('M0.07 0.13L0.63 0.13L0.58 1L0.12 1Z', 0.1), mix(palette.ink, palette.brand, 0.15)),
    fill(at(emblem(ellipse(0.35, 0.72, 0.13), 0.35, 0.72, 0.3), 0.1), palette.action),
    brand.mark.isBloom ? fill(at(ellipse(0.35, 0.72, 0.05), 0.1), palette.accent) : '',
    line(at('M0.2 0.42L0.5 0.42', 0.1), '#f7ecdd', scale * 0.025),
    line(at('M0.24 0.3L0.46 0.3', 0.1), '#f7ecdd', scale * 0.025),
  ].join('');
}
