import { mark } from 'virtual:brand';

/** As many pages as a website package has at most. */
export const mostPages = 12;

/** The outline of a page of a website: a petal of an open bloom, or a sheet where the brand is no flower. */
export const pageOutline = mark.isBloom
  ? 'M-19-76L-45-174A45 45 0 0 1 45-174L19-76Z'
  : 'M-44-60H44V60H-44Z';

/** Where the page of this number stands: petals from the left to the right, the middle one upright; sheets four in a row around the middle. */
export const pagePlace = (index: number, pages: number): string =>
  mark.isBloom
    ? `rotate(${(360 / mostPages) * (index - (pages - 1) / 2)})`
    : `translate(${((index % 4) - 1.5) * 108} ${(Math.floor(index / 4) - 1) * 144})`;
