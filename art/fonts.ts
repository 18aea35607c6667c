import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { showHelp } from '../scripts/help.mjs';

/**
 * `npm run art:fonts`: cuts the typefaces down to the weights and optical sizes the site uses,
 * each into a file for English, one for the accents and signs of Western Europe, and one for the
 * letters of the East. Browsers fetch the last two only for a page that needs them. The results are
 * committed in `src/assets/fonts`.
 */

showHelp(`
npm run art:fonts

Cuts the font files of the site down to what it uses, into src/assets/fonts.

  --help  shows this page

Example:
  npm run art:fonts
`);

const require = createRequire(import.meta.url);

/** Every character from `first` to `last`. */
const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

/** The same ranges stand in `astro.config.ts`, which tells browsers which file holds which letters. */
const subsets = {
  latin: `${range(0x20, 0x7e)}\u00a0©·‘’“”–—…•→™`,
  accents: `${range(0xa1, 0xff)}‚„€←↗`,
  'latin-ext': range(0x100, 0x17e),
};

/** The file of the original typeface that holds these letters. */
const sourceOf = (subset: string) => (subset === 'latin-ext' ? 'latin-ext' : 'latin');

const output = {
  // Kerning, ligatures, accents, figures in columns, and what draws the plain ampersand; the rest are alternates nobody sees.
  keepFeatures: ['kern', 'liga', 'ccmp', 'mark', 'tnum', 'rvrn'],
  noHinting: true,
  targetFormat: 'woff2' as const,
};

const displayShape = { SOFT: 100, WONK: 0, opsz: 144, wght: 500 };

const typefaces = [
  {
    from: '@fontsource-variable/fraunces/files/fraunces-SUBSET-full-normal.woff2',
    to: 'display',
    axes: displayShape,
  },
  {
    from: '@fontsource-variable/fraunces/files/fraunces-SUBSET-full-italic.woff2',
    to: 'display-italic',
    axes: displayShape,
  },
  {
    from: '@fontsource-variable/figtree/files/figtree-SUBSET-wght-normal.woff2',
    to: 'text',
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
  {
    from: '@fontsource-variable/bodoni-moda/files/bodoni-moda-SUBSET-wght-normal.woff2',
    to: 'salon',
    axes: { wght: 500 },
    only: 'latin',
  },
];

for (const { from, to, axes, only } of typefaces)
  for (const [subset, characters] of Object.entries(subsets)) {
    if (only && subset !== only) continue;
    const original = await readFile(require.resolve(from.replace('SUBSET', sourceOf(subset))));
    const font = await subsetFont(original, characters, { ...output, variationAxes: axes });
    await writeFile(new URL(`../src/assets/fonts/${to}-${subset}.woff2`, import.meta.url), font);
    console.log(`${to}-${subset}.woff2 ${font.byteLength} bytes`);
  }
