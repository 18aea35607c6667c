import { expect, test } from 'vitest';
import { timeOf, worstMarkup, worstParts } from '../../tests/fixtures/worst-texts.ts';
import { absoluteLinks, firstSentence, readingTime, splitSections } from '../../site/text/text.ts';
import { controlProblems, templateProblems } from './check-entries.ts';
import { markupProblems, renderingProblems } from './check-markup.ts';
import { sentenceProblems } from './check-pages.ts';
import { findPicture } from './check-pictures.ts';
import { checkNames, fillerOf } from '../reader/fill-names.ts';
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

/** What takes an editor's text, by its name. */
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
  sentenceProblems: (text) => sentenceProblems([entryOf(text)]),
  shortened,
  splitSections: (text) => isTooDeep(text) || splitSections(text),
  templateProblems: (text) => templateProblems([entryOf(text)]),
  withFullStop,
};

/** The same through the parser of YAML. */
const readersOfFields: typeof readers = {
  parseYaml,
  'the value of a field': (text) => parseYaml(`title: ${text}`),
  'a quoted field': (text) => parseYaml(`title: "${text}`),
  'a file of fields': (text) => readEntriesOf('content/site.yml', text),
  'the head of a post': (text) =>
    readEntriesOf('content/blog/post/index.md', `---\n${text}\n---\nWords`),
};

const size = 20 * 1024;

const worstTexts = [...worstParts, ...worstMarkup].map((part) => part.repeat(size / part.length));

/** What takes longer, with the milliseconds for each kilobyte. */
const slowerThan = async (most: number, read: (text: string) => unknown) => {
  const slow: [string, number][] = [];
  for (const text of worstTexts) {
    const time = (await timeOf(() => read(text))) / (size / 1024);
    if (time > most) slow.push([text.slice(0, 12), time]);
  }
  return slow;
};

test.for(Object.entries(readers))(
  '%s takes about a millisecond for a kilobyte of any text at most',
  async ([, read]) => {
    expect(await slowerThan(2, read)).toEqual([]);
  },
);

test.for(Object.entries(readersOfFields))(
  '%s takes a few milliseconds for a kilobyte of any text, the parser’s own time',
  async ([, read]) => {
    expect(await slowerThan(15, read)).toEqual([]);
  },
);
