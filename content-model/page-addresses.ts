/** The canonical path of a page, from the path Astro builds it under: no extension, no slash at the end. */
export const canonicalPath = (pathname: string): string =>
  pathname.replace(/(?:\/index)?\.html$|\/$/u, '') || '/';

/** What a page is called where other pages name it: its short name, or its title without what follows the bar. */
export const pageName = ({ crumb, title }: { crumb?: string | undefined; title: string }): string =>
  crumb ?? title.split(' | ')[0] ?? title;

/** As many characters as search engines show. */
export const longest = { title: 60, description: 156 } as const;

/** The size of every share image, in pixels. */
export const shareImageSize = { width: 1200, height: 630 };

/** Whether a page is shared with an image of its own, and not with that of the home page: nobody shares what search engines leave out. `name` is its route without the leading slash, or `home`. */
export const hasShareImage = (name: string, { index }: { index: boolean }): boolean =>
  index || name === 'home';

/** Where the image lies that others show when a page is shared. Takes the canonical path. */
export const shareImagePath = (path: string, head: { index: boolean }): string => {
  const name = path.slice(1) || 'home';
  return `/share/${hasShareImage(name, head) ? name : 'home'}.jpg`;
};
