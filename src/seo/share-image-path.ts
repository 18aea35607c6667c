/** The size of every share image, in pixels. */
export const shareImageSize = { width: 1200, height: 630 };

/** Where the picture of a page lies that others show when the page is shared. Takes the canonical path. */
export const shareImagePath = (path: string): string =>
  `/share/${path === '/' ? 'home' : path.slice(1)}.jpg`;
