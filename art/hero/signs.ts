import { brand, light, palette } from '../palette.ts';
import { emblem } from '../studio/bloom.ts';
import { range } from '../studio/random.ts';
import { ellipse, mapPath, rectangle } from '../studio/shapes.ts';
import type { View } from './camera.ts';
import { fill, line, shadow } from './paint.ts';
import type { Shop } from './shop.ts';
import type { Ware } from './wares.ts';

/** What is lettered on the board over each ware. */
const trades: Readonly<Partial<Record<Ware, string>>> = {
  books: 'Books',
  bread: 'Bakery',
  dresses: 'Boutique',
  pots: 'Pottery',
};

export const signboard = (view: View, { left, width, joinery, ware }: Shop): string => {
  const at = (path: string, w = 0.14) => view.onWall(path, [left, 0, w]);
  const petals = range(12).map((index) => {
    const angle = (index / 12) * Math.PI * 2;
    return ellipse(width - 0.9 + 0.14 * Math.cos(angle), 3.45 + 0.14 * Math.sin(angle), 0.055);
  });
  // So flat a board has hardly any perspective: the letters lean as its corner does.
  const [x, y] = view.point([left + 0.65, 3.32, 0.14]);
  const [right, slope] = view.point([left + 1.65, 3.32, 0.14]);
  const up = view.scale([left + 0.65, 3.32, 0.14]);
  return [
    shadow(at(rectangle(0.42, 3.0, width - 0.6, 0.72), 0), 0.3),
    fill(at(rectangle(0.35, 3.14, width - 0.7, 0.62)), joinery),
    line(at(rectangle(0.43, 3.2, width - 0.86, 0.5)), light.honey, view.scale([left, 3, 0]) * 0.02),
    fill(at(emblem(petals.join(''), width - 0.9, 3.45, 0.42)), light.honey),
    `<text transform="matrix(${right - x} ${slope - y} 0 ${up} ${x} ${y}) scale(.01)" font-family="Fraunces" font-weight="600" font-size="44" fill="${light.honey}">${trades[ware] ?? ''}</text>`,
  ].join('');
};

/** A round sign on an iron arm, at a right angle to the wall, facing people on the sidewalk. */
export const bladeSign = (view: View, u: number): string => {
  const petals = range(12).map((index) =>
    ellipse(0.85 + 0.19 * Math.cos(index * 0.5236), 3.42 + 0.19 * Math.sin(index * 0.5236), 0.075),
  );
  const across = (path: string) => mapPath(path, ([x, y]) => view.point([u, y, x]));
  const scale = view.scale([u, 3, 0.8]);
  return [
    line(across('M0 4.05L1.3 4.05'), light.iron, scale * 0.05),
    line(across('M0 3.6C0.3 3.6 0.5 3.8 0.55 4.05'), light.iron, scale * 0.035),
    line(across('M0.6 4.05L0.6 3.8M1.1 4.05L1.1 3.8'), light.iron, scale * 0.025),
    fill(across(ellipse(0.85, 3.42, 0.46)), '#fff6e6'),
    line(across(ellipse(0.85, 3.42, 0.4)), palette.accent, scale * 0.03),
    fill(across(emblem(petals.join(''), 0.85, 3.42, 0.54)), palette.action),
    brand.mark.isBloom ? fill(across(ellipse(0.85, 3.42, 0.1)), palette.accent) : '',
  ].join('');
};
