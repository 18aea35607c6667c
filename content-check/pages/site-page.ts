import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTreeAdapter as tree } from 'parse5';
import {
  attributeOf,
  elementsIn,
  isNoindex,
  readHtml,
  type HtmlParent,
} from '../../shared/html.ts';
import { addressesOf, type Entry } from '../read-entries.ts';

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

const pathOf = (file: string): string =>
  `/${file}`.replace(/\.html$/u, '').replace(/^\/index$/u, '/');

/** Every page of a built site that search engines may show and that has a content file. */
export const readIndexedPages = (site: string, entries: readonly Entry[]): SitePage[] => {
  const addresses = addressesOf(entries);
  return globSync('**/*.html', { cwd: site })
    .sort()
    .flatMap((file) => {
      const path = pathOf(file);
      const [entry] = addresses.get(path) ?? [];
      if (!entry) return [];
      const page = readPage(path, readFileSync(join(site, file), 'utf8'), entry);
      return isNoindex(elementsIn(page.document)) ? [] : [page];
    });
};

/** Where a visitor can go from a page of this site, without the parts of pages. */
export const linksIn = (parent: HtmlParent): string[] =>
  elementsIn(parent, 'a')
    .map((link) => attributeOf(link, 'href') ?? '')
    .filter((href) => href.startsWith('/'))
    .map((href) => href.replace(/[#?].*/u, ''));
