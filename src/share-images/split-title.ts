export interface TitleWords {
  title: string;
  subtitle?: string | undefined;
}

/**
 * The title of a page as its share image says it: without the name of the
 * site, which is on the image anyway, and in two lines where it has two parts.
 */
export const splitTitle = (title: string, siteName: string): TitleWords => {
  const parts = title.split(' | ').filter((part) => !part.startsWith(siteName));
  const [first = title, ...others] = parts;
  return { title: first, subtitle: others.length > 0 ? others.join(' | ') : undefined };
};
