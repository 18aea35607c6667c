import { color } from '../../styles/palette.ts';
import {
  board,
  doorway,
  ground,
  inks,
  margin,
  picture,
  signature,
  type Atelier,
} from '../board.ts';
import type { CardOf } from '../share-card.ts';
import { headline } from './headline.ts';

const door = { x: 772, y: 76, width: 356, height: board.height - 76 } as const;
const path = doorway(door.x, door.y, door.width, door.height);

/** Words on the left; on the right a doorway that stands on the lower edge. */
export const drawDoor = (card: CardOf<'door'>, atelier: Atelier): string => {
  const ink = inks[card.tone];
  return `<defs><clipPath id="door"><path d="${path}"/></clipPath></defs>
${ground(ink.ground)}
<path d="${doorway(door.x - 20, door.y - 20, door.width, board.height)}" fill="none" stroke="${ink.line}" stroke-width="3"/>
<path d="${path}" fill="${color('marigold')}"/>
${picture(card.picture, [door.x, door.y, door.width, door.height], { clip: 'door' })}
${headline(atelier, { ...card, top: 64, width: 610, height: 410, colors: ink })}
${signature(atelier, [margin, 566], ink.words)}`;
};
