import { color } from '../../styles/palette.ts';
import { awning, board, margin, picture, signature, type Atelier } from '../board.ts';
import type { CardOf } from '../share-card.ts';
import { headline } from './headline.ts';

/** The street in the morning below the awning, the words in its sky. */
export const drawStreet = (card: CardOf<'street'>, atelier: Atelier): string =>
  `${picture(card.scene, [0, 0, board.width, board.height], { position: 'bottom' })}
${awning(50, 66, [color('clay'), color('paper')])}
${headline(atelier, {
  ...card,
  top: 104,
  width: 760,
  height: 310,
  colors: { words: color('ink'), quiet: color('plum') },
})}
${signature(atelier, [margin, 566], color('ink'), { size: 44 })}`;
