import sharp from 'sharp';
import type { Brand } from './read-brand.ts';

interface IconOptions {
  /** Room around the mark, in 48ths of it. */
  inset?: number;
  ground?: string;
  /** The petals of the bloom reach its heart: for the smallest sizes and for dark grounds, where the gap would look like dirt. */
  isDense?: boolean;
  /** On a light ground or none, a mark that is no flower is as dark as words: it must be seen on any tab. */
  isLight?: boolean;
}

const box = 48;

const circle = (radius: number, fill: string): string =>
  `<circle cx="24" cy="24" r="${radius}" fill="${fill}"/>`;

/** The mark as browser tabs and home screens show it, as an SVG. */
export const iconSvg = (
  { mark, colors }: Pick<Brand, 'mark' | 'colors'>,
  { inset = 0, ground, isDense = false, isLight = false }: IconOptions = {},
): string => {
  const { action, accent, brand } = colors;
  const fill = mark.isBloom || isLight ? action : brand;
  const heart = isDense ? circle(13, action) + circle(7, accent) : circle(5.4, accent);
  const size = box + 2 * inset;
  const page = ground
    ? `<rect x="${-inset}" y="${-inset}" width="${size}" height="${size}" fill="${ground}"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-inset} ${-inset} ${size} ${size}">${page}<path d="${mark.path}" fill="${fill}"/>${mark.isBloom ? heart : ''}</svg>\n`;
};

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
