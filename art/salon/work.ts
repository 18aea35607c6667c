import { mix, palette } from '../palette.ts';
import { portrait, type Woman } from '../people/woman.ts';
import { range, seeded } from '../studio/random.ts';
import type { Painting } from '../studio/picture.ts';

/** Six hairstyles for the portfolio of the salon template. */

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
/** The salon's own colours, as in src/styles/tokens.css. */
const green = '#1f4a3c';
const linen = '#fbfaf6';
const mist = '#c9dccf';
const blush = '#f6cfd3';
const rust = '#9c3b4a';

const guest = (
  hair: string,
  hairColour: string,
  skin: string,
  clothes: string,
  body: string,
  face: Pick<Woman, 'lips' | 'eyes' | 'brows' | 'nose' | 'glasses'>,
): Woman => ({ hair, hairColour, skin, clothes: [clothes], body, ...face });

// Faces and walls that nobody else on the site has.
const work: { woman: Woman; wall: string; flowers?: boolean }[] = [
  {
    woman: guest('43', copper, fair, linen, '14', {
      lips: '23',
      eyes: '05',
      brows: '08',
      nose: '05',
    }),
    wall: blush,
  },
  {
    woman: guest('20', dark, deep, rust, '08', { lips: '22', eyes: '01', brows: '11', nose: '14' }),
    wall: mist,
  },
  {
    woman: guest('10', silver, fair, green, '21', {
      lips: '08',
      eyes: '05',
      brows: '02',
      nose: '11',
      glasses: '05',
    }),
    wall: blush,
  },
  {
    woman: guest('28', honey, tan, mist, '25', { lips: '22', eyes: '05', brows: '04', nose: '08' }),
    wall: mix(green, linen, 0.35),
  },
  {
    woman: guest('33', dark, brown, blush, '11', {
      lips: '23',
      eyes: '01',
      brows: '13',
      nose: '11',
    }),
    wall: mist,
  },
  {
    woman: guest('29', chestnut, tan, linen, '13', {
      lips: '08',
      eyes: '05',
      brows: '06',
      nose: '05',
    }),
    wall: mix(rust, linen, 0.45),
    flowers: true,
  },
];

const babysBreath = (): string => {
  const { between } = seeded(29);
  return range(16)
    .map(() => {
      const [x, y, size] = [between(640, 860), between(300, 400), between(13, 22)];
      return `<circle cx="${x}" cy="${y}" r="${size}" fill="${ground}" stroke="${palette.ink}" stroke-width="5"/>`;
    })
    .join('');
};

const paint =
  ({ woman, wall, flowers }: (typeof work)[number]) =>
  (): string =>
    `<svg width="800" height="1000" viewBox="0 0 800 1000">
<rect width="800" height="1000" fill="${wall}"/>
<svg x="-155" y="20" width="1100" height="1100" viewBox="0 0 1744 1744">${portrait(woman)}${flowers ? babysBreath() : ''}</svg>
</svg>`;

export const salonPictures: Painting[] = work.map((style, index) => ({
  name: `salon/work-${index + 1}.webp`,
  width: 800,
  height: 1000,
  quality: 86,
  paint: paint(style),
}));
