import { expect, test } from 'vitest';
import { splitFrontMatter } from '../content-model/reader/front-matter.ts';
import { isExpired } from '../content-model/reader/going-out.ts';
import { asParagraph, pictureMarkdown } from './app/form/markdown/tools.ts';
import { addressFrom } from './operations/add-entry.ts';
import { linksTo } from './operations/entry-references.ts';

const size = 100_000;

const filled = (part: string, end = '') => part.repeat(size / part.length) + end;

/** In milliseconds; other programs can only make it longer. */
const bestOfThree = (work: () => unknown): number =>
  Math.min(
    ...[0, 1, 2].map(() => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
  );

test.for<[string, (text: string) => unknown, string]>([
  ['a paragraph put in', (text) => asParagraph(text, text.length, 'P'), filled('\n', 'x')],
  ['the words of a picture', (text) => pictureMarkdown('a.webp', text), filled('\n ', 'x')],
  ['links that never begin', (text) => linksTo(text, '/about'), filled('](/about')],
  ['links that never end', (text) => linksTo(text, '/about'), filled('[a](/about ')],
  ['words of links that never end', (text) => linksTo(text, '/about'), filled('[')],
  ['links that are pictures', (text) => linksTo(text, '/about'), filled('![', '](/about)')],
  ['a label without a month', (text) => isExpired(text, new Date(0)), filled('a', '.')],
  ['a title', addressFrom, filled('-')],
  ['a file whose head never ends', splitFrontMatter, `---\n${filled('\n--- ')}`],
])('%s takes at most a millisecond per kB', ([, work, text]) => {
  work(text);
  expect(bestOfThree(() => work(text))).toBeLessThan(size / 1000);
});
