import { differenceEuclidean } from 'culori';
import {
  colorsFrom,
  contrast,
  hexOf,
  isComplete,
  leastContrast,
  partsOf,
  type Role,
} from './colors.ts';
import type { Roles } from './palettes.ts';

/** Colors of which one is words, or means something, on the other. The first is the one to change where they are too much alike. */
const pairs: readonly (readonly [keyof Roles, Role])[] = [
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

/** The color nearest to this one that stands out from another as words must, if there is one of its hue. */
const nearestPassing = (color: string, other: string): string | undefined => {
  const { c, h } = partsOf(color);
  return Array.from({ length: steps + 1 }, (_, index) => hexOf({ l: index / steps, c, h }))
    .filter((candidate) => contrast(candidate, other) >= leastContrast.words)
    .toSorted((one, another) => difference(one, color) - difference(another, color))
    .at(0);
};

export interface Alike {
  role: keyof Roles;
  other: Role;
  /** What it is, of the 4.5 it must be. */
  ratio: number;
  /** The nearest color for the role that passes with all it stands beside, if there is one. */
  instead: string | undefined;
}

const partners = (role: keyof Roles): Role[] =>
  pairs.filter(([one]) => one === role).map(([, other]) => other);

/** The nearest color that stands out from everything this role is seen with. */
const instead = (roles: Roles, role: keyof Roles): string | undefined => {
  let color = roles[role];
  for (const other of partners(role)) {
    const now = colorsFrom({ ...roles, [role]: color });
    if (contrast(color, now[other]) >= leastContrast.words) continue;
    const found = nearestPassing(color, now[other]);
    if (found === undefined) return undefined;
    color = found;
  }
  const now = colorsFrom({ ...roles, [role]: color });
  const isEnough = partners(role).every(
    (other) => contrast(color, now[other]) >= leastContrast.words,
  );
  return isEnough ? color : undefined;
};

/** Every pair in use that nobody could read, by WCAG 2.2 AA. Of colors that are none the schema tells. */
export const tooAlike = (roles: Roles): Alike[] => {
  if (!isComplete(roles)) return [];
  const colors = colorsFrom(roles);
  return pairs
    .map(([role, other]) => ({ role, other, ratio: contrast(colors[role], colors[other]) }))
    .filter(({ ratio }) => ratio < leastContrast.words)
    .map(({ role, other, ratio }) => ({ role, other, ratio, instead: instead(roles, role) }));
};
