/** The canonical path of a page, from the path Astro builds it under: no extension, no slash at the end. */
export const canonicalPath = (pathname: string): string =>
  pathname.replace(/(?:\/index)?\.html$|\/$/u, '') || '/';
