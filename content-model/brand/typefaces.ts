/** What stands in for a typeface until it comes, as large as makes our own words equally long. All in percent. */
interface StandIn {
  size: number;
  ascent: number;
  descent: number;
}

interface Face {
  family: string;
  /** On Apple and Windows machines, on Android, and on a plain Debian. */
  standIns: readonly [StandIn, StandIn, StandIn];
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
    display: {
      family: 'Fraunces',
      standIns: [
        { size: 97.8, ascent: 100, descent: 26.1 },
        { size: 82.7, ascent: 118.3, descent: 30.8 },
        { size: 78, ascent: 125.4, descent: 32.7 },
      ],
    },
    text: {
      family: 'Figtree',
      standIns: [
        { size: 100.5, ascent: 94.5, descent: 24.9 },
        { size: 101, ascent: 94.1, descent: 24.8 },
        { size: 88.3, ascent: 107.6, descent: 28.3 },
      ],
    },
    packages: { text: 'figtree', display: 'fraunces', italic: 'fraunces' },
  },
  'newsreader-instrument': {
    display: {
      family: 'Newsreader',
      standIns: [
        { size: 113.8, ascent: 64.6, descent: 23.3 },
        { size: 96.3, ascent: 76.3, descent: 27.5 },
        { size: 90.8, ascent: 80.9, descent: 29.2 },
      ],
    },
    text: {
      family: 'Instrument Sans',
      standIns: [
        { size: 101.2, ascent: 95.8, descent: 24.7 },
        { size: 101.7, ascent: 95.4, descent: 24.6 },
        { size: 88.9, ascent: 109.1, descent: 28.1 },
      ],
    },
    packages: { text: 'instrument-sans', display: 'newsreader', italic: 'newsreader' },
  },
  'bricolage-hanken': {
    display: {
      family: 'Bricolage Grotesque',
      standIns: [
        { size: 115, ascent: 80.9, descent: 23.5 },
        { size: 97.3, ascent: 95.6, descent: 27.8 },
        { size: 91.7, ascent: 101.4, descent: 29.4 },
      ],
    },
    text: {
      family: 'Hanken Grotesk',
      standIns: [
        { size: 100.5, ascent: 99.5, descent: 30.2 },
        { size: 101, ascent: 99, descent: 30 },
        { size: 88.3, ascent: 113.3, descent: 34.3 },
      ],
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

/** `@font-face` rules for what stands in until the typefaces come. Italics are slanted by the browser. */
export const standInRules = (pair: Pair): string =>
  (['display', 'text'] as const)
    .flatMap((use) =>
      pair[use].standIns.map(({ size, ascent, descent }, index) => {
        const sources = (local[use][index] ?? []).map((name) => `local('${name}')`).join(',');
        return `@font-face{font-family:'${standInNames(pair, use)[index]}';font-weight:${weights[use]};src:${sources};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
      }),
    )
    .join('\n');
