import { execFileSync } from 'node:child_process';
import astroSitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { z } from 'astro/zod';
import { addressesOf, readEntries, shownOf } from '../content-check/read-entries.ts';

/** What a content file says about its page in search engines. */
const searchFields = z.object({
  head: z.object({ index: z.boolean().optional() }).optional(),
  // On a city's page it is a picture.
  sample: z.unknown().optional(),
  updated: z.string().optional(),
});

const git = (root: string, ...parameters: string[]): string =>
  execFileSync('git', parameters, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, TZ: 'UTC' },
  }).trim();

const hasWholeHistory = (root: string): boolean => {
  try {
    return (
      git(root, 'rev-parse', '--is-shallow-repository') === 'false' &&
      git(root, 'rev-parse', '--show-prefix') === ''
    );
  } catch {
    return false;
  }
};

/**
 * The day on which the words of a page last changed, such as 2026-11-09: the
 * latest commit to its own file or to a list (`content/*.yml`), since nearly
 * every page shows something of a list. What is not committed changed today.
 */
const committedDay = (root: string, file: string): string => {
  const files = ['--', file, ':(glob)content/*.yml'];
  return git(root, 'status', '--porcelain', ...files)
    ? new Date().toISOString().slice(0, 10)
    : git(root, 'log', '-1', '--date=format-local:%Y-%m-%d', '--format=%cd', ...files);
};

/** Every page that search engines may show, by its path, with the day of its last change where that is known. */
export const readSearchPages = (root: string): Map<string, string | undefined> => {
  const knowsHistory = hasWholeHistory(root);
  const pages = new Map<string, string | undefined>();
  for (const [path, [entry]] of addressesOf(shownOf(readEntries(root).entries))) {
    const { head, sample, updated } = searchFields.parse(entry?.data);
    // A sample is no client's website.
    const isSample = entry?.collection === 'projects' && sample === true;
    if (!entry || head?.index === false || isSample) continue;
    pages.set(path, updated ?? (knowsHistory ? committedDay(root, entry.file) : undefined));
  }
  return pages;
};

/** `sitemap-index.xml` and the sitemap it names, from what the content files say. */
export const sitemap = (root: string): AstroIntegration => {
  let known: ReturnType<typeof readSearchPages> | undefined;
  const pages = () => (known ??= readSearchPages(root));
  const pathOf = (url: string) => new URL(url).pathname;
  return astroSitemap({
    namespaces: { news: false, xhtml: false, image: false, video: false },
    filter: (url) => pages().has(pathOf(url)),
    serialize: (item) => {
      const lastmod = pages().get(pathOf(item.url));
      return lastmod ? { ...item, lastmod } : item;
    },
  });
};
