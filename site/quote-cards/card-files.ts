import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { PictureSource } from '../components/Picture/Picture.tsx';
import type { Testimonial } from '@agency/content-model/schemas/testimonial.ts';
import { hashOf } from '../drawing/hash-of.ts';
import { fileOf } from '../pictures/make-picture.ts';
import { avif, pictureSizes } from '../pictures/picture-sizes.ts';
import { unmarked } from '../preview/marks.ts';
import { cardSize, looks } from './looks.ts';
import { drawQuoteCard } from './QuoteCard.tsx';

const encodings = {
  avif: { quality: 55, ...avif },
  jpeg: { quality: 70, mozjpeg: true },
} as const;

export interface CardFile {
  /** Contains a hash of all inputs of the file. */
  name: string;
  width: number;
  format: keyof typeof encodings;
  svg: string;
}

/** The client's portrait, cropped to the card's doorway. */
const portraitFor = async (look: Testimonial['look'], photo: Buffer): Promise<string> => {
  const { width, height } = looks[look].doorway;
  const png = await sharp(photo).autoOrient().resize({ width, height }).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
};

/** The maximum number of cached cards. Pages share cards, but in the preview every keystroke makes a new one. */
const maxCachedCards = 50;

const cards = new Map<string, Promise<string>>();

const svgOf = async ({ role, city, quote, look, emblem, portrait }: Testimonial) => {
  const photo = portrait && (await readFile(fileOf(portrait)));
  const card = unmarked({ role, city, quote, look, emblem });
  const key = hashOf(JSON.stringify(card), photo ?? '');
  const known = cards.get(key);
  if (known) return known;
  const draw = async () =>
    drawQuoteCard({ ...card, portrait: photo && (await portraitFor(look, photo)) });
  if (cards.size === maxCachedCards) cards.clear();
  const drawn = draw();
  cards.set(key, drawn);
  return drawn;
};

const { widths, sizes } = pictureSizes.testimonial;

/** The files of a testimonial's drawn card: AVIF in every width, and a JPEG for browsers without AVIF. */
const filesOf = async (testimonial: Testimonial) => {
  const svg = await svgOf(testimonial);
  const file = (format: CardFile['format'], width: number): CardFile => ({
    name: `${hashOf(svg, JSON.stringify(encodings[format]))}-${width}.${format}`,
    width,
    format,
    svg,
  });
  return {
    pictures: widths.map((width) => file('avif', width)),
    fallback: file('jpeg', widths.at(-1) ?? cardSize.width),
  };
};

/** The files of all drawn cards, not yet generated. */
export const cardFiles = async (testimonials: readonly Testimonial[]): Promise<CardFile[]> => {
  const drawn = testimonials.filter(({ picture }) => !picture);
  const files = await Promise.all(drawn.map(filesOf));
  return files.flatMap(({ pictures, fallback }) => pictures.concat(fallback));
};

/** A testimonial's drawn card as a picture source for pages. */
export const drawnCard = async (testimonial: Testimonial): Promise<PictureSource> => {
  const { pictures, fallback } = await filesOf(testimonial);
  const srcSet = pictures.map((file) => `/quotes/${file.name} ${file.width}w`).join(', ');
  return {
    src: `/quotes/${fallback.name}`,
    width: fallback.width,
    height: (fallback.width * cardSize.height) / cardSize.width,
    sources: [{ type: 'image/avif', srcSet }],
    sizes,
  };
};

export const makeCardFile = ({ svg, width, format }: CardFile): Promise<Buffer> =>
  sharp(Buffer.from(svg))
    .resize({ width })
    .removeAlpha()
    .toFormat(format, encodings[format])
    .toBuffer();
