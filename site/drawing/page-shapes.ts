import { mark } from 'virtual:brand';

/** The most pages a website package can have. */
export const mostPages = 12;

/** The outline of one page of a website: a petal, or a sheet of paper when the mark is not a bloom. */
export const pageOutline = mark.isBloom
  ? 'M-19-76L-45-174A45 45 0 0 1 45-174L19-76Z'
  : 'M-44-60H44V60H-44Z';

/** The transform of a page. Petals run left to right around an upright middle; sheets form rows of four. */
export const pagePlace = (index: number, pages: number): string =>
  mark.isBloom
    ? `rotate(${(360 / mostPages) * (index - (pages - 1) / 2)})`
    : `translate(${((index % 4) - 1.5) * 108} ${(Math.floor(index / 4) - 1) * 144})`;
