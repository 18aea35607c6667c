import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import { typefaces as folder } from 'virtual:brand';
import { pairs } from '@agency/content-model/brand/typefaces.ts';

const { resolve } = createRequire(import.meta.url);

const font = async (name: string, style: Font['style'], file: string): Promise<Font> => ({
  name,
  style,
  weight: 400,
  data: await readFile(file),
});

/** What `fontFamily` says. Of files of one name satori would ask the first only, so each has a name of its own. */
export const families = {
  text: 'Text, Text latin-ext',
  quote: 'Quote, Quote latin-ext',
};

/** Of Fontsource, with the typefaces in which the build draws. */
export const { packages } = pairs[folder];

/** A file of such a package: `latin-400-normal`. */
export const fontFile = (family: string, cut: string): string =>
  resolve(`@fontsource/${family}/files/${family}-${cut}.woff`);

const fromPackage = (name: string, family: string, weight: number) => [
  font(name, 'normal', fontFile(family, `latin-${weight}-normal`)),
  font(`${name} latin-ext`, 'normal', fontFile(family, `latin-ext-${weight}-normal`)),
];

/** The typefaces of the site. Letters that one file lacks are looked for in the next. */
const loadTypefaces = async (): Promise<Font[]> =>
  Promise.all([
    ...['latin', 'accents', 'latin-ext'].flatMap((letters) => {
      const name = letters === 'latin' ? 'Display' : `Display ${letters}`;
      return [
        font(name, 'normal', `site/assets/fonts/${folder}/display-${letters}.woff2`),
        font(name, 'italic', `site/assets/fonts/${folder}/display-italic-${letters}.woff2`),
      ];
    }),
    ...fromPackage('Text', packages.text, 600),
    // The headings of the site are cut for large sizes; a quote is read at the size of a text.
    ...fromPackage('Quote', packages.display, 400),
  ]);

let loaded: Promise<Font[]> | undefined;

/** What satori draws letters with. Read once. */
export const typefaces = (): Promise<Font[]> => (loaded ??= loadTypefaces());
