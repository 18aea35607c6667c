import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * Cuts the three font files of the site down to the characters, weights and
 * optical sizes it uses. The results are committed in `src/assets/fonts`.
 */

const require = createRequire(import.meta.url);

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
const characters = `${printableAscii.join('')}“”‘’–—…·•×©←→↗é™½`;
const displayWeights = { min: 400, max: 600, default: 500 };
const displayShape = { SOFT: 100, opsz: 144 };

const fonts = [
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    to: 'display.woff2',
    axes: { ...displayShape, WONK: 0, wght: displayWeights },
  },
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2',
    to: 'display-italic.woff2',
    axes: { ...displayShape, WONK: 1, wght: 500 },
  },
  {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    to: 'text.woff2',
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

for (const { from, to, axes } of fonts) {
  const original = await readFile(require.resolve(from));
  const subset = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  await writeFile(new URL(`../src/assets/fonts/${to}`, import.meta.url), subset);
  console.log(`${to} ${subset.byteLength} bytes`);
}
