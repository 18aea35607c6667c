import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesOf } from '../addresses.ts';
import type { Entry } from '../read-entries.ts';

/** A page as it was built, with the file its words are from. */
export interface SitePage {
  path: string;
  html: string;
  entry: Entry;
}

const pathOf = (file: string): string =>
  `/${file}`.replace(/\.html$/u, '').replace(/^\/index$/u, '/');

const isIndexed = (html: string): boolean => !/<meta name="robots" content="noindex">/u.test(html);

/** Every page of a built site that search engines may show and that has a content file. */
export const readIndexedPages = (site: string, entries: readonly Entry[]): SitePage[] => {
  const addresses = addressesOf(entries);
  return globSync('**/*.html', { cwd: site })
    .sort()
    .flatMap((file) => {
      const path = pathOf(file);
      const html = readFileSync(join(site, file), 'utf8');
      const [entry] = addresses.get(path) ?? [];
      return entry && isIndexed(html) ? [{ path, html, entry }] : [];
    });
};

/** The main part of a page. */
export const mainPart = (html: string): string =>
  /<main\b[^>]*>([\s\S]*)<\/main>/u.exec(html)?.[1] ?? '';

/** Where a visitor can go from a page of this site, without the parts of pages. */
export const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\s[^>]*?\bhref="(\/[^"#?]*)/gu)].map(([, path = '']) => path);

export const templateOf = ({ entry }: SitePage): unknown =>
  (entry.data as { template?: unknown }).template;
