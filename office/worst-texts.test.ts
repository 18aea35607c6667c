import { expect, test } from 'vitest';
import { splitFrontMatter } from '../content-model/reader/parse-yaml.ts';
import { isExpired } from '../content-model/reader/going-out.ts';
import { repeated, slowerAndSlower } from '../tests/fixtures/worst-texts.ts';
import { addressFrom } from './operations/add-entry.ts';
import { linksTo } from './operations/text-places.ts';

const ending = (part: string, end: string) => (size: number) => repeated(part)(size) + end;

test.for<[string, (text: string) => unknown, (size: number) => string]>([
  ['links that never begin', (text) => linksTo(text, '/about'), repeated('](/about')],
  ['links that never end', (text) => linksTo(text, '/about'), repeated('[a](/about ')],
  ['words of links that never end', (text) => linksTo(text, '/about'), repeated('[')],
  ['links that are pictures', (text) => linksTo(text, '/about'), ending('![', '](/about)')],
  ['a label without a month', (text) => isExpired(text, new Date(0)), ending('a', '.')],
  ['a title', addressFrom, repeated('-')],
  ['a file whose head never ends', splitFrontMatter, (size) => `---\n${repeated('\n--- ')(size)}`],
])('%s takes time in proportion to the length of a text', async ([, work, textOf]) => {
  expect(await slowerAndSlower(work, [textOf], 100_000)).toEqual([]);
});
