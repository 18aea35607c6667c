import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { longest } from '../page-addresses.ts';
import { isRecord, markdownIn, namedIn } from '../reader/map-fields.ts';
import { filledIn } from '../reader/names.ts';
import { inOrder, shortened, type Problem } from '../reader/problem.ts';
import {
  addressOf,
  isHidden,
  isKeptBack,
  isSamplePage,
  templateOf,
  type Entry,
} from '../reader/read-entries.ts';
import type { PageHead } from '../schemas/page-head.ts';
import { problemIn, problemInBody, textProblems, textsIn } from './check-entries.ts';
import { addressesInText } from './text-addresses.ts';

// Advice makes a page easier to find and to read. It never stops anything: nothing breaks for visitors.

/** The head of a page that search engines may show. Its fields may be missing or wrong. */
const headOf = ({ data }: Entry): Partial<PageHead> | undefined => {
  const head = isRecord(data) ? data['head'] : undefined;
  return isRecord(head) && head['index'] !== false ? head : undefined;
};

/** Given by the specification, though longer than what search engines show. */
const specifiedTitle = 'Meet the agency | Web Design & SEO Agency for Women Entrepreneurs';

const least = { title: 30, description: 120 } as const;

const lengthAdvice = (entry: Entry): Problem[] =>
  (['title', 'description'] as const).flatMap((name) => {
    const words = headOf(entry)?.[name];
    if (typeof words !== 'string' || words === specifiedTitle) return [];
    const { length } = words;
    if (length >= least[name] && length <= longest[name]) return [];
    const message = `Search engines show ${least[name]} to ${longest[name]} letters here, and this has ${length}`;
    return [problemIn(entry, message, ['head', name])];
  });

const leastPhrases = 3;

const phraseAdvice = (entry: Entry): Problem[] => {
  const { keywords } = headOf(entry) ?? {};
  const message = 'Name three phrases or more that people may search for';
  return Array.isArray(keywords) && keywords.length < leastPhrases
    ? [problemIn(entry, message, ['head', 'keywords'])]
    : [];
};

const wordsIn = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'&-][\p{L}\p{N}]+)*/gu) ?? [];

/** Words that a phrase may have and its page may leave out. */
const smallWords = new Set(
  'a an and as at by for from in is near of on or the to vs with'.split(' '),
);

const headingNames = new Set<PropertyKey>(['city', 'heading', 'headline', 'name', 'title']);

/** What may stand in the main heading, according to its place and its name. */
const headingsOf = ({ data }: Entry): string[] =>
  textsIn(data)
    .filter(([field]) => field.length <= 2 && field[0] !== 'head')
    .filter(([field]) => headingNames.has(field.at(-1) ?? ''))
    .map(([, text]) => text);

const focusAdvice = (entry: Entry): Problem[] => {
  const head = headOf(entry);
  if (!head) return [];
  const { title, description, focus } = head;
  const field = ['head', 'focus'];
  if (typeof focus !== 'string' || focus === '')
    return [problemIn(entry, 'Which phrase should people find this page by? Write it here', field)];
  const said = new Set(wordsIn([title, description, ...headingsOf(entry)].join(' ')));
  const missing = wordsIn(focus).filter((word) => !said.has(word) && !smallWords.has(word));
  const message = `Neither the title nor the description nor the main heading says “${missing.join(', ')}”. Say it in one of them, or choose a phrase that fits the page`;
  return missing.length === 0 ? [] : [problemIn(entry, message, field)];
};

const uniqueFields = {
  title: 'title',
  description: 'description',
  focus: 'main phrase',
} as const;

/** What two pages have in common, so that search engines cannot tell which one to show. */
const repeatAdvice = (entries: readonly Entry[]): Problem[] =>
  Object.entries(uniqueFields).flatMap(([name, label]) => {
    const valueOf = (entry: Entry) => {
      const value = headOf(entry)?.[name as keyof typeof uniqueFields];
      return typeof value === 'string' ? value.toLowerCase() : '';
    };
    const pages = Map.groupBy(
      entries.filter((entry) => addressOf(entry) !== undefined && !entry.isOff),
      valueOf,
    );
    pages.delete('');
    return [...pages.values()].flatMap((same) =>
      same.flatMap((entry) => {
        const other = same.find((one) => one !== entry && !isKeptBack(one));
        const message = `The page ${other && addressOf(other)} has the same ${label}. Write one that fits this page only`;
        return other ? [problemIn(entry, message, ['head', name])] : [];
      }),
    );
  });

