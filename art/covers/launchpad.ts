import { mix, palette } from '../palette.ts';
import { at, painted, scallopedAwning, stroke } from '../people/props.ts';
import { bloomAt } from '../studio/bloom.ts';
import { range } from '../studio/random.ts';
import { arch } from '../studio/shapes.ts';
import { coverBoard, hill } from './board.ts';

const { brand, ground, action, accent, soft, success } = palette;

/** The balloon's envelope: eleven gores, striped like an awning. */
const envelope = (): string => {
  const edge = (share: number) =>
    `C${800 + share * 380} 100 ${800 + share * 400} 420 ${800 + share * 84} 610`;
  const gores = range(11).map((index) => {
    const [from, to] = [-1 + (index * 2) / 11, -1 + ((index + 1) * 2) / 11];
    const back = `C${800 + to * 400} 420 ${800 + to * 380} 100 800 70`;
    return painted(
      `M800 70${edge(from)}L${800 + to * 84} 610${back}Z`,
      index % 2 ? '#fff3df' : accent,
      5,
    );
  });
  return (
    gores.join('') +
    `<path d="M800 70${edge(1)}L${800 + 10} 610C980 420 960 160 800 70Z" fill="${brand}" opacity=".22"/>`
  );
};

const shopBasket = (): string =>
  stroke('M724 640L742 720M876 640L858 720M772 646L776 716M828 646L824 716', 5) +
  painted('M732 714H868V826H732Z', '#f6d9b0') +
  painted('M722 700H878V726H722Z', brand) +
  at(732, 726, scallopedAwning(136, 6, [accent, '#fff3df'], 22)) +
  painted(arch(748, 768, 44, 58), '#ffdf9f', 4) +
  painted(arch(810, 764, 42, 62), success, 4) +
  stroke('M732 826C760 838 840 838 868 826', 5);

const cloud = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-120 30C-150 30 -150 -14 -112 -14C-106 -60 -34 -66 -22 -28C4 -56 62 -44 60 -6C104 -14 116 30 82 30Z" fill="#fff8ea"/></g>`;

const town = (): string =>
  range(17)
    .map((index) => {
      const height = 60 + ((index * 53) % 70);
      const x = 30 + index * 94;
      return (
        painted(
          `M${x} ${900 - height}H${x + 84}V910H${x}Z`,
          [soft, '#f3d9b8', mix(success, ground, 0.45), accent, '#f8e9cf'][index % 5] ?? soft,
          4,
        ) +
        painted(arch(x + 28, 866, 28, 44), brand, 3) +
        stroke(`M${x} ${920 - height}H${x + 84}`, 4)
      );
    })
    .join('');

/** The Authority Launchpad: a shop lifting off under an awning-striped balloon. */
export const launchpad = (): string =>
  coverBoard(
    '#f9d9b0',
    [
      `<circle cx="800" cy="360" r="470" fill="#fdeccb"/>`,
      cloud(300, 260, 1.3),
      cloud(1300, 200, 1),
      cloud(1400, 540, 1.4),
      cloud(190, 560, 0.9),
      hill(800, 60, '#e8b98c'),
      hill(850, 40, mix(success, '#e8b98c', 0.5)),
      town(),
      `<rect x="-20" y="908" width="1640" height="120" fill="${mix(brand, accent, 0.25)}"/>`,
      stroke('M-20 908H1620', 5),
      '<g transform="translate(64 -26) scale(.92)">',
      envelope(),
      painted('M800 272A84 84 0 1 1 799.900 272Z', ground),
      bloomAt(800, 356, 140, action, accent),
      at(716, 606, scallopedAwning(168, 8, [action, '#fff3df'], 30)),
      shopBasket(),
      '</g>',
    ].join(''),
  );
