import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

type Face = { family: string; file: string; style: 'normal' | 'italic'; weights: string };

const variable = (
  family: string,
  file: string,
  style: Face['style'],
  weights = '100 900',
): Face => ({
  family,
  file: `@fontsource-variable/${file}.woff2`,
  style,
  weights,
});

const faces: Face[] = [
  variable('Fraunces', 'fraunces/files/fraunces-latin-full-normal', 'normal'),
  variable('Fraunces', 'fraunces/files/fraunces-latin-full-italic', 'italic'),
  variable('Figtree', 'figtree/files/figtree-latin-wght-normal', 'normal', '300 900'),
  variable('Newsreader', 'newsreader/files/newsreader-latin-opsz-normal', 'normal', '200 800'),
  variable('Newsreader', 'newsreader/files/newsreader-latin-opsz-italic', 'italic', '200 800'),
  variable(
    'Bricolage',
    'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal',
    'normal',
    '200 800',
  ),
  variable(
    'Instrument Sans',
    'instrument-sans/files/instrument-sans-latin-wght-normal',
    'normal',
    '400 700',
  ),
  variable('Cormorant', 'cormorant/files/cormorant-latin-wght-normal', 'normal', '300 700'),
  variable('Cormorant', 'cormorant/files/cormorant-latin-wght-italic', 'italic', '300 700'),
  variable('Bodoni', 'bodoni-moda/files/bodoni-moda-latin-opsz-normal', 'normal', '400 900'),
  variable('Bodoni', 'bodoni-moda/files/bodoni-moda-latin-opsz-italic', 'italic', '400 900'),
  variable('Caveat', 'caveat/files/caveat-latin-wght-normal', 'normal', '400 700'),
  variable('Syne', 'syne/files/syne-latin-wght-normal', 'normal', '400 800'),
  variable('Nunito', 'nunito/files/nunito-latin-wght-normal', 'normal', '200 900'),
  variable('Cinzel', 'cinzel/files/cinzel-latin-wght-normal', 'normal', '400 900'),
  variable('Arimo', 'arimo/files/arimo-latin-wght-normal', 'normal', '400 700'),
  variable('Hanken', 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal', 'normal'),
  {
    family: 'Caprasimo',
    file: '@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff2',
    style: 'normal',
    weights: '400',
  },
];

const toRule = ({ family, file, style, weights }: Face): string => {
  const data = readFileSync(require.resolve(file)).toString('base64');
  return `@font-face{font-family:"${family}";font-style:${style};font-weight:${weights};src:url(data:font/woff2;base64,${data})}`;
};

/** `@font-face` rules with embedded font data, for the families that a page names. */
export const fontFaces = (page: string): string =>
  faces
    .filter(({ family }) => page.includes(family))
    .map(toRule)
    .join('');
