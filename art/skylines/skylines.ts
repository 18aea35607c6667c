import type { Drawing } from '../studio/picture.ts';
import { austin } from './austin.ts';
import { dallas } from './dallas.ts';
import { fortWorth } from './fort-worth.ts';
import { houston } from './houston.ts';
import { lubbock } from './lubbock.ts';
import { mainStreet } from './main-street.ts';
import { sanAntonio } from './san-antonio.ts';

const cities = {
  austin,
  dallas,
  'fort-worth': fortWorth,
  houston,
  'san-antonio': sanAntonio,
  lubbock,
  'main-street': mainStreet,
};

/** Extends the ground line beyond both sides of the drawing, for pages where it joins the page's own horizon. */
const ground = (path: string): string => {
  const height = /M2 (\d+)/.exec(path)?.[1];
  return height === undefined ? '' : `M2 ${height}H-1600M478 ${height}H1600`;
};

const singleLine = (path: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 160" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"><path d="${path.replaceAll(/\s+/g, ' ').trim()}${ground(path)}"/></svg>\n`;

export const skylinePictures: Drawing[] = Object.entries(cities).map(([city, path]) => ({
  name: `skylines/${city}.svg`,
  draw: () => singleLine(path),
}));
