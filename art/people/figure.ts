import { mix, palette } from '../palette.ts';
import { brushed, filled, lit, rounded, shaded, shadedSkin } from './paint.ts';
import { portrait, type Woman } from './woman.ts';

const ground = 3560;

/** Her figure from hips to shoes, in the units of her portrait. */
const skirt = (colour: string, skin: string): string =>
  brushed('M770 2840V3450', skin, 120) +
  brushed('M1000 2840V3450', shadedSkin(skin), 120) +
  filled(`M700 3430H830L850 ${ground}H640C640 3500 690 3480 700 3430Z`, palette.ink) +
  filled(`M935 3430H1065L1120 ${ground}H900C900 3500 930 3480 935 3430Z`, palette.ink) +
  rounded(
    'M520 1560C520 2000 440 2500 420 2960C720 3020 1040 3020 1330 2960C1310 2500 1230 2000 1230 1560Z',
    colour,
    110,
  );

/** Her arms, with her hands folded in front of her. */
const arms = (sleeve: string, skin: string): string =>
  brushed('M500 1650C520 1800 640 1900 800 1960', lit(sleeve), 165) +
  brushed('M1250 1650C1230 1800 1120 1900 960 1960', shaded(sleeve), 165) +
  brushed('M790 1960C830 1990 900 1990 960 1970', skin, 130);

/** Her full figure, `height` tall, with her shoes at (x, y). */
export const figure = (woman: Woman, x: number, y: number, height: number): string => {
  const isInApron = woman.outfit === 'apron' || woman.outfit === 'shirtAndApron';
  const [colour, second] = woman.clothes;
  const below = isInApron ? colour : mix(colour, palette.brand, 0.5);
  const size = height / (ground - 460);
  return `<g transform="translate(${x} ${y}) scale(${size}) translate(-880 ${-ground})">${skirt(below, woman.skin)}${portrait(woman, 0.72)}${arms(isInApron ? second : colour, woman.skin)}</g>`;
};
