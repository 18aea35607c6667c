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
