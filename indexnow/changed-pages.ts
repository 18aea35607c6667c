import type { Pages } from './read-sitemap.ts';

/** The addresses that search engines should visit: new pages, changed ones, and those that are gone. */
export const changedPages = (now: Pages, submitted: Pages): string[] =>
  [...new Set([...Object.keys(now), ...Object.keys(submitted)])]
    .filter((address) => now[address] !== submitted[address])
    .sort();
