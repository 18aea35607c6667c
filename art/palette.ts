import { fileURLToPath } from 'node:url';
import { hexOf, mix, partsOf } from '@agency/content-model/brand/colors.ts';
import { readBrand } from '@agency/content-model/brand/read-brand.ts';

export { mix };

/** The folder whose `content/` is drawn: this project, or the copy that the back office draws in. */
export const root = process.env['ART_FOLDER'] ?? fileURLToPath(new URL('..', import.meta.url));

/** The brand that the pictures are drawn for. */
export const brand = readBrand(root);

/** The brand's colors by role. */
export const palette = brand.colors;

/** The light of a Texas morning. Only for pictures, never for pages. */
export const light = {
  peach: '#fbdcbb',
  apricot: '#f8c48e',
  haze: '#f6e2d0',
  honey: '#ffd98a',
  leaf: '#7f9a6b',
  moss: '#3f5a45',
  iron: mix(palette.ink, palette.ground, 0.08),
} as const;

/** A brand color as a wall or fabric shows it: with the given lightness, and `share` of its chroma. */
export const inLight = (color: string, lightness: number, share = 0.85): string => {
  const { c, h } = partsOf(color);
  return hexOf({ l: lightness, c: c * share, h });
};

/** The factors by which evening light dims red, green and blue. The channels strongest in the brand color dim least. */
export const evening = (least: number, more: number): number[] =>
  [1, 3, 5].map((start) => {
    const channel = Number.parseInt(palette.brand.slice(start, start + 2), 16) / 255;
    return Number((least + more * channel).toFixed(2));
  });
