interface Face {
  family: string;
  /** How far its letters reach above and below the line, in percent of its size. */
  ascent: number;
  descent: number;
  /** How large, in percent, makes our own words equally long in what stands in for it: on Apple and Windows machines, on Android, and on a plain Debian. */
  standInSizes: readonly [number, number, number];
}

/** Two typefaces that go together. Their files are in `site/assets/fonts/`, in a folder of the pair's name. */
interface Pair {
  display: Face;
  text: Face;
  /** Packages of Fontsource with the files for what the build draws: words, and quotes read at the size of a text. */
  packages: { text: string; display: string; italic: string };
}

/** The curated pairs, by the name that `content/brand.yml` calls them. */
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

/** The names of the stand-ins of a pair, for a list of families. */
export const standInNames = (pair: Pair, use: Use): string[] =>
  local[use].map(([first]) => `${pair[use].family} in ${first}`);

/** Of one number in another, to a tenth. */
const percent = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 10;

/** `@font-face` rules for what stands in until the typefaces come. Italics are slanted by the browser. */
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
