import { fileURLToPath } from 'node:url';
import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { root } from 'astro:config/server';
import type { PictureProps, PictureSource } from '../components/Picture/Picture.tsx';
import framingFile from '../../content/pictures/framing.json';
import { framings, type Framing } from '@agency/content-model/schemas/pictures.ts';
import { pictureSizes, type PictureRequest, type PictureUse } from './picture-sizes.ts';

/** Every picture of the content. The built site holds one that no page shows too, at an address nobody is told. */
const images = import.meta.glob<ImageMetadata>(
  '/content/**/*.{avif,gif,jpeg,jpg,png,tiff,webp,AVIF,GIF,JPEG,JPG,PNG,TIFF,WEBP}',
  { eager: true, import: 'default' },
);

/** The picture of this path from the root: `content/pictures/portrait.webp`. */
const imageAt = (path: string): ImageMetadata => {
  const image = images[`/${path}`];
  if (!image) throw new Error(`There is no picture ${path}.`);
  return image;
};

/** Where a picture lies on this machine. */
export const fileOf = (path: string): string => fileURLToPath(new URL(path, root));

/** What is to stay in sight of a picture of `content/pictures/`. */
const focusOf = (path: string): Framing['focus'] =>
  framings.parse(framingFile)[path.replace('content/pictures/', '')]?.focus;

/** One format is enough: every browser of the last three years reads it, and each further one costs every page its addresses. */
const makeSizes = async (path: string, { widths, quality = 55 }: PictureRequest) => {
  const src = imageAt(path);
  // Nothing gets wider than the picture. Astro knows how wide it is; asked for that, it would publish the original.
  const { srcSet } = await getImage({ src, widths: [...widths], format: 'avif', quality });
  return {
    made: srcSet.values.map(({ transform }) => transform),
    source: { type: 'image/avif', srcSet: srcSet.attribute },
  };
};

/** Of the fallback, in pixels: whoever needs it has an old browser, and mostly an old screen. */
const widestFallback = 1000;

/** Makes a picture in every width that this use of it asks for, in AVIF, with a WebP, which can be transparent too, for browsers that do not know it. */
export const makePicture = async (path: string, use: PictureUse): Promise<PictureSource> => {
  const request: PictureRequest = pictureSizes[use];
  const { made, source } = await makeSizes(path, request);
  const plain = made.findLast((one) => Number(one.width) <= widestFallback) ?? made[0];
  const fallback = await getImage({
    src: imageAt(path),
    width: plain?.width,
    format: 'webp',
    quality: 70,
  });
  const { width, height } = fallback.attributes as { width: number; height: number };
  const widest = request.widths.at(-1) ?? width;
  return {
    src: fallback.src,
    width: widest,
    height: Math.round((widest * height) / width),
    sources: [source],
    sizes: request.sizes,
    focus: focusOf(path),
  };
};

export const makeDescribed = async (
  { picture, alt }: { picture: string; alt: string },
  use: PictureUse,
): Promise<PictureProps> => ({ picture: await makePicture(picture, use), alt });

/** A scene in two crops: upright on phones, wide elsewhere. */
export const makeScene = async (scene: { wide: string; phone: string }): Promise<PictureSource> => {
  const wide = await makePicture(scene.wide, 'wideScene');
  const { source } = await makeSizes(scene.phone, pictureSizes.phoneScene);
  const phone = { ...source, media: '(width < 48rem)' };
  return { ...wide, sources: [phone, ...wide.sources] };
};
