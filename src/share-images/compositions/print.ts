import { color } from '../../styles/palette.ts';
import { ground, inks, margin, picture, rectangle, signature, type Atelier } from '../board.ts';
import { outline, widthOf } from '../outline.ts';
import type { CardOf } from '../share-card.ts';
import { headline } from './headline.ts';

const print = { x: 640, y: 96, width: 720, height: 450, edge: 16 } as const;

/** A large print, pinned at a slant and running off the right edge. */
const pinned = (card: CardOf<'print'>): string => {
  const { x, y, width, height, edge } = print;
  const frame = [x - edge, y - edge, width + 2 * edge, height + 2 * edge] as const;
  const shadow = rectangle([frame[0] + 14, frame[1] + 18, frame[2], frame[3]], color('ink'), 0.35);
  return `<g transform="rotate(-3.5 ${x} ${y + height})">${shadow}${rectangle(frame, color('paper'))}${picture(card.picture, [x, y, width, height])}</g>`;
};

/** The picture begins beside it. */
const kickerWidth = 500;

/** An article or a website: what it is about, its title, and its picture. */
export const drawPrint = (card: CardOf<'print'>, atelier: Atelier): string => {
  const large = { font: atelier.typefaces.text, size: 26, tracking: 0.02 };
  const size = large.size * Math.min(1, kickerWidth / widthOf(card.kicker, large));
  const kicker = { ...large, size };
  return `${ground(color('plum'))}
<circle cx="1010" cy="330" r="430" fill="${color('ink')}" fill-opacity=".28"/>
${pinned(card)}
<path d="${outline(card.kicker, kicker, [margin, 96])}" fill="${color('marigold')}"/>
${headline(atelier, { ...card, top: 132, width: 500, height: 366, colors: inks.plum, sizes: [84, 78, 72, 66, 60, 54, 48, 44] })}
${signature(atelier, [margin, 566], color('paper'))}`;
};
