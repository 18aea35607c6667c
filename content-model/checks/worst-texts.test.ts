import { expect, test } from 'vitest';
import {
  repeated,
  slowerAndSlower,
  worstMarkup,
  worstParts,
} from '../../tests/fixtures/worst-texts.ts';
import { absoluteLinks, firstSentence, readingTime, splitSections } from '../../site/text/text.ts';
import { checkNames, controlProblems, templateProblems } from './check-entries.ts';
import { markupProblems, renderingProblems } from './check-markup.ts';
import { searchAdvice } from './search-advice.ts';
import { findPicture } from './check-pictures.ts';
import { fillerOf } from '../reader/names.ts';
import { parseYaml } from '../reader/parse-yaml.ts';
import { nearest, shortened, withFullStop } from '../reader/problem.ts';
import { readEntriesOf, type Entry } from '../reader/read-entries.ts';
import { addressesInText, isTooDeep } from './text-addresses.ts';

const entryOf = (text: string): Entry => ({
  collection: 'blog',
  id: 'post',
  file: 'content/blog/post/index.md',
  data: { title: text },
  body: text,
  bodyLine: 1,
  lineOf: () => 1,
  within: [],
});

/** Every function that reads an editor's text, by name. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  absoluteLinks: (text) => isTooDeep(text) || absoluteLinks(text, 'https://www.example.com'),
  addressesInText,
  checkNames: (text) => checkNames([entryOf(text)]),
  controlProblems: (text) => controlProblems([entryOf(text)]),
  fillerOf: (text) => fillerOf([])(text),
  findPicture: (text) => findPicture('/tmp', 'content/site.yml', text),
  firstSentence,
  markupProblems: (text) => markupProblems(entryOf(text)),
  nearest: (text) => nearest(text, ['/contact', '/about']),
  'a post': (text) => readEntriesOf('content/blog/post/index.md', `---\ntitle: A\n---\n${text}`),
  readingTime,
  renderingProblems: (text) => renderingProblems(entryOf(text)),
  searchAdvice: (text) => searchAdvice([entryOf(text)]),
  shortened,
  splitSections: (text) => isTooDeep(text) || splitSections(text),
  templateProblems: (text) => templateProblems([entryOf(text)]),
  withFullStop,
};

/** The same through the YAML parser, which adds time of its own. */
const readersOfFields: typeof readers = {
  parseYaml,
  'a quoted field': (text) => parseYaml(`title: "${text}`),
  'a file of fields': (text) => readEntriesOf('content/site.yml', text),
  'the head of a post': (text) =>
    readEntriesOf('content/blog/post/index.md', `---\n${text}\n---\nWords`),
};

const worstTexts = [...worstParts, ...worstMarkup].map(repeated);

test.for([
  ...Object.entries(readers).map(([name, read]) => [name, read, 1] as const),
  ...Object.entries(readersOfFields).map(([name, read]) => [name, read, 15] as const),
])('%s takes time in proportion to the length of a text', async ([, read, patience]) => {
  expect(await slowerAndSlower(read, worstTexts, 20 * 1024, patience)).toEqual([]);
});
