import sharp from 'sharp';
import type { Brand } from './read-brand.ts';

interface IconOptions {
  /** Padding around the mark, in 48ths of its size. */
  inset?: number;
  ground?: string;
  /**
   * Draws the bloom without a gap between petals and center. At the smallest sizes and on dark
   * grounds, the gap would look like dirt.
   */
  isDense?: boolean;
  /** Draws a custom mark in the bright action color, for dark grounds. By default it is dark, to show on any tab. */
  isLight?: boolean;
}

const box = 48;

const circle = (radius: number, fill: string): string =>
  `<circle cx="24" cy="24" r="${radius}" fill="${fill}"/>`;

/** The mark for browser tabs and home screens, as an SVG. */
export const iconSvg = (
  { mark, colors }: Pick<Brand, 'mark' | 'colors'>,
  { inset = 0, ground, isDense = false, isLight = false }: IconOptions = {},
): string => {
  const { action, accent, brand } = colors;
  const fill = mark.isBloom || isLight ? action : brand;
  const center = isDense ? circle(13, action) + circle(7, accent) : circle(5.4, accent);
  const size = box + 2 * inset;
  const page = ground
    ? `<rect x="${-inset}" y="${-inset}" width="${size}" height="${size}" fill="${ground}"/>`
    : '';
  const parts = mark.parts ?? [{ path: mark.path, fill }];
  const paths = parts.map((part) => `<path d="${part.path}" fill="${part.fill}"/>`).join('');
  // Own colors may be dark, and so may be the tab.
  const edge = mark.parts
    ? `<path d="${mark.path}" fill="${colors.ground}" stroke="${colors.ground}" stroke-width="4" stroke-linejoin="round"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-inset} ${-inset} ${size} ${size}">${page}${edge}${paths}${mark.isBloom ? center : ''}</svg>\n`;
};

export const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 900 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 100 })
    .toBuffer();

/** Renders the home screen icons, keyed by file name without extension. */
export const homeScreenIcons = (
  brand: Pick<Brand, 'mark' | 'colors'>,
): Readonly<Record<string, () => Promise<Buffer>>> => {
  const { colors, mark } = brand;
  const onGround = iconSvg(brand, { inset: 8, ground: colors.ground });
  // The safe zone of a maskable icon is the middle 80 %.
  const maskable = iconSvg(brand, {
    inset: 10,
    // Own colors are made for light grounds, most of the time.
    ground: mark.parts ? colors.ground : colors.brand,
    isDense: true,
    isLight: true,
  });
  return {
    'apple-touch-icon': () => png(onGround, 180),
    'icon-192': () => png(onGround, 192),
    'icon-512': () => png(onGround, 512),
    'icon-maskable-512': () => png(maskable, 512),
  };
};

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The home screen icons as a web app manifest lists them. */
export const manifestIcons = [
  icon('icon-192', 192, 'any'),
  icon('icon-512', 512, 'any'),
  icon('icon-maskable-512', 512, 'maskable'),
];
