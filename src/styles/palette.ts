import tokens from './tokens.css?raw';

const colors = new Map(
  [...tokens.matchAll(/--([a-z]+): (#[0-9a-f]{6});/gu)].map(([, name = '', hex = '']) => [
    name,
    hex,
  ]),
);

/** A colour of the site, from `src/styles/tokens.css`, for a medium that knows no custom properties. */
export const color = (
  name: 'ink' | 'plum' | 'paper' | 'sand' | 'marigold' | 'clay' | 'rose' | 'sage' | 'muted',
): string => {
  const hex = colors.get(name);
  if (!hex) throw new Error(`src/styles/tokens.css has no colour --${name}`);
  return hex;
};
