import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import type { PictureProps, PictureSource } from '../components/Picture/Picture.tsx';
import { phoneSceneSizes, wideSceneSizes } from './picture-sizes.ts';

export interface PictureRequest {
  /** Widths to make, in pixels, ascending; the largest is the fallback's. */
  widths: readonly number[];
  /** How wide the picture is shown: the `sizes` attribute. */
  sizes: string;
  /** Quality of the AVIF and WebP files, 0 to 100. */
  quality?: number;
}

const formats = ['avif', 'webp'] as const;

const srcSetOf = async (
  src: ImageMetadata,
  format: (typeof formats)[number],
  { widths, quality = 55 }: PictureRequest,
): Promise<string> => {
  const made = await Promise.all(
    widths.map(async (width) => {
      const file = await getImage({ src, width, format, quality });
      return `${file.src} ${width}w`;
    }),
  );
  return made.join(', ');
};

const sourcesOf = async (image: ImageMetadata, request: PictureRequest, media?: string) =>
  Promise.all(
    formats.map(async (format) => ({
      type: `image/${format}`,
      srcSet: await srcSetOf(image, format, request),
      media,
    })),
  );

/** Makes a picture in every width and format a page asks for, with a JPEG for browsers that know neither. */
export const makePicture = async (
  image: ImageMetadata,
  request: PictureRequest,
): Promise<PictureSource> => {
  const width = request.widths.at(-1) ?? image.width;
  const fallback = await getImage({ src: image, width, format: 'jpeg', quality: 70 });
  return {
    src: fallback.src,
    width,
    height: Math.round((width * image.height) / image.width),
    sources: await sourcesOf(image, request),
    sizes: request.sizes,
  };
};

/** As `makePicture`, for a picture that comes with its description. */
export const makeDescribed = async (
  { picture, alt }: { picture: ImageMetadata; alt: string },
  request: PictureRequest,
): Promise<PictureProps> => ({ picture: await makePicture(picture, request), alt });

/** A scene in two crops: upright on phones, wide elsewhere. */
export const makeScene = async (scene: {
  wide: ImageMetadata;
  phone: ImageMetadata;
}): Promise<PictureSource> => {
  const wide = await makePicture(scene.wide, wideSceneSizes);
  const phone = await sourcesOf(scene.phone, phoneSceneSizes, '(width < 48rem)');
  return { ...wide, sources: [...phone, ...wide.sources] };
};
