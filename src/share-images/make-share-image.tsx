import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { shareImageSize } from '../seo/page-addresses.ts';
import { ShareImage, type ShareCard } from './ShareImage.tsx';

const { resolve } = createRequire(import.meta.url);

const font = async (name: string, style: Font['style'], file: string): Promise<Font> => ({
  name,
  style,
  weight: 400,
  data: await readFile(file),
});

/** The typefaces of the site, as visitors get them. Letters that one lacks are looked for in the next. */
const loadFonts = async (): Promise<Font[]> =>
  Promise.all([
    ...['latin', 'latin-ext'].flatMap((letters) => [
      font('Fraunces', 'normal', `src/assets/fonts/display-${letters}.woff2`),
      font('Fraunces', 'italic', `src/assets/fonts/display-italic-${letters}.woff2`),
    ]),
    font('Figtree', 'normal', resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff')),
  ]);

let fonts: Promise<Font[]> | undefined;

const dataAddress = async (file: string): Promise<string> => {
  const shown = sharp(file).resize({ width: shareImageSize.width, withoutEnlargement: true });
  const png = await shown.png({ compressionLevel: 1 }).toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
};

/** Networks pass over heavy pictures. */
const heaviest = 98_000;

const toJpeg = async (svg: string): Promise<Buffer> => {
  const picture = sharp(Buffer.from(svg), { unlimited: true }).removeAlpha();
  let jpeg = Buffer.alloc(0);
  for (const quality of [84, 72, 60, 48]) {
    jpeg = await picture.clone().jpeg({ quality, progressive: true }).toBuffer();
    if (jpeg.byteLength <= heaviest) break;
  }
  return jpeg;
};

/** The share image of a page: a JPEG of 1200 × 630. */
export const makeShareImage = async (card: ShareCard, siteName: string): Promise<Buffer> => {
  const { drawing } = card;
  const shown =
    'picture' in drawing ? { ...drawing, picture: await dataAddress(drawing.picture) } : drawing;
  const image = <ShareImage card={{ ...card, drawing: shown }} siteName={siteName} />;
  const svg = await satori(image, { ...shareImageSize, fonts: await (fonts ??= loadFonts()) });
  return toJpeg(svg);
};
