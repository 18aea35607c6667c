interface Face {
  family: string;
  /** How far its letters reach above and below the baseline, in percent of the font size. */
  ascent: number;
  descent: number;
  /**
   * The `size-adjust` of each fallback font, in percent, at which our text is as wide as in this face.
   * In order: Apple and Windows, Android, plain Debian.
   */
  standInSizes: readonly [number, number, number];
}

/** Two typefaces that go together. Their files are in `site/assets/fonts/`, in a folder named after the pair. */
interface Pair {
  display: Face;
  text: Face;
  /** Fontsource packages for text drawn at build time; `italic` is for quotes at body text size. */
  packages: { text: string; display: string; italic: string };
}

/** The curated pairs, keyed by their names in `content/brand.yml`. */
export const pairs = {
  'fraunces-figtree': {
    display: { family: 'Fraunces', ascent: 97.8, descent: 25.5, standInSizes: [97.8, 82.7, 78] },
    text: { family: 'Figtree', ascent: 95, descent: 25, standInSizes: [100.5, 101, 88.3] },
    packages: { text: 'figtree', display: 'fraunces', italic: 'fraunces' },
  },
  'newsreader-instrument': {
    display: {
      family: 'Newsreader',
      ascent: 73.5,
      descent: 26.5,
      standInSizes: [113.8, 96.3, 90.8],
    },
    text: {
      family: 'Instrument Sans',
      ascent: 97,
      descent: 25,
      standInSizes: [101.2, 101.7, 88.9],
    },
    packages: { text: 'instrument-sans', display: 'newsreader', italic: 'newsreader' },
  },
  'bricolage-hanken': {
    display: {
      family: 'Bricolage Grotesque',
      ascent: 93,
      descent: 27,
      standInSizes: [115, 97.3, 91.7],
    },
    text: {
      family: 'Hanken Grotesk',
      ascent: 100,
      descent: 30.3,
      standInSizes: [100.5, 101, 88.3],
    },
    packages: { text: 'hanken-grotesk', display: 'bricolage-grotesque', italic: 'newsreader' },
  },
} as const satisfies Record<string, Pair>;

export type PairName = keyof typeof pairs;

const local = {
  display: [
    ['Times New Roman', 'Liberation Serif'],
    ['NotoSerif', 'NotoSerif-Regular', 'Noto Serif'],
    ['DejaVu Serif'],
  ],
  text: [['Arial', 'Liberation Sans'], ['Roboto', 'Roboto-Regular'], ['DejaVu Sans']],
} as const;

const weights = { display: '500', text: '400 700' } as const;

type Use = keyof typeof local;

/** The names of a pair's fallback fonts, for use in `font-family`. */
export const standInNames = (pair: Pair, use: Use): string[] =>
  local[use].map(([first]) => `${pair[use].family} in ${first}`);

/** `part` as a percentage of `whole`, rounded to a tenth. */
const percent = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 10;

/** `@font-face` rules for the fallback fonts shown until the typefaces load. Browsers synthesize their italics. */
export const standInRules = (pair: Pair): string =>
  (['display', 'text'] as const)
    .flatMap((use) => {
      const { ascent, descent, standInSizes } = pair[use];
      return standInSizes.map((size, index) => {
        const sources = (local[use][index] ?? []).map((name) => `local('${name}')`).join(',');
        return `@font-face{font-family:'${standInNames(pair, use)[index]}';font-weight:${weights[use]};src:${sources};size-adjust:${size}%;ascent-override:${percent(ascent, size)}%;descent-override:${percent(descent, size)}%;line-gap-override:0%}`;
      });
    })
    .join('\n');
