import { mix, palette } from '../palette.ts';
import { archway, ellipse, rectangle } from '../studio/shapes.ts';
import type { View } from './camera.ts';
import { fill, line } from './paint.ts';
import type { Shop } from './shop.ts';

export const doorWidth = 1.15;

export const door = (view: View, { left, door: x, joinery }: Shop): string => {
  const at = (path: string, w = 0) => view.onWall(path, [left + x, 0, w]);
  const brass = view.scale([left + x, 1, 0]);
  return [
    fill(at(archway(-0.16, 0, doorWidth + 0.32, 2.86)), mix(joinery, palette.ground, 0.72)),
    fill(at(archway(0, 0, doorWidth, 2.66)), mix(joinery, palette.ink, 0.4)),
    fill(at(archway(0.1, 0.04, doorWidth - 0.12, 2.52), -0.12), joinery),
    fill(at(archway(0.27, 0.95, doorWidth - 0.46, 1.42), -0.12), '#ffd9a0'),
    fill(at('M0.27 0.95L0.96 0.95L0.96 1.25L0.27 1.75Z', -0.12), '#fff3dc', { opacity: 0.5 }),
    fill(at(rectangle(0.27, 0.2, doorWidth - 0.46, 0.55), -0.12), mix(joinery, palette.ink, 0.25)),
    line(at('M0.615 0.95L0.615 2.35', -0.12), joinery, brass * 0.045),
    fill(at(ellipse(0.98, 1.08, 0.045), -0.1), palette.action),
    fill(
      view.onGround(
        [left + x - 0.2, 0],
        [left + x + 1.35, 0],
        [left + x + 1.4, 0.5],
        [left + x - 0.25, 0.5],
      ),
      mix(palette.tint, palette.muted, 0.2),
    ),
  ].join('');
};
