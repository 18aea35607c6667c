import { z } from 'astro/zod';
import { readFields } from '../reader/read-entries.ts';
import { brand as schema, type BrandContent } from '../schemas/brand.ts';
import { colorsFrom, rolesOf, type Colors } from './colors.ts';
import { markOf, type Mark } from './mark.ts';
import { pairs, standInRules } from './typefaces.ts';

export const brandFile = 'content/brand.yml';

/** A brand as programs draw it. */
export interface Brand extends Omit<BrandContent, 'mark' | 'palette' | 'colors'> {
  mark: Mark;
  colors: Colors;
}

const { shape } = schema;

/** Whatever the file says, this holds: a part that is wrong is replaced, and an unknown one left out. */
const safe = z.object({
  name: shape.name.catch(''),
  shortName: shape.shortName.catch(''),
  tagline: shape.tagline.catch(''),
  sample: shape.sample.catch(true),
  city: shape.city.catch(''),
  state: shape.state.catch(''),
  place: shape.place.catch(''),
  colors: shape.colors.catch(undefined),
  plant: shape.plant.catch('marigold'),
  typefaces: shape.typefaces.catch('fraunces-figtree'),
});

/** The brand. A file that is broken is told by `content-model/checks/`, and can be mended in the back office, which needs a brand until then. */
export const readBrand = (root: string): Brand => {
  const fields = readFields(root, brandFile);
  const brand = safe.parse(fields);
  return {
    ...brand,
    mark: markOf(fields['mark']),
    colors: colorsFrom(rolesOf(fields['palette'], brand.colors)),
  };
};

const property = (role: string): string =>
  `--${role.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;

/** The colors of a brand as custom properties in the layer of tokens, and what stands in for its typefaces. */
export const brandCss = ({ colors, typefaces }: Brand): string => {
  const tokens = Object.entries(colors).map(([role, hex]) => `${property(role)}:${hex};`);
  return `@layer tokens{:root{${tokens.join('')}}}\n${standInRules(pairs[typefaces])}\n`;
};
