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

const { sage, rose, marigold, plum, sand, paper } = palette;

const guest = (
  hair: string,
  hairColour: string,
  skin: string,
  clothes: string,
  body = '25',
): Woman => ({ hair, hairColour, skin, clothes: [clothes], body, lips: '23', eyes: '05' });

const work: { woman: Woman; wall: string; flowers?: boolean }[] = [
  { woman: guest('43', copper, fair, mix(sage, paper, 0.2), '14'), wall: rose },
  { woman: guest('20', dark, deep, marigold, '13'), wall: mix(sage, paper, 0.45) },
  { woman: guest('10', silver, fair, plum, '16'), wall: sand },
  { woman: guest('28', honey, tan, rose, '14'), wall: mix(plum, paper, 0.3) },
  { woman: guest('33', dark, brown, paper, '11'), wall: mix(marigold, paper, 0.35) },
  { woman: guest('29', chestnut, tan, paper, '13'), wall: mix(sage, paper, 0.7), flowers: true },
];

const babysBreath = (): string => {
  const { between } = seeded(29);
  return range(16)
    .map(() => {
      const [x, y, size] = [between(640, 860), between(300, 400), between(13, 22)];
      return `<circle cx="${x}" cy="${y}" r="${size}" fill="${paper}" stroke="${palette.ink}" stroke-width="5"/>`;
    })
    .join('');
};

const paint =
  ({ woman, wall, flowers }: (typeof work)[number]) =>
  (): string =>
    `<svg width="800" height="1000" viewBox="0 0 800 1000">
<rect width="800" height="1000" fill="${wall}"/>
<circle cx="400" cy="420" r="330" fill="${paper}" opacity=".45"/>
<svg x="-155" y="20" width="1100" height="1100" viewBox="0 0 1744 1744">${portrait(woman)}${flowers ? babysBreath() : ''}</svg>
</svg>`;

export const salonPictures: Painting[] = work.map((style, index) => ({
  name: `salon/work-${index + 1}.webp`,
  width: 800,
  height: 1000,
  quality: 86,
  paint: paint(style),
}));
