import { fileURLToPath } from 'node:url';
import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { root } from 'astro:config/server';
import type { PictureProps, PictureSource } from '../components/Picture/Picture.tsx';
import framingFile from '../../content/pictures/framing.json';
import { framings, type Framing } from '@agency/content-model/schemas/pictures.ts';
import { pictureSizes, type PictureRequest, type PictureUse } from './picture-sizes.ts';

/** Every picture of the content. Of those that no page shows, none is in the built site. */
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

/** What can be made of a picture: nothing wider than itself. */
const widthsOf = (image: ImageMetadata, { widths }: PictureRequest): number[] => [
  ...new Set(widths.map((width) => Math.min(width, image.width))),
];

/** One format is enough: every browser of the last three years reads it, and each further one costs every page its addresses. */
const sourceOf = async (src: ImageMetadata, request: PictureRequest, media?: string) => {
  const { quality = 55 } = request;
  const files = await Promise.all(
    widthsOf(src, request).map(async (width) => {
      const file = await getImage({ src, width, format: 'avif', quality });
      return `${file.src} ${width}w`;
    }),
  );
  return { type: 'image/avif', srcSet: files.join(', '), media };
};

/** Of the fallback, in pixels: whoever needs it has an old browser, and mostly an old screen. */
const widestFallback = 1000;

/** Makes a picture in every width that this use of it asks for, in AVIF, with a WebP, which can be transparent too, for browsers that do not know it. */
export const makePicture = async (path: string, use: PictureUse): Promise<PictureSource> => {
  const image = imageAt(path);
  const request: PictureRequest = pictureSizes[use];
  const width = request.widths.at(-1) ?? image.width;
  const widths = widthsOf(image, request);
  const plain = widths.findLast((one) => one <= widestFallback) ?? widths[0];
  const fallback = await getImage({ src: image, width: plain, format: 'webp', quality: 70 });
  return {
    src: fallback.src,
    width,
    height: Math.round((width * image.height) / image.width),
    sources: [await sourceOf(image, request)],
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
  const phone = await sourceOf(imageAt(scene.phone), pictureSizes.phoneScene, '(width < 48rem)');
  return { ...wide, sources: [phone, ...wide.sources] };
};
