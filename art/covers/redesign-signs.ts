import { plant } from '../plants/plants.ts';
import { mix, palette } from '../palette.ts';
import { painted, stroke } from '../people/props.ts';
import { bloomAt } from '../studio/bloom.ts';
import { range, seeded } from '../studio/random.ts';
import { coverBoard, hill } from './board.ts';

const { ink, brand, ground, action, accent, soft, success } = palette;

/** The problems as a sign painter's icons: slow, broken on phones, dusty, dead links, silent. */
const troubles = {
  slow:
    stroke('M-26 -32H26M-26 32H26M-20 -32C-20 -8 20 8 20 32M20 -32C20 -8 -20 8 -20 32', 6, ground) +
    stroke('M-8 26H8', 6, action),
  phone: stroke('M-20 -36H20V36H-20ZM-5 25H5', 6, ink) + stroke('M-36 -30L36 30', 7, accent),
  cobweb: stroke(
    'M-40 -30H40M-40 -30L30 36M-40 -30L6 38M-40 -30L42 4M-40 -30V34M-18 -30C-14 -18 -24 -8 -40 -8M4 -30C4 0 -16 14 -40 14',
    4,
    ground,
  ),
  broken:
    stroke(
      'M-14 8L-30 24C-42 36 -58 20 -46 8L-26 -12C-20 -18 -12 -18 -6 -12M14 -8L30 -24C42 -36 58 -20 46 -8L26 12C20 18 12 18 6 12',
      7,
      ink,
    ) + stroke('M-4 -34L0 -22M14 -36L8 -24M-14 34L-8 24M4 36L2 24', 5, accent),
  silent:
    stroke('M-32 -24H32V16H6L-12 34V16H-32Z', 6, ground) +
    stroke('M-14 -4H-13M0 -4H1M14 -4H15', 9, action),
};

const chips = (seed: number, colour: string): string => {
  const random = seeded(seed);
  return range(9)
    .map(
      () =>
        `<path d="M${random.between(-200, 200).toFixed(0)} ${random.between(-48, 44).toFixed(0)}l${random.between(10, 34).toFixed(0)} ${random.between(-6, 6).toFixed(0)}l${random.between(-12, 6).toFixed(0)} ${random.between(6, 14).toFixed(0)}Z" fill="${colour}" opacity=".75"/>`,
    )
    .join('');
};

/** One weathered arrow board on the post. `side` is 1 when it points right, -1 when it points left. */
const arrow = (
  y: number,
  side: number,
  turn: number,
  colour: string,
  icon: string,
  seed: number,
): string =>
  `<g transform="translate(${800 + side * 36} ${y}) rotate(${turn})"><g transform="scale(${side} 1)">${painted('M-216 -58H196L268 0L196 58H-216L-204 26L-220 -4L-206 -30Z', colour, 6)}${chips(seed, mix(colour, '#d9b48f', 0.7))}${stroke('M-190 -20C-60 -26 60 -14 180 -22M-190 24C-40 18 80 30 190 22', 3, mix(colour, ink, 0.35))}</g><circle cx="-36" cy="-34" r="6" fill="${ink}"/><circle cx="-36" cy="34" r="6" fill="${ink}"/><g transform="translate(${side * 70} 0) scale(1.3)">${icon}</g></g>`;

const vulture = stroke('M-60 0C-40 -26 -16 -22 0 0C16 -22 40 -26 60 0', 7, brand);

/** Five signs: a crooked signpost outside town at sunset. */
export const redesignSigns = (): string =>
  coverBoard(
    '#f7b65e',
    [
      `<circle cx="1130" cy="520" r="360" fill="#fbd08a"/><circle cx="1130" cy="520" r="210" fill="#ffe7b6"/>`,
      `<g transform="translate(330 210)">${vulture}</g><g transform="translate(470 300) scale(.6)">${vulture}</g><g transform="translate(1330 170) scale(.7)">${vulture}</g>`,
      hill(640, 60, '#dd8a55'),
      hill(720, 46, mix(accent, brand, 0.25)),
      hill(800, 36, mix(brand, accent, 0.3)),
      hill(880, 26, mix(brand, ink, 0.35)),
      `<path d="M560 1010C700 900 760 860 790 800H826C850 860 980 920 1180 1010Z" fill="#e9b98a"/>`,
      painted('M776 110L826 104L838 960H766Z', '#8a563f', 6),
      stroke('M792 150L790 900M812 300L818 880', 3, '#5e3626'),
      arrow(190, 1, -5, brand, troubles.slow, 1),
      arrow(330, -1, 4, soft, troubles.phone, 2),
      arrow(470, 1, 7, accent, troubles.cobweb, 3),
      arrow(610, -1, -8, '#f6e2bd', troubles.broken, 4),
      arrow(745, 1, -3, success, troubles.silent, 5),
      bloomAt(800, 84, 96, action, accent),
      painted(
        'M200 940V780C200 752 236 752 236 780V850H262V812C262 790 290 790 290 812V880H236V940Z',
        mix(success, ink, 0.2),
      ),
      painted(
        'M1330 950V820C1330 796 1362 796 1362 820V950ZM1362 900H1384V866',
        mix(success, ink, 0.2),
      ),
      plant.bush(760, 968, 120, 34, seeded(12)),
      plant.bush(1500, 1000, 110, 34, seeded(13)),
      plant.bush(70, 1004, 120, 36, seeded(14)),
    ].join(''),
  );
