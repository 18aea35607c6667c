import type { ImageMetadata } from 'astro';

/** Where a picture of the content lies on this machine. */
export const fileOf = (image: ImageMetadata): string => {
  // Astro hands it out to code that runs in the build, but does not tell its type.
  const { fsPath: file } = image as ImageMetadata & { fsPath?: string };
  if (!file) throw new Error(`The file of ${image.src} is not known.`);
  return file;
};
