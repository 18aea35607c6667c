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

/** Values for `fontFamily`. satori uses only the first file of a family, so each file gets a name of its own. */
export const families = {
  text: 'Text, Text latin-ext',
  quote: 'Quote, Quote latin-ext',
};

/** The Fontsource packages of the typefaces that the build draws with. */
export const { packages } = pairs[folder];

/** The path of a file in a Fontsource package: `latin-400-normal`. */
export const fontFile = (family: string, cut: string): string =>
  resolve(`@fontsource/${family}/files/${family}-${cut}.woff`);

const fromPackage = (name: string, family: string, weight: number) => [
  font(name, 'normal', fontFile(family, `latin-${weight}-normal`)),
  font(`${name} latin-ext`, 'normal', fontFile(family, `latin-ext-${weight}-normal`)),
];

/** The site's typefaces. A letter missing from one file is looked up in the next. */
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
    // The site's display cut is made for large sizes, but a quote is read at text size.
    ...fromPackage('Quote', packages.display, 400),
  ]);

let loaded: Promise<Font[]> | undefined;

/** The fonts for satori. Loaded once. */
export const typefaces = (): Promise<Font[]> => (loaded ??= loadTypefaces());
