import type { Problem } from '../problem.ts';
import { mainPart, type SitePage } from './site-page.ts';

/** The words a visitor reads in the main part of a page, in lower case. */
export const mainWords = (html: string): string[] => {
  const text = mainPart(html)
    .replaceAll(/<!--[\s\S]*?-->|<(style|script|svg)\b[\s\S]*?<\/\1>/gu, ' ')
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll('&amp;', '&')
    .toLowerCase();
  return text.match(/[\p{L}\p{N}]+(?:[’'&-][\p{L}\p{N}]+)*/gu) ?? [];
};

/** Every five words in a row, each run once. */
export const fiveWordRuns = (words: readonly string[]): Set<string> =>
  new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));

/** The share of the smaller set that is also in the other one, from 0 to 1. */
export const sharedPart = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  return [...small].filter((run) => large.has(run)).length / small.size;
};

/** Pages that say the same of several places are "doorways" to search engines. */
const bound = 0.3;

/** Cities whose pages share too many of their words. */
export const doorwayProblems = (pages: readonly SitePage[]): Problem[] => {
  const cities = pages
    .filter(({ entry }) => entry.collection === 'cities')
    .map(({ entry, html }) => ({ file: entry.file, runs: fiveWordRuns(mainWords(html)) }));
  return cities.flatMap((one, index) =>
    cities
      .slice(index + 1)
      .map((other) => ({ other, share: sharedPart(one.runs, other.runs) }))
      .filter(({ share }) => share >= bound)
      .map(({ other, share }) => ({
        file: one.file,
        message: `${Math.round(share * 100)} % of its words stand in ${other.file} too, and less than ${bound * 100} % may, or search engines take both for copies. Tell something of the one city that is true of no other.`,
      })),
  );
};
