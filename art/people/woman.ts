import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import { mix, palette } from '../palette.ts';

/**
 * A half-length portrait from the CC0 set "Notionists" by Zoish, drawn in ink and
 * coloured by us. Her board is 1744 units square, cut at the elbows.
 */
export type Woman = {
  hair: string;
  body: string;
  lips: string;
  brows?: string;
  eyes?: string;
  nose?: string;
  glasses?: string;
  skin: string;
  hairColour: string;
  /** Colours of the white areas of her clothes, in drawing order; the last one repeats. */
  clothes: readonly string[];
  /** Colour of the black areas of her clothes; ink if not given. */
  cloth?: string;
};

const variant = (number: string) => [`variant${number}`] as never;

const outline = (woman: Woman): string =>
  createAvatar(notionists, {
    seed: 'marigold',
    hair: variant(woman.hair),
    body: variant(woman.body),
    lips: variant(woman.lips),
    brows: variant(woman.brows ?? '05'),
    eyes: variant(woman.eyes ?? '01'),
    nose: variant(woman.nose ?? '05'),
    glasses: variant(woman.glasses ?? '11'),
    glassesProbability: woman.glasses ? 100 : 0,
    beardProbability: 0,
    bodyIconProbability: 0,
    gestureProbability: 0,
  }).toString();

/** The parts in drawing order: head, clothes, hair, then the features of the face. */
const parts = (svg: string): string[] =>
  svg
    .split(/(?=<g transform="translate\(\d+ \d+\)">)/)
    .slice(1)
    .map((part) => part.replace(/<\/g><\/g><\/svg>$|<\/svg>$/, ''));

const recolour = (part: string, whites: readonly string[], black: string): string => {
  let index = 0;
  return part
    .replaceAll('fill="#fff"', () => `fill="${whites[Math.min(index++, whites.length - 1)]}"`)
    .replaceAll(/(fill|stroke)="#000"/g, `$1="${black}"`);
};

const closed = (part: string): string => {
  const missing = (part.match(/<g\b/g)?.length ?? 0) - (part.match(/<\/g>/g)?.length ?? 0);
  return missing >= 0 ? part + '</g>'.repeat(missing) : part.slice(0, missing * 4);
};

/** Her portrait as the inside of an SVG of viewBox 0 0 1744 1744. */
export function portrait(woman: Woman): string {
  const [head = '', clothes = '', hair = '', ...features] = parts(outline(woman)).map(closed);
  const blush = mix(woman.skin, palette.accent, 0.42);
  return [
    recolour(head, [woman.skin], palette.ink),
    recolour(clothes, woman.clothes, woman.cloth ?? palette.ink),
    `<ellipse cx="800" cy="838" rx="58" ry="36" fill="${blush}" opacity=".55"/><ellipse cx="1040" cy="838" rx="46" ry="34" fill="${blush}" opacity=".55"/>`,
    recolour(hair, [mix(woman.hairColour, palette.ground, 0.85)], woman.hairColour),
    ...features.map((feature) => recolour(feature, [palette.ground], palette.ink)),
  ].join('');
}
