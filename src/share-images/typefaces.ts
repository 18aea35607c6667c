import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/** Everything people write in western Europe and in Texas. */
const characters = [
  ...Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'“”‘’–—…•→←€™½',
].join('');

const load = async (file: string, variationAxes: Record<string, number>): Promise<Font> => {
  const font = await readFile(resolve(`@fontsource-variable/${file}.woff2`));
  const sfnt = await subsetFont(font, characters, { targetFormat: 'truetype', variationAxes });
  const made = create(sfnt);
  if ('fonts' in made) throw new Error(`${file} is a collection of fonts.`);
  return made;
};

const displayShape = { opsz: 144, SOFT: 100 };

/** The typefaces of the site as outlines, in the one weight that share images need of each. */
export const loadTypefaces = async () => {
  const [display, emphasis, text] = await Promise.all([
    load('fraunces/files/fraunces-latin-full-normal', { ...displayShape, WONK: 0, wght: 560 }),
    load('fraunces/files/fraunces-latin-full-italic', { ...displayShape, WONK: 0, wght: 480 }),
    load('figtree/files/figtree-latin-wght-normal', { wght: 600 }),
  ]);
  return { display, emphasis, text };
};

export type Typefaces = Awaited<ReturnType<typeof loadTypefaces>>;
