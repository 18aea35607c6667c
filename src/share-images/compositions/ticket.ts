import { color } from '../../styles/palette.ts';
import { awning, ground, inks, margin, signature, type Atelier } from '../board.ts';
import { outline, widthOf } from '../outline.ts';
import type { CardOf } from '../share-card.ts';
import { headline } from './headline.ts';
import { standingDoor } from './standing-door.ts';

/** A ticket of this width, its upper left corner at (0, 0), with punched ends. */
const ticketShape = (width: number, height: number): string => {
  const holes = 5;
  const gap = height / holes;
  const edge = (direction: 1 | -1) =>
    `v${direction * gap * 0.22}a${gap * 0.28} ${gap * 0.28} 0 0 0 0 ${direction * gap * 0.56}v${direction * gap * 0.22}`.repeat(
      holes,
    );
  return `M0 0H${width}${edge(1)}H0${edge(-1)}Z`;
};

const ticket = ({ price, note }: CardOf<'ticket'>, { typefaces }: Atelier): string => {
  const large = { font: typefaces.display, size: 112, tracking: -0.02 };
  const small = { font: typefaces.text, size: 25 };
  const width = Math.max(widthOf(price, large), widthOf(note, small)) + 84;
  const centred = (line: string, lettering: typeof small) => (width - widthOf(line, lettering)) / 2;
  const shape = ticketShape(width, 190);
  return `<g transform="translate(${750 - width / 2} 384) rotate(-7 ${width / 2} 95)"><path transform="translate(5 9)" d="${shape}" fill="${color('ink')}" fill-opacity=".28"/><path d="${shape}" fill="${color('marigold')}"/><path d="${outline(price, large, [centred(price, large), 116])}${outline(note, small, [centred(note, small), 160])}" fill="${color('ink')}"/></g>`;
};

/** The shop front of a package: awning, doorway, and the price on a ticket. */
export const drawTicket = (card: CardOf<'ticket'>, atelier: Atelier): string => {
  const door = standingDoor({
    left: 800,
    top: 118,
    width: 340,
    picture: card.picture,
    fill: color('rose'),
    line: { color: color('plum'), offset: 20 },
  });
  return `${ground(color('sand'))}
${door}
${awning(50, 66, [color('clay'), color('paper')])}
${headline(atelier, { ...card, top: 96, width: 560, height: 400, colors: inks.sand })}
${ticket(card, atelier)}
${signature(atelier, [margin, 566], color('ink'))}`;
};
