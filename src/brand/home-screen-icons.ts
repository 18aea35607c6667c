import sharp from 'sharp';
import { iconSvg } from './icon.ts';
import type { Brand } from './read-brand.ts';

/** An SVG as a PNG of this size in pixels. */
export const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 900 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 100 })
    .toBuffer();

/** The icons of home screens, by the names of their files: the mark on a ground, and its size in pixels. */
export const homeScreenIcons = (
  brand: Pick<Brand, 'mark' | 'colors'>,
): Readonly<Record<string, () => Promise<Buffer>>> => {
  const { colors } = brand;
  const onGround = iconSvg(brand, { inset: 8, ground: colors.ground });
  // The safe zone of a maskable icon is the middle 80 %.
  const maskable = iconSvg(brand, {
    inset: 10,
    ground: colors.brand,
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

/** The same as a web app manifest names them. */
export const manifestIcons = [
  icon('icon-192', 192, 'any'),
  icon('icon-512', 512, 'any'),
  icon('icon-maskable-512', 512, 'maskable'),
];
