/** The canonical path of a page, from the path Astro builds it at: no extension, no trailing slash. */
export const canonicalPath = (pathname: string): string =>
  pathname.replace(/(?:\/index)?\.html$|\/$/u, '') || '/';

/** The name other pages use for a page: its short name, or the part of its title before the bar. */
export const pageName = ({ crumb, title }: { crumb?: string | undefined; title: string }): string =>
  crumb ?? title.split(' | ')[0] ?? title;

/** The number of characters that search engines show. */
export const longest = { title: 60, description: 156 } as const;

/** The size of every share image, in pixels. */
export const shareImageSize = { width: 1200, height: 630 };

/**
 * Whether a page has a share image of its own. Pages kept from search engines use that of the home page,
 * since nobody shares them. `name` is the route without the leading slash, or `home`.
 */
export const hasShareImage = (name: string, { index }: { index: boolean }): boolean =>
  index || name === 'home';

/** The path of the image shown when a page is shared. `path` is canonical. */
export const shareImagePath = (path: string, head: { index: boolean }): string => {
  const name = path.slice(1) || 'home';
  return `/share/${hasShareImage(name, head) ? name : 'home'}.jpg`;
};
