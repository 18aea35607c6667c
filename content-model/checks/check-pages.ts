import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTreeAdapter as tree } from 'parse5';
import {
  attributeOf,
  elementsIn,
  isNoindex,
  nodesIn,
  readHtml,
  wordsOf,
  type HtmlNode,
  type HtmlParent,
} from '../html.ts';
import type { PageHead } from '../schemas/page-head.ts';
import { headingAdvice } from './check-markup.ts';
import { problemIn, textProblems } from './check-entries.ts';
import { namedIn } from '../reader/map-fields.ts';
import { filledIn } from '../reader/names.ts';
import { inOrder, shortened, type Problem } from '../reader/problem.ts';
import {
  addressesOf,
  readEntries,
  shownOf,
  templateOf,
  type Entry,
} from '../reader/read-entries.ts';

/** A built page, with the content file its words come from. */
interface SitePage {
  path: string;
  document: HtmlParent;
  /** The content between menu and footer, without scripts, styles and drawings. */
  main: HtmlParent;
  entry: Entry;
}

const ignoredTags = new Set(['style', 'script', 'svg']);

export const readPage = (path: string, html: string, entry: Entry): SitePage => {
  const document = readHtml(html);
  const [main = readHtml('')] = elementsIn(document, 'main');
  for (const element of elementsIn(main))
    if (ignoredTags.has(element.tagName)) tree.detachNode(element);
  return { path, document, main, entry };
};

const fileAt = (site: string, path: string): string =>
  join(site, path === '/' || path === '' ? 'index.html' : `${path}.html`);

/** Every page of a built site that search engines may index. */
export const readIndexedPages = (site: string, entries: readonly Entry[]): SitePage[] =>
  [...addressesOf(entries)].flatMap(([path, [entry]]) => {
    if (!entry) return [];
    const page = readPage(path, readFileSync(fileAt(site, path), 'utf8'), entry);
    return isNoindex(elementsIn(page.document)) ? [] : [page];
  });

