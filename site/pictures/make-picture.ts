import { fileURLToPath } from 'node:url';
import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { root } from 'astro:config/server';
import type { PictureProps, PictureSource } from '../components/Picture/Picture.tsx';
import framingFile from '../../content/pictures/framing.json';
import { framings, type Framing } from '@agency/content-model/schemas/pictures.ts';
import { pictureSizes, type PictureRequest, type PictureUse } from './picture-sizes.ts';

/** Every picture of the content. The build also publishes unused ones, at addresses that no page links to. */
const images = import.meta.glob<ImageMetadata>(
  '/content/**/*.{avif,gif,jpeg,jpg,png,tiff,webp,AVIF,GIF,JPEG,JPG,PNG,TIFF,WEBP}',
  { eager: true, import: 'default' },
);

/** The picture at a path from the root: `content/pictures/portrait.webp`. */
const imageAt = (path: string): ImageMetadata => {
  const image = images[`/${path}`];
  if (!image) throw new Error(`There is no picture ${path}.`);
  return image;
};

/** The absolute path of a picture on this machine. */
export const fileOf = (path: string): string => fileURLToPath(new URL(path, root));

/** The part of a picture in `content/pictures/` that must stay visible when cropped. */
const focusOf = (path: string): Framing['focus'] =>
  framings.parse(framingFile)[path.replace('content/pictures/', '')]?.focus;

/** One format is enough: browsers have read AVIF for three years, and each format adds to every page's size. */
const makeSizes = async (path: string, { widths, quality = 55 }: PictureRequest) => {
  const src = imageAt(path);
  // Astro never upscales, so widths need no cap here. Reading `src.width` would make Astro publish the original.
  const { srcSet } = await getImage({ src, widths: [...widths], format: 'avif', quality });
  return {
    made: srcSet.values.map(({ transform }) => transform),
    source: { type: 'image/avif', srcSet: srcSet.attribute },
  };
};

/** The fallback's maximum width, in pixels. Browsers that need it are old and mostly have old screens. */
const widestFallback = 1000;

/** Generates a picture in every width of its use, in AVIF. The fallback is WebP, which supports transparency too. */
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

/** A scene in two crops: portrait on phones, landscape elsewhere. */
export const makeScene = async (scene: { wide: string; phone: string }): Promise<PictureSource> => {
  const wide = await makePicture(scene.wide, 'wideScene');
  const { source } = await makeSizes(scene.phone, pictureSizes.phoneScene);
  const phone = { ...source, media: '(width < 48rem)' };
  return { ...wide, sources: [phone, ...wide.sources] };
};
