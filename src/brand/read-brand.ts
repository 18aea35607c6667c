import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { brand as schema, type BrandContent } from '../content-schemas/brand.ts';
import { colorsFrom, rolesOf, type Colors } from './colors.ts';
import { markOf, type Mark } from './mark.ts';
import { pairs, standInRules } from './typefaces.ts';

export const brandFile = 'content/brand.yml';

/** A brand as programs draw it. */
export interface Brand extends Omit<BrandContent, 'mark' | 'palette' | 'colors'> {
  mark: Mark;
  colors: Colors;
}

/** What stands in the file. One that is broken is told by `content-check/`, and can be mended in the back office, which needs a brand until then. */
const fieldsIn = (file: string): BrandContent => {
  try {
    return { ...(parse(readFileSync(file, 'utf8')) as BrandContent | null) } as BrandContent;
  } catch {
    return {} as BrandContent;
  }
};

export const readBrand = (root: string): Brand => {
  const { mark, palette, colors, plant, typefaces, ...words } = fieldsIn(join(root, brandFile));
  return {
    ...words,
    mark: markOf(mark),
    colors: colorsFrom(rolesOf(palette, colors)),
    plant: schema.shape.plant.catch('marigold').parse(plant),
    typefaces: schema.shape.typefaces.catch('fraunces-figtree').parse(typefaces),
  };
};

const property = (role: string): string =>
  `--${role.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;

/** The colors of a brand as custom properties in the layer of tokens, and what stands in for its typefaces. */
export const brandCss = ({ colors, typefaces }: Brand): string => {
  const tokens = Object.entries(colors).map(([role, hex]) => `${property(role)}:${hex};`);
  return `@layer tokens{:root{${tokens.join('')}}}\n${standInRules(pairs[typefaces])}\n`;
};
