import { mix, palette } from '../palette.ts';
import { seeded } from '../studio/random.ts';
import { ellipse, rectangle } from '../studio/shapes.ts';
import type { Place, View } from './camera.ts';
import { plant } from '../plants/plants.ts';
import { fill, line } from './paint.ts';
import { groundShadow } from './pavement.ts';

/** The owner in three-quarter view from behind, hanging her open sign, a bucket of flowers on her arm. */
export function shopkeeper(view: View, at: Place): string {
  const on = (path: string) => view.onWall(path, at);
  const scale = view.scale(at);
  const skin = '#a8694a';
  const [bx, by] = view.point([at[0] + 0.74, at[1] + 0.82, at[2]]);
  const dress =
    'M-0.2 1.36C-0.24 1.2 -0.2 1.06 -0.17 0.98C-0.24 0.78 -0.3 0.6 -0.34 0.38L0.32 0.38C0.3 0.6 0.24 0.8 0.18 0.98C0.22 1.1 0.24 1.24 0.2 1.36C0.1 1.43 -0.1 1.43 -0.2 1.36Z';
  return [
    groundShadow(view, at[0] - 0.25, at[2], 0.5, 2),
    line(on('M-0.11 0.42C-0.12 0.3 -0.12 0.18 -0.11 0.06'), skin, 0.085 * scale),
    line(on('M0.13 0.42C0.13 0.3 0.14 0.18 0.14 0.06'), skin, 0.085 * scale),
    line(on('M-0.11 0.04L-0.2 0.02'), '#33213a', 0.08 * scale),
    line(on('M0.14 0.04L0.05 0.02'), '#33213a', 0.08 * scale),
    fill(on('M-0.05 1.36L-0.05 1.52L0.08 1.52L0.08 1.36Z'), mix(skin, palette.ink, 0.15)),
    fill(on(dress), '#e4573d'),
    fill(
      on(
        'M0.02 1.4C0.14 1.42 0.2 1.38 0.2 1.36C0.24 1.24 0.22 1.1 0.18 0.98C0.24 0.8 0.3 0.6 0.32 0.38L0.1 0.38C0.12 0.7 0.1 1 0.02 1.4Z',
      ),
      palette.brand,
      { opacity: 0.22 },
    ),
    line(on('M-0.18 1C-0.06 0.96 0.08 0.96 0.18 1'), '#fff1dc', 0.035 * scale),
    line(on('M0.02 0.97C0.1 0.86 0.05 0.76 0.1 0.68'), '#fff1dc', 0.03 * scale),
    line(on('M-0.19 1.3C-0.32 1.36 -0.4 1.5 -0.42 1.68'), skin, 0.075 * scale),
    line(on('M-0.18 1.31C-0.25 1.33 -0.3 1.38 -0.33 1.44'), '#e4573d', 0.1 * scale),
    line(on('M0.19 1.3C0.32 1.18 0.38 1.06 0.56 1.02'), skin, 0.075 * scale),
    fill(on(ellipse(0.01, 1.62, 0.125, 0.145)), skin),
    fill(
      on(
        'M-0.1 1.56C-0.16 1.72 -0.08 1.8 0.02 1.79C0.14 1.79 0.18 1.68 0.14 1.54C0.1 1.48 0 1.48 -0.1 1.56Z',
      ),
      '#2c1a26',
    ),
    fill(on(ellipse(0.05, 1.84, 0.085, 0.08)), '#2c1a26'),
    fill(on(rectangle(-0.62, 1.56, 0.34, 0.24)), '#fff6e6'),
    line(on(rectangle(-0.58, 1.6, 0.26, 0.16)), palette.accent, 0.016 * scale),
    line(on('M-0.62 1.8L-0.45 1.95L-0.28 1.8'), '#8a5c3a', 0.014 * scale),
    plant.bush(bx, by, 0.17 * scale, 0.1 * scale, seeded(5)),
    fill(on('M0.55 0.8L0.93 0.8L0.88 0.44L0.6 0.44Z'), '#b9c3bd'),
    fill(on('M0.78 0.8L0.93 0.8L0.88 0.44L0.76 0.44Z'), '#87958f'),
    line(on('M0.56 0.8C0.6 1.1 0.86 1.1 0.92 0.8'), '#87958f', 0.018 * scale),
  ].join('');
}
