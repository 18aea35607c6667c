import { plant } from '../plants/plants.ts';
import { inLight, mix, palette } from '../palette.ts';
import { at, painted, scallopedAwning, stroke } from '../people/props.ts';
import { bloomAt } from '../studio/bloom.ts';
import { seeded } from '../studio/random.ts';
import { arch } from '../studio/shapes.ts';
import { coverBoard } from './board.ts';

const { ink, brand, ground, tint, action, accent, soft, success } = palette;

const signs = [
  bloomAt(0, 0, 66, accent),
  stroke('M0 -30A13 13 0 1 1 -.1 -30M-26 26C-26 -2 26 -2 26 26Z', 5),
  stroke('M-26 -18H26V24H-26ZM-26 -2H26M-10 -18V-28H10V-18', 5),
  stroke('M-26 -22H26V12H4L-10 28V12H-26ZM-12 -6H12', 5),
  stroke('M-28 -18H28V22H-28ZM-28 -16L0 8L28 -16', 5),
];

type Entrance = { door: string; wall: string; awning?: string };

const entrances: Entrance[] = [
  { door: brand, wall: '#f3d9b8', awning: accent },
  { door: success, wall: soft },
  { door: accent, wall: '#f8e9cf', awning: action },
  { door: inLight(palette.brand, 0.48), wall: '#c9d3bd' },
  { door: action, wall: mix(soft, accent, 0.22), awning: brand },
];

const entrance = ({ door, wall, awning }: Entrance, index: number): string => {
  const x = 60 + index * 296;
  const random = seeded(60 + index);
  const height = [64, 10, 40, 0, 54][index] ?? 0;
  return [
    painted(`M${x} ${150 + height}H${x + 296}V860H${x}Z`, wall),
    painted(
      `M${x - 8} ${126 + height}H${x + 304}V${156 + height}H${x - 8}Z`,
      mix(wall, brand, 0.3),
    ),
    painted(
      `M${x + 88} ${196 + height * 0.8}H${x + 208}V${296 + height * 0.4}H${x + 88}Z`,
      ground,
      4,
    ),
    `<g transform="translate(${x + 148} ${246 + height * 0.6})">${signs[index] ?? ''}</g>`,
    painted(arch(x + 44, 372, 208, 488), mix(wall, ground, 0.6)),
    painted(arch(x + 60, 390, 176, 470), door),
    painted(arch(x + 86, 418, 124, 210), '#ffdf9f', 4),
    stroke(`M${x + 148} 418V628M${x + 86} 530H${x + 210}`, 4),
    painted(`M${x + 86} 668H${x + 210}V816H${x + 86}Z`, mix(door, ink, 0.22), 4),
    `<circle cx="${x + 220}" cy="650" r="8" fill="${door === action ? brand : action}"/>`,
    awning ? at(x + 31, 330, scallopedAwning(234, 7, [awning, '#fff6e8'], 66)) : '',
    index % 2
      ? plant.bush(x + 2, 826, 44, 30, random) +
        painted(`M${x - 42} 820H${x + 46}L${x + 34} 884H${x - 30}Z`, accent)
      : '',
  ].join('');
};

/** Five pages every site needs, as five doors on Main Street. */
export const essentialPages = (): string =>
  coverBoard(
    '#fbdfb8',
    [
      `<circle cx="800" cy="240" r="300" fill="#fff0cf"/>`,
      ...entrances.map(entrance),
      painted('M-20 860H1620V890H-20Z', tint),
      `<rect x="-20" y="890" width="1640" height="130" fill="#e6c3a0"/>`,
      stroke('M-20 890H1620', 5),
      stroke('M120 960H320M420 960H620M720 960H920M1020 960H1220M1320 960H1520', 8, '#fff3dc'),
      plant.bush(28, 870, 60, 36, seeded(3)),
      plant.bush(1572, 870, 60, 36, seeded(4)),
    ].join(''),
  );
