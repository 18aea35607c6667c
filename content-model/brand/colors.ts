import {
  differenceEuclidean,
  formatHex,
  interpolate,
  oklch,
  toGamut,
  wcagContrast,
  type Oklch,
} from 'culori';
import { palettes, type Roles } from './palettes.ts';

/** Every color of the site by role, as `#` and six hex digits. */
export interface Colors extends Roles {
  /** The background of alternating sections. */
  tint: string;
  /** Secondary text. */
  muted: string;
  /** Success messages; also a quiet second accent. */
  success: string;
  edgeStrong: string;
  /** The page background in morning light. */
  morning: string;
  /** The page background in the light before sunset. */
  evening: string;
  /** The sky at sunset: the same for every brand, as in the pictures (art/hero/dusk.ts). */
  sunset: string;
}

/** Minimum contrast by WCAG 2.2 AA: text of any size, and the edges of controls. */
export const leastContrast = { words: 4.5, edges: 3 } as const;

export const contrast = (one: string, other: string): number => wcagContrast(one, other);

const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Mixes two hex colors: 0 is all `from`, 1 is all `to`. */
export const mix = (from: string, to: string, amount: number): string => {
  const target = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? value) - value) * amount)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
};

const intoGamut = toGamut('rgb', 'oklch');

/** OKLCH without alpha: lightness from 0 to 1, chroma from 0 to about 0.3, hue in degrees. */
type Parts = Required<Omit<Oklch, 'alpha' | 'mode'>>;

/** The color as hex. Outside the sRGB gamut, the nearest color of the same lightness and hue. */
export const hexOf = (parts: Parts): string => formatHex(intoGamut({ mode: 'oklch', ...parts }));

/** The hue for grays, which have none of their own: that of the sample brand's warm white. */
const warm = 76;

export const partsOf = (color: string): Parts => {
  const { l = 0, c = 0, h = warm } = oklch(color) ?? {};
  return { l, c, h };
};

const step = 0.005;

/** The color, darkened as far as needed to reach the `least` contrast on every ground. */
const darkened = (parts: Parts, grounds: readonly string[], least: number): string => {
  const color = hexOf(parts);
  const isEnough = grounds.every((ground) => contrast(color, ground) >= least);
  if (isEnough || parts.l < step) return color;
  return darkened({ ...parts, l: parts.l - step }, grounds, least);
};

/** The largest share of light in a page background; with more, it would look like a color of its own. */
const mostLight = 0.3;

/** The page background in this light, as strong as it can be with all the words still readable. */
const lit = (ground: string, light: string, words: readonly string[]): string => {
  const at = interpolate([ground, light], 'oklab');
  const shares = Array.from({ length: 31 }, (_, index) => mostLight - (index * mostLight) / 30);
  const share = shares.find((one) =>
    words.every((word) => contrast(word, formatHex(at(one))) >= leastContrast.words),
  );
  return formatHex(at(share ?? 0));
};

const sunset = '#d87a55';

/** The colors of a brand, derived from the six it sets. */
export const colorsFrom = (roles: Roles): Colors => {
  const { ink, ground } = roles;
  const page = partsOf(ground);
  const dark = partsOf(ink);
  const tint = hexOf({ l: page.l - 0.042, c: page.c + 0.014, h: page.h });
  const grounds = [ground, tint];
  const muted = { l: 0.49, c: Math.min(dark.c * 0.88, 0.05), h: dark.h };
  const edge = { l: 0.61, c: Math.min(dark.c * 0.77, 0.04), h: dark.h };
  const quiet = darkened(muted, grounds, leastContrast.words);
  const words = [ink, roles.brand, roles.accent, quiet];
  const low = formatHex(interpolate([roles.action, sunset], 'oklab')(0.5));
  return {
    ...roles,
    tint,
    morning: lit(ground, roles.action, words),
    evening: lit(ground, low, words),
    sunset,
    muted: quiet,
    success: darkened({ l: 0.523, c: 0.05, h: 149 }, grounds, leastContrast.words),
    edgeStrong: darkened(edge, grounds, leastContrast.edges),
  };
};

/** `#` and six hex digits. */
export const hexColor = /^#[\da-f]{6}$/iu;

const isComplete = (own: Partial<Roles>): own is Roles =>
  Object.keys(palettes.marigold).every((role) => hexColor.test(own[role as keyof Roles] ?? ''));

/**
 * The six colors of a brand: its own, or those of the palette it names. `content-model/checks/`
 * reports invalid values; until they are fixed, the named palette or the first one stands in.
 */
export const rolesOf = (palette: unknown, own?: Partial<Roles> | null): Roles =>
  own && isComplete(own)
    ? own
    : (new Map<unknown, Roles>(Object.entries(palettes)).get(palette) ?? palettes.marigold);

/**
 * Colors that appear on one another as text or as a meaningful shape.
 * When a pair lacks contrast, the first color is the one to change.
 */
const pairs: readonly (readonly [keyof Roles, keyof Roles | 'tint'])[] = [
  ['ink', 'ground'],
  ['ink', 'tint'],
  ['soft', 'ink'],
  ['action', 'ink'],
  ['brand', 'ground'],
  ['brand', 'tint'],
  ['soft', 'brand'],
  ['action', 'brand'],
  ['accent', 'ground'],
  ['accent', 'tint'],
];

const difference = differenceEuclidean('oklab');

const steps = 400;

/** The nearest color of the same hue with text contrast against every color this role is paired with. */
const nearestPassing = (colors: Colors, role: keyof Roles): string | undefined => {
  const color = colors[role];
  const { c, h } = partsOf(color);
  const others = pairs.filter(([one]) => one === role).map(([, other]) => colors[other]);
  return Array.from({ length: steps + 1 }, (_, index) => hexOf({ l: index / steps, c, h }))
    .filter((candidate) =>
      others.every((other) => contrast(candidate, other) >= leastContrast.words),
    )
    .toSorted((one, another) => difference(one, color) - difference(another, color))
    .at(0);
};

interface Alike {
  role: keyof Roles;
  other: keyof Roles | 'tint';
  /** The actual contrast; 4.5 is required. */
  ratio: number;
  /** The nearest color for the role that passes with every color it is paired with, if there is one. */
  instead: string | undefined;
}

/** Every pair that fails WCAG 2.2 AA. Empty when a color is invalid, which the schema reports. */
export const tooAlike = (roles: Roles): Alike[] => {
  if (!isComplete(roles)) return [];
  const colors = colorsFrom(roles);
  return pairs
    .map(([role, other]) => ({ role, other, ratio: contrast(colors[role], colors[other]) }))
    .filter(({ ratio }) => ratio < leastContrast.words)
    .map((pair) => Object.assign(pair, { instead: nearestPassing(colors, pair.role) }));
};
