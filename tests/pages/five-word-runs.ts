/** The words a visitor reads in the main part of a page, in lower case. */
export const mainWords = (html: string): string[] => {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/u.exec(html)?.[1] ?? '';
  const text = main
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
