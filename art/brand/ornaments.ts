import type { Drawing } from '../studio/picture.ts';

/** The hand-drawn line under one key word. One stroke of `pathLength` 1, so that it can draw itself. */
const swash = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 26" preserveAspectRatio="none" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path pathLength="1" d="M5 11C44 5 101 3 168 4.400C196 5 219 6.600 234 9.400C188 9.400 128 12.600 84 21C118 18 158 18.400 190 21.400"/></svg>\n`;

/** One repeat of the scalloped awning, two stripes wide; `currentColor` and paper. */
const awning = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 56"><path d="M0 0H40V36A20 20 0 0 1 0 36Z" fill="currentColor"/><path d="M40 0H80V36A20 20 0 0 1 40 36Z" fill="#fffbf5"/><path d="M0 0H80V12H0Z" fill="#2b1b2f" opacity=".14"/><path d="M0 34H80" stroke="#2b1b2f" stroke-opacity=".16" stroke-width="2"/></svg>\n`;

export const ornamentPictures: Drawing[] = [
  { name: 'swash.svg', draw: swash },
  { name: 'awning.svg', draw: awning },
];
