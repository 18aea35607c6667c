import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { BrandContent } from '../content-schemas/brand.ts';
import { colorsFrom, rolesOf, type Colors } from './colors.ts';
import { markOf, type Mark } from './mark.ts';
import { plantOf, type PlantName } from './plants.ts';
import { pairOf, type PairName } from './typefaces.ts';

/** The file that is the brand, from the root of the project. */
export const brandFile = 'content/brand.yml';

/** A brand as programs draw it. */
export interface Brand extends Omit<
  BrandContent,
  'mark' | 'palette' | 'colors' | 'plant' | 'typefaces'
> {
  mark: Mark;
  colors: Colors;
  plant: PlantName;
  typefaces: PairName;
}

/** What stands in the file. One that is broken is told by `content-check/`, and can be mended in the back office, which needs a brand until then. */
const fieldsIn = (file: string): BrandContent => {
  try {
    return { ...(parse(readFileSync(file, 'utf8')) as BrandContent | null) } as BrandContent;
  } catch {
    return {} as BrandContent;
  }
};

/** The brand of the project in this folder. */
export const readBrand = (root: string): Brand => {
  const { mark, palette, colors, plant, typefaces, ...words } = fieldsIn(join(root, brandFile));
  return {
    ...words,
    mark: markOf(mark),
    colors: colorsFrom(rolesOf(palette, colors)),
    plant: plantOf(plant),
    typefaces: pairOf(typefaces)[0],
  };
};
