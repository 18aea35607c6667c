import { z } from 'astro/zod';
import { readFields } from '../reader/read-entries.ts';
import { brand as schema, type BrandContent } from '../schemas/brand.ts';
import { colorsFrom, rolesOf, type Colors } from './colors.ts';
import { markOf, type Mark } from './mark.ts';
import { pairs, standInRules } from './typefaces.ts';

export const brandFile = 'content/brand.yml';

/** A brand with its mark and colors resolved for rendering. */
export interface Brand extends Omit<BrandContent, 'mark' | 'palette' | 'colors'> {
  mark: Mark;
  colors: Colors;
}

const { shape } = schema;

/** Parses any input: invalid fields get a fallback, unknown ones are dropped. */
const safe = z.object({
  name: shape.name.catch(''),
  shortName: shape.shortName.catch(''),
  tagline: shape.tagline.catch(''),
  sample: shape.sample.catch(true),
  city: shape.city.catch(''),
  state: shape.state.catch(''),
  place: shape.place.catch(''),
  markColors: shape.markColors.catch(undefined),
  colors: shape.colors.catch(undefined),
  plant: shape.plant.catch('marigold'),
  typefaces: shape.typefaces.catch('fraunces-figtree'),
});

/**
 * Reads the brand, with fallbacks for whatever is invalid: `content-model/checks/` reports a broken
 * file, and the back office, where the owner fixes it, needs a brand meanwhile.
 */
export const readBrand = (root: string): Brand => {
  const fields = readFields(root, brandFile);
  const brand = safe.parse(fields);
  return {
    ...brand,
    mark: markOf(fields['mark'], brand.markColors),
    colors: colorsFrom(rolesOf(fields['palette'], brand.colors)),
  };
};

const property = (role: string): string =>
  `--${role.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;

/** The brand colors as custom properties in the `tokens` layer, and the fallback fonts of its typefaces. */
export const brandCss = ({ colors, typefaces }: Brand): string => {
  const tokens = Object.entries(colors).map(([role, hex]) => `${property(role)}:${hex};`);
  return `@layer tokens{:root{${tokens.join('')}}}\n${standInRules(pairs[typefaces])}\n`;
};