const linksOf = (entry: Entry): string[] =>
  [
    ...namedIn(entry).flatMap(({ target, name }) => (target === 'address' ? [name] : [])),
    ...markdownIn(entry)
      .flatMap(({ text }) => addressesInText(text))
      .flatMap(({ kind, address }) => (kind === 'link' ? [address] : [])),
  ].map((address) => address.replace(/[?#].*/u, ''));

/**
 * Pages that no other page links to. Posts, articles, projects and cities stand in lists of theirs,
 * and an example brings the words that lead to it.
 */
const orphanAdvice = (entries: readonly Entry[]): Problem[] => {
  const shown = entries.filter((entry) => !isHidden(entry));
  const linked = new Set(
    shown
      // Menus and footer lead to a page from everywhere, which says nothing about it.
      .filter(({ collection }) => collection !== 'site' && collection !== 'redirects')
      .flatMap((entry) => linksOf(entry).filter((address) => address !== addressOf(entry))),
  );
  const message =
    'No other page leads here in its own words; menu and footer do not count. Add it to “Further links” of a page whose readers may want it';
  return shown
    .filter((entry) => entry.collection === 'pages' && headOf(entry))
    .filter((entry) => templateOf(entry) !== 'legal' && addressOf(entry) !== '/')
    .filter((entry) => !isSamplePage(entry))
    .filter((entry) => !linked.has(addressOf(entry) ?? ''))
    .map((entry) => problemIn(entry, message, ['head']));
};

const sentences = new Intl.Segmenter('en-US', { granularity: 'sentence' });

/** The most words of a sentence that are easy to read. */
const longestSentence = 40;

const countWords = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

/** Sentences so long that readers forget the beginning before the end. */
const sentenceAdvice = (entries: readonly Entry[]): Problem[] =>
  textProblems(entries, (text) => {
    // A mark is drawn, not read. Short texts are skipped early, since segmenting is slow when there are many short lines.
    if (text.startsWith('<svg') || text.length <= longestSentence) return [];
    if (countWords(text) <= longestSentence) return [];
    return (
      [...sentences.segment(text)]
        // The address of a Markdown link has no space before it, so it adds no word.
        .map(({ segment }) => ({ segment, count: countWords(segment) }))
        .filter(({ count }) => count > longestSentence)
        .map(
          ({ segment, count }) =>
            `A sentence has ${count} words, and more than ${longestSentence} are hard to read. Make two of “${shortened(segment.trim())}”`,
        )
    );
  });

/** The most words between two headings that readers like. */
const longestStretch = 400;

const stretchAdvice = (entry: Entry): Problem[] => {
  let count = 0;
  for (const [index, line] of entry.body.split('\n').entries()) {
    count = /^#{1,6} /u.test(line) ? 0 : count + countWords(line);
    if (count > longestStretch) {
      const message = `More than ${longestStretch} words stand here without a heading. Put one where a new thought begins`;
      return [problemInBody(entry, message, index + 1)];
    }
  }
  return [];
};

/** Every distinct sequence of five words. */
const fiveWordRuns = ({ data }: Entry): Set<string> => {
  const texts = textsIn(data).filter(([field]) => field[0] !== 'head');
  const words = wordsIn(texts.map(([, text]) => text).join('\n'));
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
};

/** The share of the smaller set that is also in the other one, from 0 to 1. */
const sharedPart = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  one.intersection(other).size / Math.max(Math.min(one.size, other.size), 1);

/** The share of common text at which search engines treat city pages as "doorway" copies. */
const mostShared = 0.3;

const doorwayAdvice = (entries: readonly Entry[]): Problem[] => {
  const cities = entries
    .filter(({ collection }) => collection === 'cities')
    .map((entry) => ({ entry, runs: fiveWordRuns(entry) }));
  return cities.flatMap(({ entry, runs }) =>
    cities
      .filter((other) => other.entry !== entry && !isKeptBack(other.entry))
      .map((other) => ({ other, share: sharedPart(runs, other.runs) }))
      .filter(({ share }) => share >= mostShared)
      .map(({ other, share }) =>
        problemIn(
          entry,
          `${Math.round(share * 100)} % of its words stand on the page ${addressOf(other.entry)} too. From ${mostShared * 100} % on, search engines take both for copies. Tell something that is true of this city only`,
          ['head'],
        ),
      ),
  );
};

/** Advice about entries for search engines and readers, by file and line. */
export const searchAdvice = (written: readonly Entry[]): Problem[] => {
  const entries = filledIn(written);
  return inOrder([
    ...entries.flatMap((entry) => [
      ...lengthAdvice(entry),
      ...phraseAdvice(entry),
      ...focusAdvice(entry),
      ...stretchAdvice(entry),
    ]),
    ...repeatAdvice(entries),
    ...orphanAdvice(entries),
    ...sentenceAdvice(entries),
    ...doorwayAdvice(entries),
  ]);
};

/** Links to parts that the built pages in `site` do not have; the browser then shows the top of the page. */
export const anchorAdvice = (site: string, entries: readonly Entry[]): Problem[] =>
  entries.flatMap((entry) =>
    namedIn(entry)
      .filter(({ target, name }) => target === 'address' && /^\/.*#/u.test(name))
      .flatMap(({ field, name }) => {
        const [path = '', part = ''] = name.split('#');
        const file = join(site, path === '/' ? 'index.html' : `${path}.html`);
        if (!existsSync(file) || readFileSync(file, 'utf8').includes(` id="${part}"`)) return [];
        const message = `The page ${path} as visitors see it has no part called “${part}”, so the link leads to its top`;
        return [problemIn(entry, message, field)];
      }),
  );
