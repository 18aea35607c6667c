import { board, type Atelier } from './board.ts';
import { drawBloom } from './compositions/bloom.ts';
import { drawCity } from './compositions/city.ts';
import { drawDoor } from './compositions/door.ts';
import { drawPages } from './compositions/pages.ts';
import { drawPrint } from './compositions/print.ts';
import { drawStreet } from './compositions/street.ts';
import { drawTicket } from './compositions/ticket.ts';
import { drawVignette } from './compositions/vignette.ts';
import type { ShareCard } from './share-card.ts';

const drawing = (card: ShareCard, atelier: Atelier): string => {
  switch (card.kind) {
    case 'street':
      return drawStreet(card, atelier);
    case 'door':
      return drawDoor(card, atelier);
    case 'city':
      return drawCity(card, atelier);
    case 'print':
      return drawPrint(card, atelier);
    case 'vignette':
      return drawVignette(card, atelier);
    case 'ticket':
      return drawTicket(card, atelier);
    case 'pages':
      return drawPages(card, atelier);
    case 'bloom':
      return drawBloom(card, atelier);
  }
};

/** A share image as SVG; all its text is outlines, its pictures are still only named. */
export const drawCard = (card: ShareCard, atelier: Atelier): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${board.width}" height="${board.height}" viewBox="0 0 ${board.width} ${board.height}">${drawing(card, atelier)}</svg>`;
