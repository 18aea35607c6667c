import { plant } from '../plants/plants.ts';
import { light, mix, palette } from '../palette.ts';
import { bloomAt } from '../studio/bloom.ts';
import { range, seeded } from '../studio/random.ts';
import { brushed, filled, rounded } from './paint.ts';

/** Props around the women, painted in the same style. */

const { ink, brand, ground, tint, action, accent, soft, success } = palette;

/** A prop's shape, modeled by the light. `depth` grows with the size of the prop. */
export const painted = (path: string, colour: string, depth = 5): string =>
  rounded(path, colour, depth * 1.7);

const pencil = mix(ink, accent, 0.4);

/** A brush line, for cords, stems, folds and writing. */
export const stroke = (path: string, width = 5, colour: string = pencil): string =>
  brushed(path, colour, width);

export const at = (x: number, y: number, content: string, size = 1, flip = false): string =>
  `<g transform="translate(${x} ${y}) scale(${flip ? -size : size} ${size})">${content}</g>`;

/** A laptop seen from behind. It stands on (0, 0), and its lid is 320 wide. */
export const laptopBack = (): string =>
  painted(
    'M-160 -8L-148 -206C-147 -214 -142 -218 -134 -218H134C142 -218 147 -214 148 -206L160 -8Z',
    '#e9dfe4',
  ) +
  `<path d="M-120 -218H134C142 -218 147 -214 148 -206L160 -8H60Z" fill="#fff" opacity=".35"/>` +
  painted('M-178 -8H178C178 4 170 8 160 8H-160C-170 8 -178 4 -178 -8Z', '#cfc2cb') +
  bloomAt(0, -112, 62, action, accent);

/** A jug of flowers; stands on (0, 0). */
export const jug = (colour: string = ground, seed = 3): string =>
  plant.bush(0, -150, 74, 34, seeded(seed)) +
  painted('M-56 -130C-70 -80 -62 -20 -40 0H40C62 -20 70 -80 56 -130Z', colour) +
  stroke('M56 -112C96 -112 96 -44 58 -44') +
  stroke('M-58 -84C-30 -74 30 -74 58 -84', 4, accent) +
  stroke('M-60 -66C-30 -56 30 -56 60 -66', 4, accent);

export const mug = (colour: string = soft): string =>
  stroke('M36 -62C66 -62 66 -20 34 -22') +
  painted('M-38 -80H38L32 -6C31 -2 28 0 24 0H-24C-28 0 -31 -2 -32 -6Z', colour) +
  stroke('M-12 -104C-22 -118 -2 -126 -12 -142', 4) +
  stroke('M12 -100C2 -114 22 -122 12 -138', 4);

export const books = (): string =>
  painted('M-80 -26H80V0H-80Z', accent) +
  painted('M-70 -50H86V-26H-70Z', ground) +
  painted('M-84 -76H66V-50H-84Z', success) +
  stroke('M-60 -63H-20', 4, ground) +
  stroke('M-58 -13H-10', 4, tint);

/** A snake plant in a pot; stands on (0, 0). */
export const snakePlant = (): string =>
  [
    ['M-10 -110C-60 -190 -66 -280 -50 -340C-20 -280 4 -190 6 -110Z', success],
    ['M8 -110C10 -210 30 -300 56 -370C70 -280 56 -180 34 -110Z', mix(success, light.leaf, 0.7)],
    ['M0 -110C-14 -220 -8 -330 2 -420C26 -330 28 -210 20 -110Z', mix(success, ink, 0.2)],
    ['M20 -110C40 -170 74 -220 108 -244C104 -190 74 -140 46 -110Z', success],
  ]
    .map(([path = '', colour = success]) => painted(path, colour))
    .join('') +
  painted('M-66 -116H86L70 -8C69 -3 66 0 60 0H-40C-46 0 -49 -3 -50 -8Z', accent) +
  painted('M-74 -132H94V-104H-74Z', mix(accent, ground, 0.2));

/** A lamp that hangs from the top edge on a cord of length `drop`. */
export const pendant = (drop: number, colour: string = brand): string =>
  stroke(`M0 -20V${drop}`, 5) +
  `<path d="M-150 ${drop + 330}L-70 ${drop + 80}H70L150 ${drop + 330}Z" fill="#fff3cf" opacity=".28"/>` +
  painted(
    `M-78 ${drop + 84}C-78 ${drop + 22} -40 ${drop} 0 ${drop}C40 ${drop} 78 ${drop + 22} 78 ${drop + 84}Z`,
    colour,
  ) +
  painted(`M-26 ${drop + 84}C-26 ${drop + 108} 26 ${drop + 108} 26 ${drop + 84}Z`, '#fff3cf');

/** A scalloped awning, `width` wide and `drop` tall above its scallops, with its upper left corner at (0, 0). */
export const scallopedAwning = (
  width: number,
  stripes: number,
  colours: readonly [string, string],
  drop = 110,
): string => {
  const step = width / stripes;
  return (
    range(stripes)
      .map((index) =>
        painted(
          `M${index * step} 0H${(index + 1) * step}V${drop}A${step / 2} ${step / 2} 0 0 1 ${index * step} ${drop}Z`,
          colours[index % 2] ?? colours[0],
        ),
      )
      .join('') + filled(`M0 ${drop - 6}H${width}V${drop + 4}H0Z`, brand, 0.22)
  );
};
