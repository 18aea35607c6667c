import { execFileSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import astroSitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { z } from 'astro/zod';
import { addressesOf, readEntries, shownOf } from '@agency/content-model/reader/read-entries.ts';

/** The fields of a content file that affect its sitemap entry. */
const searchFields = z.object({
  head: z.object({ index: z.boolean().optional() }).optional(),
  // A boolean in projects, but a picture on city pages.
  sample: z.unknown().optional(),
  published: z.string().optional(),
  updated: z.string().optional(),
});

const git = (folder: string, ...parameters: string[]): string =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...parameters], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    // Keeps git from writing to the repository.
    env: { ...process.env, TZ: 'UTC', GIT_OPTIONAL_LOCKS: '0' },
  }).trim();

/** The git directory of a checkout; undefined when there is none, or only a shallow clone. */
const historyOf = (repository: string): string | undefined => {
  try {
    // Fails before the first commit.
    git(repository, 'rev-parse', '--verify', 'HEAD');
    const asked = ['--is-shallow-repository', '--absolute-git-dir', '--show-prefix'];
    const [isShallow, folder, prefix] = git(repository, 'rev-parse', ...asked).split('\n');
    return isShallow === 'false' && prefix === undefined ? folder : undefined;
  } catch {
    return undefined;
  }
};

/** The day of the last commit to each content file. */
const committedDays = (repository: string): Map<string, string> => {
  const days = new Map<string, string>();
  const format = ['--date=format-local:%Y-%m-%d', '--format=%cd'];
  // `-c` lists only files that a merge itself changed. Each day comes before the files of its commit.
  const log = git(repository, 'log', '-c', '--name-only', ...format, '--', 'content');
  let day = '';
  for (const line of log.split('\n'))
    if (/^\d{4}-\d\d-\d\d$/u.test(line)) day = line;
    else if (!days.has(line)) days.set(line, day);
  return days;
};

/**
 * The day on which a page's text last changed, such as 2026-11-09: the latest change to its own
 * file or to a list (`content/*.yml`), since nearly every page uses a list. An uncommitted file
 * counts as changed on the day it was written.
 */
const daysOfChanges = (
  root: string,
  repository: string,
  history: string,
): ((file: string) => string) => {
  const days = committedDays(repository);
  const here = [`--git-dir=${history}`, '--work-tree=.'];
  for (const file of git(root, ...here, 'diff', '--name-only', 'HEAD', '--', 'content').split('\n'))
    days.delete(file);
  const dayOf = (file: string): string =>
    days.get(file) ?? statSync(join(root, file)).mtime.toISOString().slice(0, 10);
  const lists = globSync('content/*.yml', { cwd: root }).map(dayOf);
  return (file) => [dayOf(file), ...lists].sort().at(-1) ?? '';
};

/** The path of every page that search engines may show at a moment, with the day of its last change if known. */
export const readSearchPages = (
  root: string,
  repository: string,
  moment = Date.now(),
): Map<string, string | undefined> => {
  const history = historyOf(repository);
  const dayOf = history ? daysOfChanges(root, repository, history) : () => undefined;
  const pages = new Map<string, string | undefined>();
  for (const [path, [entry]] of addressesOf(shownOf(readEntries(root).entries, moment))) {
    const { head, sample, published, updated = published } = searchFields.parse(entry?.data);
    // A sample is not a real client's website.
    const isSample = entry?.collection === 'projects' && sample === true;
    if (!entry || head?.index === false || isSample) continue;
    pages.set(path, updated ?? dayOf(entry.file));
  }
  return pages;
};

/**
 * `sitemap-index.xml` and the sitemap it lists, from the content files below `root`; dates come
 * from the history of `repository`.
 */
export const sitemap = (root: string, repository: string, moment?: number): AstroIntegration => {
  let known: ReturnType<typeof readSearchPages> | undefined;
  const pages = () => (known ??= readSearchPages(root, repository, moment));
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
