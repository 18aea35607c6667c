import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import * as z from 'zod';
import { makeFolder } from '../leads/sqlite/store-files.ts';
import { readIndexNowSettings, type IndexNowSettings } from '../settings/settings.ts';
import { counted } from './output.ts';
import { reach } from './reach.ts';
import { readSitemap, type Pages } from './sitemap.ts';
import { readWords, runTool } from './tool.ts';

const help = `npm run indexnow [-- --dry-run]

Tells Bing and other search engines which pages of the published site have
changed since the last time: reads the sitemap of SITE_URL, compares it with
indexnow.json in DATA_DIR, and submits what is new, changed or gone. Needs
INDEXNOW_KEY. What could not be submitted is submitted the next time.

  --dry-run  names the pages, submits nothing and remembers nothing
  --help     shows this page

Exit codes: 0 success, 1 the site or the search engine was not reached or
refused, 2 wrong usage or setting. docs/search.md says more.

Example:
  npm run indexnow -- --dry-run
`;

const fileIn = (directory: string) => join(directory, 'indexnow.json');

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The pages as they were when they were last submitted; none before the first time. */
const readSubmitted = async (directory: string): Promise<Pages> => {
  try {
    return z
      .record(z.string(), z.string())
      .parse(JSON.parse(await readFile(fileIn(directory), 'utf8')));
  } catch (error) {
    if (isMissing(error)) return {};
    throw new Error(`${fileIn(directory)} cannot be read; delete it to submit every page again.`, {
      cause: error,
    });
  }
};

/** Remembers the pages for the next time, wholly or not at all. */
const writeSubmitted = async (directory: string, pages: Pages): Promise<void> => {
  const file = fileIn(directory);
  makeFolder(directory);
  await writeFile(`${file}.new`, `${JSON.stringify(pages, undefined, 2)}\n`);
  await rename(`${file}.new`, file);
};

/** The addresses that search engines should visit: new pages, changed ones, and those that are gone. */
const changedPages = (now: Pages, submitted: Pages): string[] =>
  [...new Set([...Object.keys(now), ...Object.keys(submitted)])]
    .filter((address) => now[address] !== submitted[address])
    .sort();

/** The most addresses that one request may hold, by indexnow.org. */
const most = 10_000;

interface Submission {
  endpoint: string;
  siteUrl: string;
  key: string;
  addresses: readonly string[];
}

const send = async ({ endpoint, siteUrl, key, addresses }: Submission) => {
  const response = await reach(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(siteUrl).host,
      key,
      keyLocation: `${siteUrl}/${key}.txt`,
      urlList: addresses,
    }),
  });
  if (!response.ok) throw new Error(`${endpoint} answered ${response.status}.`);
};

/** Tells search engines of changed addresses by IndexNow. Rejects where they do not take them. */
const submit = async (submission: Submission): Promise<void> => {
  const { addresses } = submission;
  for (let first = 0; first < addresses.length; first += most)
    await send({ ...submission, addresses: addresses.slice(first, first + most) });
};

interface Run {
  settings: IndexNowSettings;
  /** Tells what would be submitted, and submits nothing. */
  isDry: boolean;
  print: (line: string) => void;
}

/** Reads the sitemap of the published site and submits what has changed since the last time. */
export const runIndexNow = async ({ settings, isDry, print }: Run): Promise<void> => {
  const { siteUrl, key, endpoint, dataDirectory } = settings;
  if (!key) {
    print('INDEXNOW_KEY is not set; nothing is submitted.');
    return;
  }
  const pages = await readSitemap(siteUrl);
  const addresses = changedPages(pages, await readSubmitted(dataDirectory));
  for (const address of addresses) print(address);
  if (isDry || addresses.length === 0) {
    print(`${counted(addresses.length, 'page')} changed; nothing was submitted.`);
    return;
  }
  await submit({ endpoint, siteUrl, key, addresses });
  await writeSubmitted(dataDirectory, pages);
  print(`${counted(addresses.length, 'page')} submitted.`);
};

if (import.meta.main) {
  await runTool(help, async (words) => {
    const { values } = readWords(words, { 'dry-run': { type: 'boolean' } }, false);
    await runIndexNow({
      settings: readIndexNowSettings(process.env),
      isDry: values['dry-run'] === true,
      print: (line) => process.stdout.write(`${line}\n`),
    });
  });
}
