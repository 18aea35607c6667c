import { color } from '../../styles/palette.ts';
import { board, ground, inks, margin, rectangle, signature, type Atelier } from '../board.ts';
import { outline, widthOf } from '../outline.ts';
import type { CardOf } from '../share-card.ts';
import { headline } from './headline.ts';

const pavement = 556;
const scale = 1.92;

/** The drawing stands on the right, its ground runs from edge to edge, the sun behind it. */
const skyline = (path: string, stroke: string): string =>
  `<g transform="translate(${board.width - 480 * scale - 72} ${pavement - 172 * scale}) scale(${scale})" fill="none" stroke="${stroke}" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></g>`;

/** A city drawn in one line below its words; its name on the pavement. */
export const drawCity = (card: CardOf<'city'>, atelier: Atelier): string => {
  const ink = inks[card.tone];
  const isDark = card.tone === 'plum' || card.tone === 'ink';
  const kerb = isDark ? color('marigold') : color('plum');
  const words = isDark ? color('ink') : color('paper');
  const lettering = { font: atelier.typefaces.emphasis, size: 32 };
  const right = board.width - margin - widthOf(card.place, lettering);
  return `${ground(ink.ground)}
<circle cx="936" cy="${pavement - 34 * scale}" r="132" fill="${isDark ? color('clay') : color('marigold')}" fill-opacity="${isDark ? 0.55 : 0.5}"/>
${skyline(card.skyline, ink.line)}
${rectangle([0, pavement, board.width, board.height - pavement], kerb)}
${headline(atelier, { ...card, top: 48, width: 1056, height: 176, sizes: [80, 76, 72, 68, 64, 60], colors: ink })}
${signature(atelier, [margin, 604], words, { petals: isDark ? color('ink') : color('marigold') })}
<path d="${outline(card.place, lettering, [right, 604])}" fill="${words}"/>`;
};
