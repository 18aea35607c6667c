import type { Brand } from './read-brand.ts';
import { pairOf, standInRules } from './typefaces.ts';

const property = (role: string): string =>
  `--${role.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;

/** The colors of a brand as custom properties in the layer of tokens, and what stands in for its typefaces. */
export const brandCss = ({ colors, typefaces }: Brand): string => {
  const tokens = Object.entries(colors).map(([role, hex]) => `${property(role)}:${hex};`);
  const [, pair] = pairOf(typefaces);
  return `@layer tokens{:root{${tokens.join('')}}}\n${standInRules(pair)}\n`;
};
