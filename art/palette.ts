import { fileURLToPath } from 'node:url';
import { hexOf, mix, partsOf } from '@agency/content-model/brand/colors.ts';
import { readBrand } from '@agency/content-model/brand/read-brand.ts';

export { mix };

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Whose pictures are drawn. */
export const brand = readBrand(root);

/** Its colors by their roles. */
export const palette = brand.colors;

/** Light of a Texas morning: only for pictures, never for the page. */
export const light = {
  peach: '#fbdcbb',
  apricot: '#f8c48e',
  haze: '#f6e2d0',
  honey: '#ffd98a',
  leaf: '#7f9a6b',
  moss: '#3f5a45',
  iron: mix(palette.ink, palette.ground, 0.08),
} as const;

/** A color of the brand as wall or cloth shows it: as light as this, and quieter. */
export const inLight = (color: string, lightness: number, share = 0.85): string => {
  const { c, h } = partsOf(color);
  return hexOf({ l: lightness, c: c * share, h });
};

/** How much of red, green and blue the evening leaves: of the brand's own colors most. */
export const evening = (least: number, more: number): number[] =>
  [1, 3, 5].map((start) => {
    const channel = Number.parseInt(palette.brand.slice(start, start + 2), 16) / 255;
    return Number((least + more * channel).toFixed(2));
  });
