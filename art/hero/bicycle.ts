import { light } from '../palette.ts';
import { range, seeded } from '../studio/random.ts';
import { ellipse, polyline } from '../studio/shapes.ts';
import type { Place, View } from './camera.ts';
import { plant } from '../plants/plants.ts';
import { fill, line } from './paint.ts';
import { groundShadow } from './pavement.ts';

/** A bicycle with a basket of flowers, parked along the wall. */
export function bicycle(view: View, at: Place): string {
  const scale = view.scale(at);
  const on = (path: string) => view.onWall(path, at);
  const tube = (path: string, tone: string, width: number) => line(on(path), tone, width * scale);
  const wheel = (x: number) =>
    line(on(ellipse(x, 0.35, 0.34)), light.iron, 0.042 * scale) +
    range(8)
      .map((spoke) => {
        const angle = (spoke / 8) * Math.PI;
        const [x1, y1] = [0.33 * Math.cos(angle), 0.33 * Math.sin(angle)];
        return tube(polyline([x - x1, 0.35 - y1], [x + x1, 0.35 + y1]), '#a58e98', 0.007);
      })
      .join('');
  const basket = view.point([at[0] + 1.32, at[1] + 1.0, at[2]]);
  const frame = '#4f8079';
  return [
    groundShadow(view, at[0], at[2], 1.5, 0.8),
    wheel(0.35),
    wheel(1.42),
    tube('M0.35 0.35L0.68 0.36L0.58 0.86L0.35 0.35', frame, 0.045),
    tube('M0.68 0.36L1.2 0.78L0.6 0.76', frame, 0.045),
    tube('M1.42 0.35L1.22 0.78L1.16 1.06', frame, 0.045),
    tube('M1.16 1.06L1.02 1.1L0.96 1.04', light.iron, 0.04),
    tube('M0.5 0.9L0.7 0.9', '#6d4434', 0.08),
    line(on(ellipse(0.68, 0.36, 0.08)), light.iron, 0.025 * scale),
    plant.bush(basket[0], basket[1], 0.2 * scale, 0.1 * scale, seeded(21)),
    fill(on('M1.12 0.98L1.52 0.98L1.47 0.72L1.17 0.72Z'), '#b98556'),
    tube('M1.13 0.9L1.51 0.9', '#8a5c3a', 0.018),
    tube('M1.15 0.81L1.49 0.81', '#8a5c3a', 0.018),
  ].join('');
}
