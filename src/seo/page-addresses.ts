import type { PageHead } from '../content-schemas/page-head.ts';

/** The canonical path of a page, from the path Astro builds it under: no extension, no slash at the end. */
export const canonicalPath = (pathname: string): string =>
  pathname.replace(/(?:\/index)?\.html$|\/$/u, '') || '/';

/** What a page is called where other pages name it: its short name, or its title without what follows the bar. */
export const pageName = ({ crumb, title }: Pick<PageHead, 'crumb' | 'title'>): string =>
  crumb ?? title.split(' | ')[0] ?? title;

/** The size of every share image, in pixels. */
export const shareImageSize = { width: 1200, height: 630 };

/** Where the picture of a page lies that others show when the page is shared. Takes the canonical path. */
export const shareImagePath = (path: string): string =>
  `/share/${path === '/' ? 'home' : path.slice(1)}.jpg`;
