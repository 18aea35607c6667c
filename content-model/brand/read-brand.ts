import { z } from 'astro/zod';
import { readFields } from '../reader/read-entries.ts';
import { brand as schema, type BrandContent } from '../schemas/brand.ts';
import { business, type BusinessContent } from '../schemas/business.ts';
import { colorsFrom, rolesOf, type Colors } from './colors.ts';
import { markOf, type Mark } from './mark.ts';
import { pairs, standInRules } from './typefaces.ts';

export const brandFile = 'content/brand.yml';
export const businessFile = 'content/business.yml';

type Names = Pick<BusinessContent, 'name' | 'shortName' | 'city' | 'state' | 'phone' | 'timeZone'>;

/** A brand with its mark and colors resolved for rendering. */
export interface Brand extends Omit<BrandContent, 'mark' | 'palette' | 'colors'>, Names {
  mark: Mark;
  colors: Colors;
}

const { shape } = schema;

/** Parses any input: invalid fields get a fallback, unknown ones are dropped. */
const safe = z.object({
  tagline: shape.tagline.catch(''),
  sample: shape.sample.catch(true),
  place: shape.place.catch(''),
  markColors: shape.markColors.catch(undefined),
  colors: shape.colors.catch(undefined),
  plant: shape.plant.catch('marigold'),
  typefaces: shape.typefaces.catch('fraunces-figtree'),
});

const { name, shortName, city, state, phone, timeZone } = business.shape;

const safeNames = z.object({
  name: name.catch(''),
  shortName: shortName.catch(''),
  city: city.catch(''),
  state: state.catch(''),
  phone: phone.catch(undefined),
  timeZone: timeZone.catch('UTC'),
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
    ...safeNames.parse(readFields(root, businessFile)),
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
