import type { ShareCard } from './ShareImage.tsx';

/**
 * The title of a page as its share image says it: without the name of the
 * site, which is on the image anyway, and in two lines where it has two parts.
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

/** How wide a letter of the display typeface is on average, in em. */
const letterWidth = 0.5;

/** How much of its width a line fills, since words are not broken. */
const filled = 0.82;

/** The largest type size at which a title fits its box, all in pixels. */
export const titleSize = (
  title: string,
  { width, height, largest }: { width: number; height: number; largest: number },
): number => {
  const longest = Math.max(...title.split(' ').map((word) => word.length));
  const fits = (size: number) => {
    const lines = Math.ceil((title.length * letterWidth * size) / (width * filled));
    return lines * size * leading <= height && longest * letterWidth * size <= width;
  };
  let size = largest;
  while (size > 24 && !fits(size)) size -= 2;
  return size;
};