/** The internal links within an element, without queries and fragments. */
const linksIn = (parent: HtmlParent): string[] =>
  elementsIn(parent, 'a')
    .map((link) => attributeOf(link, 'href') ?? '')
    .filter((href) => href.startsWith('/'))
    .map((href) => href.replace(/[#?].*/u, ''));

/** Indexed pages that no other page links to from its main content. */
export const orphanProblems = (pages: readonly SitePage[]): Problem[] => {
  const linked = new Set(
    pages.flatMap(({ path, main }) => linksIn(main).filter((link) => link !== path)),
  );
  const message = (path: string) =>
    `No other page leads to ${path} in its own words, and menu and footer do not count. Add it to "related:" of a page whose readers may want it`;
  return pages
    .filter(({ path }) => path !== '/' && !linked.has(path))
    .filter(({ entry }) => templateOf(entry) !== 'legal')
    .map(({ entry, path }) => problemIn(entry, message(path)));
};

const hasPart = (file: string, id: string): boolean =>
  elementsIn(readHtml(readFileSync(file, 'utf8'))).some(
    (element) => attributeOf(element, 'id') === id,
  );

export const anchorProblems = (site: string, entries: readonly Entry[]): Problem[] =>
  entries.flatMap((entry) =>
    namedIn(entry)
      .filter(({ target, name }) => target === 'address' && name.includes('#'))
      .flatMap(({ field, name }) => {
        const [path = '', part = ''] = name.split('#');
        const file = fileAt(site, path);
        if (!existsSync(file) || hasPart(file, part)) return [];
        const message = `The page ${path} has no part called ${part}. Write ${path || '/'} without "#${part}"`;
        return [problemIn(entry, message, field)];
      }),
  );

const wordsIn = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'&-][\p{L}\p{N}]+)*/gu) ?? [];

const wordsInNode = (node: HtmlNode): string[] =>
  tree.isTextNode(node) ? wordsIn(node.value) : [];

const headingProblems = ({ document, entry }: SitePage): Problem[] => {
  const { length } = elementsIn(document, 'h1');
  const message = `A page has one main heading, and this one has ${length}. ${headingAdvice}`;
  return length === 1 ? [] : [problemIn(entry, message)];
};

/** Words of the focus phrase that appear in neither title, description nor main heading. */
const focusProblems = ({ document, entry }: SitePage): Problem[] => {
  const { head } = entry.data as { head?: PageHead };
  if (!head) return [];
  const { title, description, focus = '' } = head;
  const headings = elementsIn(document, 'h1').map(wordsOf);
  const said = wordsIn([title, description, ...headings].join(' '));
  const missing = wordsIn(focus).filter((word) => !said.includes(word));
  const message = `The page is to be found for "${focus}", and neither its title nor its description nor its main heading says "${missing.join(', ')}". Say it in one of them, or choose a phrase that fits the page`;
  return missing.length === 0 ? [] : [problemIn(entry, message, ['head', 'focus'])];
};

/** The most words allowed between two headings. */
const longestStretch = 400;

const stretchProblems = ({ main, entry }: SitePage): Problem[] => {
  let heading = '';
  let count = 0;
  for (const node of nodesIn(main)) {
    count += wordsInNode(node).length;
    if (count > longestStretch) {
      const message = `More than ${longestStretch} words follow the heading "${heading}" without another one. Put a heading where a new thought begins`;
      return [problemIn(entry, message)];
    }
    if (tree.isElementNode(node) && /^h[1-6]$/u.test(node.tagName)) {
      heading = wordsOf(node);
      count = 0;
    }
  }
  return [];
};

const sentences = new Intl.Segmenter('en-US', { granularity: 'sentence' });

/** The most words allowed in a sentence. */
const longestSentence = 40;

const countWords = (text: string): number => text.trim().split(/\s+/u).length;

/** Sentences so long that readers forget the beginning before the end. */
export const sentenceProblems = (entries: readonly Entry[]): Problem[] => {
  const messagesFor = (text: string): string[] => {
    // Skip short texts early, since segmenting is slow when there are many short lines.
    if (text.length <= longestSentence || countWords(text) <= longestSentence) return [];
    return (
      [...sentences.segment(text)]
        // The address of a Markdown link has no space before it, so it adds no word.
        .map(({ segment }) => ({ segment, count: countWords(segment) }))
        .filter(({ count }) => count > longestSentence)
        .map(
          ({ segment, count }) =>
            `A sentence has ${count} words, and more than ${longestSentence} are hard to read. Make two of "${shortened(segment.trim())}"`,
        )
    );
  };
  return textProblems(entries, messagesFor);
};

/** Every distinct sequence of five words. */
const fiveWordRuns = (main: HtmlParent): Set<string> => {
  const words = nodesIn(main).flatMap(wordsInNode);
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
};

/** The share of the smaller set that is also in the other one, from 0 to 1. */
const sharedPart = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  one.intersection(other).size / Math.min(one.size, other.size);

/** The share of common text at which search engines treat city pages as "doorway" copies. */
const mostShared = 0.3;

export const doorwayProblems = (pages: readonly SitePage[]): Problem[] => {
  const cities = pages
    .filter(({ entry }) => entry.collection === 'cities')
    .map(({ entry, main }) => ({ file: entry.file, runs: fiveWordRuns(main) }));
  return cities.flatMap((one, index) =>
    cities
      .slice(index + 1)
      .map((other) => ({ other, share: sharedPart(one.runs, other.runs) }))
      .filter(({ share }) => share >= mostShared)
      .map(({ other, share }) => ({
        file: one.file,
        message: `${Math.round(share * 100)} % of its words stand in ${other.file} too, and less than ${mostShared * 100} % may, or search engines take both for copies. Tell something of the one city that is true of no other.`,
      })),
  );
};

/** Problems with the wording of a page that search engines or readers notice. */
export const wordProblems = (page: SitePage): Problem[] => [
  ...headingProblems(page),
  ...focusProblems(page),
  ...stretchProblems(page),
];

/** All problems of the pages built into `site` from the content below `root` as of `moment`, by file and line. */
export const checkPages = (root: string, site: string, moment: number): Problem[] => {
  const entries = shownOf(filledIn(readEntries(root).entries), moment);
  const pages = readIndexedPages(site, entries);
  return inOrder([
    ...orphanProblems(pages),
    ...anchorProblems(site, entries),
    ...pages.flatMap(wordProblems),
    ...sentenceProblems(entries),
    ...doorwayProblems(pages),
  ]);
};
