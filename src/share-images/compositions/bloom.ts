import { color } from '../../styles/palette.ts';
import { bloom, ground, inks, margin, signature, type Atelier } from '../board.ts';
import type { CardOf, CardTone } from '../share-card.ts';
import { headline } from './headline.ts';

const petals: Record<CardTone, readonly [string, string]> = {
  sand: [color('marigold'), color('clay')],
  rose: [color('clay'), color('marigold')],
  plum: [color('marigold'), color('clay')],
  ink: [color('rose'), color('clay')],
};

const middle = [1085, 520] as const;

/** Two rings of petals, as a marigold has many. */
const largeBloom = ([outer, heart]: readonly [string, string]): string =>
  `${bloom(middle, 860, [outer, outer])}<g transform="rotate(15 ${middle.join(' ')})">${bloom(middle, 560, [heart, heart])}</g><circle cx="${middle[0]}" cy="${middle[1]}" r="86" fill="${outer}"/>`;

/** Words, and a bloom so large that it grows out of the corner. */
export const drawBloom = (card: CardOf<'bloom'>, atelier: Atelier): string => {
  const ink = inks[card.tone];
  return `${ground(ink.ground)}
${largeBloom(petals[card.tone])}
${headline(atelier, { ...card, top: 64, width: 600, height: 410, colors: ink })}
${signature(atelier, [margin, 566], ink.words)}`;
};
