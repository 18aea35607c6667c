import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * Cuts the three font files of the site down to the characters, weights and
 * optical sizes it uses. The results are committed in `src/assets/fonts`. Each
 * stays under 14 kB: that is what a new connection carries in its first round trip.
 */

const require = createRequire(import.meta.url);

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
const characters = `${printableAscii.join('')}“”‘’–—…·•×©←→↗é™½`;
/** Emphasised words hold no code and no arithmetic. */
const emphasisCharacters = characters.replaceAll(/[`^~_\\|{}<>@*=[\]•×©←→↗™½#"'/+]/gu, '');
const displayShape = { SOFT: 100, opsz: 144, wght: 500 };
/** Kerning and ligatures; the rest are alternates nobody sees. */
const cut = {
  keepFeatures: ['kern', 'liga', 'ccmp', 'mark', 'tnum', 'calt', 'rclt', 'rvrn'],
  noHinting: true,
  targetFormat: 'woff2' as const,
};

const fonts = [
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    to: 'display.woff2',
    characters,
    axes: { ...displayShape, WONK: 0 },
  },
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2',
    to: 'display-italic.woff2',
    characters: emphasisCharacters,
    axes: { ...displayShape, WONK: 0 },
  },
  {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    to: 'text.woff2',
    characters,
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

for (const { from, to, axes, characters: used } of fonts) {
  const original = await readFile(require.resolve(from));
  const subset = await subsetFont(original, used, { ...cut, variationAxes: axes });
  await writeFile(new URL(`../src/assets/fonts/${to}`, import.meta.url), subset);
  console.log(`${to} ${subset.byteLength} bytes`);
}
