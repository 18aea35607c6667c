import { color } from '../../styles/palette.ts';
import { ground, inks, margin, signature, type Atelier } from '../board.ts';
import { outline, widthOf } from '../outline.ts';
import type { CardOf } from '../share-card.ts';
import { headline } from './headline.ts';

const petals = 12;
const petal = 'M-19-76L-45-174A45 45 0 0 1 45-174L19-76Z';

const page = (fill: string): string =>
  `<path d="${petal}" fill="${fill}" stroke="${color('ink')}" stroke-width="3"/><path d="M-22-188H22" stroke="${color('ink')}" stroke-width="7"/><path d="M-30-170H30M-28-156H28M-25-142H12" stroke="${color('ink')}" stroke-width="2.5"/><path d="M-14-120H14" stroke="${color('clay')}" stroke-width="12"/>`;

const bud = (line: string): string =>
  `<path d="${petal}" fill="none" stroke="${line}" stroke-dasharray="1 9" stroke-width="3" opacity=".6"/>`;

/** The same bloom as on the page: as many petals are pages as the package has. */
const pageBloom = (pages: number, line: string): string =>
  Array.from({ length: petals }, (_, index) => {
    const angle = (360 / petals) * (index - (pages - 1) / 2);
    const fill = index % 2 === 0 ? color('marigold') : color('paper');
    return `<g transform="rotate(${angle})">${index < pages ? page(fill) : bud(line)}</g>`;
  }).join('');

/** A package that is told by its number of pages. */
export const drawPages = (card: CardOf<'pages'>, atelier: Atelier): string => {
  const ink = inks[card.tone];
  const number = { font: atelier.typefaces.display, size: 88 };
  const count = String(card.pages);
  return `${ground(ink.ground)}
<g transform="translate(918 318) scale(1.22)" stroke-linecap="round" stroke-linejoin="round">${pageBloom(card.pages, ink.words)}
<circle r="72" fill="${color('ink')}" stroke="${color('marigold')}" stroke-width="6"/>
<path d="${outline(count, number, [-widthOf(count, number) / 2, 30])}" fill="${color('marigold')}"/></g>
${headline(atelier, { ...card, top: 64, width: 540, height: 410, colors: ink })}
${signature(atelier, [margin, 566], ink.words)}`;
};
