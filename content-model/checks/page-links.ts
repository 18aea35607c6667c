import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTreeAdapter as tree } from 'parse5';
import { attributeOf, elementsIn, isNoindex, readHtml, type HtmlParent } from '../html.ts';
import { problemIn } from './check-entries.ts';
import { namedIn } from '../reader/named-in.ts';
import type { Problem } from '../reader/problem.ts';
import { addressesOf, templateOf, type Entry } from '../reader/read-entries.ts';

/** A page as it was built, with the file its words are from. */
export interface SitePage {
  path: string;
  document: HtmlParent;
  /** What stands between menu and footer, without drawings. */
  main: HtmlParent;
  entry: Entry;
}

const isDrawn = new Set(['style', 'script', 'svg']);

export const readPage = (path: string, html: string, entry: Entry): SitePage => {
  const document = readHtml(html);
  const [main = readHtml('')] = elementsIn(document, 'main');
  for (const element of elementsIn(main))
    if (isDrawn.has(element.tagName)) tree.detachNode(element);
  return { path, document, main, entry };
};

const fileAt = (site: string, path: string): string =>
  join(site, path === '/' || path === '' ? 'index.html' : `${path}.html`);

/** Every page of a built site that search engines may show. */
export const readIndexedPages = (site: string, entries: readonly Entry[]): SitePage[] =>
  [...addressesOf(entries)].flatMap(([path, [entry]]) => {
    if (!entry) return [];
    const page = readPage(path, readFileSync(fileAt(site, path), 'utf8'), entry);
    return isNoindex(elementsIn(page.document)) ? [] : [page];
  });

/** Where a visitor can go from a page of this site, without the parts of pages. */
const linksIn = (parent: HtmlParent): string[] =>
  elementsIn(parent, 'a')
    .map((link) => attributeOf(link, 'href') ?? '')
    .filter((href) => href.startsWith('/'))
    .map((href) => href.replace(/[#?].*/u, ''));

/** Pages for search engines that no other page leads to in its own words. */
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
