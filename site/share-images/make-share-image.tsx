import { readFile } from 'node:fs/promises';
import satori from 'satori';
import sharp from 'sharp';
import { colors, mark } from 'virtual:brand';
import { hashOf } from '../drawing/hash-of.ts';
import { typefaces } from '../drawing/typefaces.ts';
import { shareImageSize } from '@agency/content-model/page-addresses.ts';
import { pictureSizes } from './drawings.tsx';
import { ShareImage, type ShareCard } from './ShareImage.tsx';

/** A hash of all that an image is made from, but the program that draws it. */
export const shareImageKey = async (card: ShareCard, siteName: string): Promise<string> => {
  const { drawing } = card;
  const picture = 'picture' in drawing ? await readFile(drawing.picture) : '';
  const fonts = (await typefaces()).map(({ data }) => new Uint8Array(data));
  return hashOf(JSON.stringify([card, siteName, colors, mark]), picture, ...fonts);
};

/** A picture cut to what is seen of it. */
const dataAddress = async (file: string, kind: keyof typeof pictureSizes): Promise<string> => {
  const shown = sharp(file).resize({
    ...pictureSizes[kind],
    position: kind === 'scene' ? 'bottom' : 'centre',
  });
  const png = await shown.png({ compressionLevel: 1 }).toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
};

/** Networks pass over heavy pictures. */
const heaviest = 98_000;

const toJpeg = async (svg: string): Promise<Buffer> => {
  // Drawn once, however often it is encoded.
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = sharp(data, { raw: info });
  let jpeg = Buffer.alloc(0);
  for (const quality of [84, 72, 60, 48]) {
    jpeg = await picture.clone().jpeg({ quality, progressive: true }).toBuffer();
    if (jpeg.byteLength <= heaviest) break;
  }
  return jpeg;
};

export const makeShareImage = async (card: ShareCard, siteName: string): Promise<Buffer> => {
  const { drawing } = card;
  const shown =
    'picture' in drawing
      ? { ...drawing, picture: await dataAddress(drawing.picture, drawing.kind) }
      : drawing;
  const image = <ShareImage card={{ ...card, drawing: shown }} siteName={siteName} />;
  const svg = await satori(image, { ...shareImageSize, fonts: await typefaces() });
  return toJpeg(svg);
};
