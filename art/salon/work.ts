import { mix, palette } from '../palette.ts';
import { portrait, type Woman } from '../people/woman.ts';
import { grain } from '../studio/grain.ts';
import { range, seeded } from '../studio/random.ts';
import type { Painting } from '../studio/picture.ts';

/** Six hairstyles for the salon template's portfolio. */

const copper = '#b4572c';
const silver = '#b9aeb6';
const honey = '#c58a45';
const dark = '#2f1d22';
const chestnut = '#6a3a24';

const fair = '#f8d9c4';
const tan = '#dca27b';
const brown = '#b97a56';
const deep = '#8d5439';

const { ground } = palette;
/** The salon's own colors, the same as in `site/styles/tokens.css`. */
const green = '#1f4a3c';
const linen = '#fbfaf6';
const mist = '#c9dccf';
const blush = '#f6cfd3';
const rust = '#9c3b4a';

// These faces and walls appear nowhere else on the site.
const work: { woman: Woman; wall: string; flowers?: boolean }[] = [
  {
    woman: {
      hair: 'bob',
      hairColours: [copper],
      skin: fair,
      eyes: 'lowered',
      mouth: 'calm',
      outfit: 'rollneck',
      clothes: [linen, '#d6a85c'],
      tilt: 4,
    },
    wall: blush,
  },
  {
    woman: {
      hair: 'curls',
      hairColours: [dark],
      skin: deep,
      eyes: 'open',
      mouth: 'smiling',
      outfit: 'dress',
      clothes: [rust, '#e3b566'],
      tilt: -3,
    },
    wall: mist,
  },
  {
    woman: {
      hair: 'lob',
      hairColours: [silver],
      browColour: '#7d6464',
      skin: fair,
      eyes: 'open',
      mouth: 'smiling',
      glasses: 'round',
      isOlder: true,
      outfit: 'blouse',
      clothes: [green, linen],
      tilt: 2,
    },
    wall: blush,
  },
  {
    woman: {
      hair: 'waves',
      hairColours: [honey],
      skin: tan,
      eyes: 'lowered',
      mouth: 'calm',
      outfit: 'scoop',
      clothes: [mist, linen],
      tilt: 5,
    },
    wall: mix(green, linen, 0.35),
  },
  {
    woman: {
      hair: 'crop',
      hairColours: [dark],
      skin: brown,
      eyes: 'open',
      mouth: 'calm',
      earrings: '#e3b566',
      outfit: 'roundCollar',
      clothes: [blush, linen],
      tilt: -2,
    },
    wall: mist,
  },
  {
    woman: {
      hair: 'loose',
      hairColours: [chestnut],
      skin: tan,
      eyes: 'lowered',
      mouth: 'calm',
      outfit: 'dress',
      clothes: [linen, '#d6a85c'],
      tilt: 4,
    },
    wall: mix(rust, linen, 0.45),
    flowers: true,
  },
];

const babysBreath = (): string => {
  const { between } = seeded(29);
  return range(16)
    .map(() => {
      const [x, y, size] = [between(640, 860), between(300, 400), between(13, 22)];
      return `<circle cx="${x}" cy="${y}" r="${size}" fill="${ground}"/>`;
    })
    .join('');
};

const paint =
  ({ woman, wall, flowers }: (typeof work)[number]) =>
  (): string =>
    `<svg width="800" height="1000" viewBox="0 0 800 1000" style="position:absolute">
<rect width="800" height="1000" fill="${wall}"/>
<svg x="-155" y="20" width="1100" height="1100" viewBox="0 0 1744 1744">${portrait(woman)}${flowers ? babysBreath() : ''}</svg>
</svg>${grain({ strength: 0.16 })}`;

export const salonPictures: Painting[] = work.map((style, index) => ({
  name: `salon/work-${index + 1}.webp`,
  width: 800,
  height: 1000,
  quality: 76,
  paint: paint(style),
}));
