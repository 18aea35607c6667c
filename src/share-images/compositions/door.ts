import { color } from '../../styles/palette.ts';
import { ground, inks, margin, signature, type Atelier } from '../board.ts';
import type { CardOf } from '../share-card.ts';
import { headline } from './headline.ts';
import { standingDoor } from './standing-door.ts';

/** Words on the left; on the right a doorway that stands on the lower edge. */
export const drawDoor = (card: CardOf<'door'>, atelier: Atelier): string => {
  const ink = inks[card.tone];
  const door = standingDoor({
    left: 772,
    top: 76,
    width: 356,
    picture: card.picture,
    fill: color('marigold'),
    line: { color: ink.line, offset: -20 },
  });
  return `${ground(ink.ground)}
${door}
${headline(atelier, { ...card, top: 64, width: 610, height: 410, colors: ink })}
${signature(atelier, [margin, 566], ink.words)}`;
};
