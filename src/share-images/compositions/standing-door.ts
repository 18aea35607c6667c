import { board, doorway, picture } from '../board.ts';
import type { CardPicture } from '../share-card.ts';

interface StandingDoor {
  left: number;
  top: number;
  width: number;
  picture: CardPicture;
  /** Behind the picture, where it lets something through. */
  fill: string;
  /** The outline of a second door, moved sideways by this and upward by 20. */
  line: { color: string; offset: number };
}

/** A doorway that stands on the lower edge, with a picture in it and the outline of another behind it. */
export const standingDoor = ({ left, top, width, fill, line, ...shown }: StandingDoor): string => {
  const height = board.height - top;
  const path = doorway(left, top, width, height);
  const behind = doorway(left + line.offset, top - 20, width, board.height);
  return `<defs><clipPath id="door"><path d="${path}"/></clipPath></defs>
<path d="${behind}" fill="none" stroke="${line.color}" stroke-width="3"/>
<path d="${path}" fill="${fill}"/>
${picture(shown.picture, [left, top, width, height], { clip: 'door' })}`;
};
