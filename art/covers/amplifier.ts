import { mix, palette } from '../palette.ts';
import { painted, stroke } from '../people/props.ts';
import { bloomAt } from '../studio/bloom.ts';
import { range } from '../studio/random.ts';
import { arch } from '../studio/shapes.ts';
import { coverBoard } from './board.ts';

const { ink, brand, ground, action, accent, soft, success } = palette;

/** The horn of a gramophone, shaped like a marigold with twelve petals. */
const horn = (x: number, y: number): string => {
  const petal = (turn: number, reach: number, colour: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${painted(`M0 0C${-reach * 0.16} ${-reach * 0.4} ${-reach * 0.4} ${-reach * 0.8} ${-reach * 0.2} ${-reach}C${-reach * 0.1} ${-reach * 1.05} ${-reach * 0.03} ${-reach * 1.02} 0 ${-reach * 0.95}C${reach * 0.03} ${-reach * 1.02} ${reach * 0.1} ${-reach * 1.05} ${reach * 0.2} ${-reach}C${reach * 0.4} ${-reach * 0.8} ${reach * 0.16} ${-reach * 0.4} 0 0Z`, colour, 6)}</g>`;
  return [
    range(12)
      .map((index) => petal(index * 30 + 15, 300, mix(action, accent, 0.4)))
      .join(''),
    range(12)
      .map((index) => petal(index * 30, 262, action))
      .join(''),
    range(12)
      .map((index) => petal(index * 30 + 15, 170, mix(action, '#fff0c4', 0.4)))
      .join(''),
    painted(`M${x - 64} ${y}A64 64 0 1 1 ${x + 64} ${y}A64 64 0 1 1 ${x - 64} ${y}Z`, accent, 6),
    `<circle cx="${x}" cy="${y}" r="36" fill="${mix(brand, ink, 0.4)}"/>`,
  ].join('');
};

const rings = (x: number, y: number): string =>
  range(5)
    .map(
      (index) =>
        `<circle cx="${x}" cy="${y}" r="${380 + index * 150}" fill="none" stroke="${index % 2 ? soft : action}" stroke-width="${10 - index}" stroke-dasharray="${index % 2 ? '2 26' : '60 34'}" stroke-linecap="round" opacity="${0.62 - index * 0.08}"/>`,
    )
    .join('');

const cabinet = (): string =>
  stroke('M620 486C520 560 470 620 452 700', 44) +
  stroke('M620 486C520 560 470 620 452 700', 32, '#c98a3c') +
  painted('M240 730H720V900H240Z', '#a0573a', 6) +
  painted('M216 700H744V738H216Z', '#bd6c47', 6) +
  painted('M226 900H734V930H226Z', '#bd6c47', 6) +
  painted('M330 690C330 668 610 668 610 690V702H330Z', ink) +
  painted('M420 700C420 676 486 676 486 700Z', '#c98a3c') +
  range(3)
    .map((index) => painted(arch(282 + index * 142, 768, 112, 112), mix(brand, accent, 0.25)))
    .join('') +
  bloomAt(480, 832, 62, action, accent) +
  stroke('M744 820H800V780', 10) +
  painted('M788 744H812V784H788Z', soft, 4);

/** The Authority Amplifier: a gramophone whose horn is a marigold in full bloom. */
export const amplifier = (): string =>
  coverBoard(
    brand,
    [
      `<circle cx="760" cy="380" r="640" fill="${mix(brand, accent, 0.16)}"/>`,
      rings(760, 380),
      [
        [1240, 180, 74],
        [1420, 420, 104],
        [1180, 640, 60],
        [1480, 720, 66],
        [1330, 860, 44],
        [250, 160, 56],
        [110, 430, 80],
        [1080, 90, 40],
      ]
        .map(([x = 0, y = 0, size = 0], index) =>
          bloomAt(x, y, size, [soft, action, '#f6d9b0'][index % 3] ?? soft, accent),
        )
        .join(''),
      painted('M-20 930H1620V966H-20Z', '#e2a875', 6),
      `<rect x="-20" y="966" width="1640" height="60" fill="${mix(brand, ink, 0.5)}"/>`,
      cabinet(),
      horn(760, 380),
      painted('M1010 812H1230V932H1010Z', success, 6) +
        painted('M1030 772H1216V812H1030Z', soft, 6) +
        painted('M996 736H1200V772H996Z', ground, 6) +
        stroke('M1030 754H1100M1040 872H1110', 5, accent),
    ].join(''),
  );
