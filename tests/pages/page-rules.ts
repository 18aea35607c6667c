import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTreeAdapter as tree } from 'parse5';
import { problemIn } from '../../content-model/checks/check-entries.ts';
import {
  attributeOf,
  elementsIn,
  isNoindex,
  nodesIn,
  readHtml,
  wordsOf,
  type HtmlNode,
  type HtmlParent,
} from '../../content-model/html.ts';
import { inOrder, type Problem } from '../../content-model/reader/problem.ts';
import { addressesOf, templateOf, type Entry } from '../../content-model/reader/read-entries.ts';
import type { PageHead } from '../../content-model/schemas/page-head.ts';

// What our own pages keep to, seen as built. An owner gets advice from the content alone (`search-advice.ts`).

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
    `No other page leads to ${path} in its own words, and menu and footer do not count.`;
  return pages
    .filter(({ path }) => path !== '/' && !linked.has(path))
    .filter(({ entry }) => templateOf(entry) !== 'legal')
    .map(({ entry, path }) => problemIn(entry, message(path)));
};

const wordsIn = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'&-][\p{L}\p{N}]+)*/gu) ?? [];

const wordsInNode = (node: HtmlNode): string[] =>
  tree.isTextNode(node) ? wordsIn(node.value) : [];

const headingProblems = ({ document, entry }: SitePage): Problem[] => {
  const { length } = elementsIn(document, 'h1');
  const message = `A page has one main heading, and this one has ${length}`;
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
  const message = `The page is to be found for "${focus}", and neither its title nor its description nor its main heading says "${missing.join(', ')}"`;
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
      const message = `More than ${longestStretch} words follow the heading "${heading}" without another one`;
      return [problemIn(entry, message)];
    }
    if (tree.isElementNode(node) && /^h[1-6]$/u.test(node.tagName)) {
      heading = wordsOf(node);
      count = 0;
    }
  }
  return [];
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
        message: `${Math.round(share * 100)} % of its words stand in ${other.file} too, and less than ${mostShared * 100} % may.`,
      })),
  );
};

/** Problems with the wording of a page that search engines or readers notice. */
export const wordProblems = (page: SitePage): Problem[] => [
  ...headingProblems(page),
  ...focusProblems(page),
  ...stretchProblems(page),
];

/** What is wrong with the built pages in `site`, by file and line. */
export const pageProblems = (site: string, entries: readonly Entry[]): Problem[] => {
  const pages = readIndexedPages(site, entries);
  return inOrder([
    ...orphanProblems(pages),
    ...pages.flatMap(wordProblems),
    ...doorwayProblems(pages),
  ]);
};
