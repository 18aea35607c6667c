import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { showHelp } from '@agency/server/settings/help.mjs';

/**
 * `npm run art:fonts`: subsets the typefaces to the weights and optical sizes the site uses. Each becomes
 * three files: English, the accents and symbols of Western Europe, and the letters of Central and Eastern
 * Europe. Browsers fetch the last two only for pages that need them. The output is committed in
 * `site/assets/fonts`.
 */

showHelp(`
npm run art:fonts

Cuts the font files of the site down to what it uses, into site/assets/fonts.

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

/** Keep in sync with `astro.config.ts`, which tells browsers which characters each file covers. */
const subsets = {
  latin: `${range(0x20, 0x7e)}\u00a0©·‘’“”–—…•→™`,
  accents: `${range(0xa1, 0xff)}‚„€←↗`,
  'latin-ext': range(0x100, 0x17e),
};

/** The subset of the original typeface that contains these characters. */
const sourceOf = (subset: string) => (subset === 'latin-ext' ? 'latin-ext' : 'latin');

const output = {
  // Kerning, ligatures, accents, tabular figures, and `rvrn`, which selects the plain ampersand. No others are used.
  keepFeatures: ['kern', 'liga', 'ccmp', 'mark', 'tnum', 'rvrn'],
  noHinting: true,
  targetFormat: 'woff2' as const,
};

/** The package file of a variable font with these axes. `SUBSET` is a placeholder. */
const variable = (family: string, axes: string, style: 'normal' | 'italic' = 'normal') =>
  `@fontsource-variable/${family}/files/${family}-SUBSET-${axes}-${style}.woff2`;

const fraunces = { SOFT: 100, WONK: 0, opsz: 144, wght: 500 };
const newsreader = { opsz: 72, wght: 500 };
/** The weights for body text. */
const texts = { wght: { min: 400, max: 700, default: 400 } };

/** The pairs in `content-model/brand/typefaces.ts`. `to` is the output path, in one folder per pair. */
const typefaces = [
  { from: variable('fraunces', 'full'), to: 'fraunces-figtree/display', axes: fraunces },
  {
    from: variable('fraunces', 'full', 'italic'),
    to: 'fraunces-figtree/display-italic',
    axes: fraunces,
  },
  { from: variable('figtree', 'wght'), to: 'fraunces-figtree/text', axes: texts },
  { from: variable('newsreader', 'opsz'), to: 'newsreader-instrument/display', axes: newsreader },
  {
    from: variable('newsreader', 'opsz', 'italic'),
    to: 'newsreader-instrument/display-italic',
    axes: newsreader,
  },
  { from: variable('instrument-sans', 'wght'), to: 'newsreader-instrument/text', axes: texts },
  {
    from: variable('bricolage-grotesque', 'opsz'),
    to: 'bricolage-hanken/display',
    axes: { opsz: 48, wght: 600 },
  },
  {
    // Bricolage Grotesque has no italic. A serif italic beside it follows sign painters' practice.
    from: variable('newsreader', 'opsz', 'italic'),
    to: 'bricolage-hanken/display-italic',
    axes: newsreader,
  },
  { from: variable('hanken-grotesk', 'wght'), to: 'bricolage-hanken/text', axes: texts },
  // The lettering of signs on Main Street; Bodoni is the salon template's, too.
  { from: variable('bodoni-moda', 'wght'), to: 'signs/bodoni', axes: { wght: 500 } },
  { from: '@fontsource/caprasimo/files/caprasimo-SUBSET-400-normal.woff2', to: 'signs/caprasimo' },
];

for (const { from, to, axes } of typefaces)
  for (const [subset, characters] of Object.entries(subsets)) {
    const original = await readFile(require.resolve(from.replace('SUBSET', sourceOf(subset))));
    const font = await subsetFont(original, characters, {
      ...output,
      ...(axes && { variationAxes: axes }),
    });
    const file = fileURLToPath(
      new URL(`../site/assets/fonts/${to}-${subset}.woff2`, import.meta.url),
    );
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, font);
    console.log(`${to}-${subset}.woff2 ${font.byteLength} bytes`);
  }
