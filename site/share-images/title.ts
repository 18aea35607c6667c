import type { ShareCard } from './ShareImage.tsx';

/**
 * A page's title for its share image: without the site's name, which is on the image anyway, and split into title and
 * subtitle if it has several parts.
 */
export const splitTitle = (
  title: string,
  siteNames: readonly string[],
): Pick<ShareCard, 'title' | 'subtitle'> => {
  const parts = title
    .split(' | ')
    .filter((part) => !siteNames.some((name) => part.startsWith(name)));
  const [first = title, ...others] = parts;
  return { title: first, subtitle: others.length > 0 ? others.join(' | ') : undefined };
};

export const leading = 1.06;

/** The average letter width of the display typeface, in em. */
const letterWidth = 0.5;

/** The share of its width that a line fills on average, because words are not broken. */
const lineFill = 0.82;

/** The largest font size at which a title fits its box, in pixels. */
export const titleSize = (
  title: string,
  { width, height, largest }: { width: number; height: number; largest: number },
): number => {
  const longest = Math.max(...title.split(' ').map((word) => word.length));
  const fits = (size: number) => {
    const lines = Math.ceil((title.length * letterWidth * size) / (width * lineFill));
    return lines * size * leading <= height && longest * letterWidth * size <= width;
  };
  let size = largest;
  while (size > 24 && !fits(size)) size -= 2;
  return size;
};
