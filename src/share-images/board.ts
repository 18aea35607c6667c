import { bloomPath } from '../components/Bloom/bloomPath.ts';
import { color } from '../styles/palette.ts';
import type { CardPicture, CardTone } from './share-card.ts';
import { outline } from './outline.ts';
import type { Typefaces } from './typefaces.ts';

/** The size that every network shows whole. */
export const board = { width: 1200, height: 630 } as const;

/** Nothing that must be read stands nearer to an edge: some networks crop. */
export const margin = 72;

/** What every composition is given. */
export interface Atelier {
  typefaces: Typefaces;
  siteName: string;
}

/** The colours of words and lines on each ground. */
export const inks = {
  sand: { ground: color('sand'), words: color('ink'), quiet: color('clay'), line: color('plum') },
  rose: { ground: color('rose'), words: color('ink'), quiet: color('plum'), line: color('plum') },
  plum: {
    ground: color('plum'),
    words: color('paper'),
    quiet: color('rose'),
    line: color('marigold'),
  },
  ink: {
    ground: color('ink'),
    words: color('paper'),
    quiet: color('rose'),
    line: color('marigold'),
  },
} as const satisfies Record<CardTone, Record<'ground' | 'words' | 'quiet' | 'line', string>>;

export const rectangle = (
  [x, y, width, height]: readonly [number, number, number, number],
  fill: string,
  opacity = 1,
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" fill-opacity="${opacity}"/>`;

export const ground = (fill: string): string => rectangle([0, 0, board.width, board.height], fill);

/** The marigold of the brand with its heart, its middle at (x, y). */
export const bloom = (
  [x, y]: readonly [number, number],
  size: number,
  [petals, heart]: readonly [string, string],
): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 48}) rotate(7) translate(-24 -24)"><path d="${bloomPath}" fill="${petals}"/><circle cx="24" cy="24" r="5" fill="${heart}"/></g>`;

/** The mark and the name of the agency, on a line at this height. */
export const signature = (
  { typefaces, siteName }: Atelier,
  [x, y]: readonly [number, number],
  words: string,
  { size = 32, petals = color('marigold') } = {},
): string => {
  const name = outline(siteName, { font: typefaces.display, size }, [x + size * 1.55, y]);
  const mark = bloom([x + size * 0.6, y - size * 0.34], size * 1.35, [petals, color('clay')]);
  return `${mark}<path d="${name}" fill="${words}"/>`;
};

/** The drawn underline of the brand below a word. */
export const swash = ([x, y]: readonly [number, number], width: number): string =>
  `<path transform="translate(${x} ${y}) scale(${width / 240} 1.1)" d="M3 13.5C40 6.5 92 3.6 141 5.2c32 1 63 3.4 94 7.3-42-3.2-90-3.4-131 .6-13 1.3-26 2.9-38 5.4" fill="none" stroke="${color('marigold')}" stroke-width="7" stroke-linecap="round" vector-effect="non-scaling-stroke"/>`;

/** A doorway: straight sides under a half-round head. */
export const doorway = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y + height}V${y + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${y + width / 2}V${y + height}Z`;

/** A picture that fills its box; `render.ts` puts the file in. */
export const picture = (
  { file }: CardPicture,
  [x, y, width, height]: readonly [number, number, number, number],
  { clip = '', fit = 'cover', position = 'centre' } = {},
): string =>
  `<image data-file="${encodeURIComponent(file)}" data-fit="${fit}" data-position="${position}" x="${x}" y="${y}" width="${width}" height="${height}"${clip && ` clip-path="url(#${clip})"`}/>`;

/** The striped, scalloped awning along the upper edge. */
export const awning = (
  stripe: number,
  depth: number,
  colors: readonly [string, string],
): string => {
  const stripes = Array.from({ length: Math.ceil(board.width / stripe) }, (_, index) => {
    const left = index * stripe;
    const radius = stripe / 2;
    return `<path d="M${left} 0H${left + stripe}V${depth - radius}A${radius} ${radius} 0 0 1 ${left} ${depth - radius}Z" fill="${colors[index % 2]}"/>`;
  });
  const shadow = `<path d="M0 0H${board.width}V${depth - stripe / 2 + 12}H0Z" fill="${color('ink')}" fill-opacity=".1"/>`;
  return `${shadow}${stripes.join('')}${rectangle([0, 0, board.width, depth * 0.2], color('ink'), 0.13)}`;
};
