import { ground, inks, margin, picture, signature, type Atelier } from '../board.ts';
import type { CardOf } from '../share-card.ts';
import { headline } from './headline.ts';

/** Words on the left, a drawing without a background on the right. */
export const drawVignette = (card: CardOf<'vignette'>, atelier: Atelier): string => {
  const ink = inks[card.tone];
  return `${ground(ink.ground)}
${picture(card.picture, [660, 45, 540, 540], { fit: 'contain' })}
${headline(atelier, { ...card, top: 64, width: 570, height: 410, colors: ink })}
${signature(atelier, [margin, 566], ink.words)}`;
};
