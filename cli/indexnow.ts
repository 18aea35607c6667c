import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import * as z from 'zod';
import { readIndexNowSettings, type IndexNowSettings } from '../settings/settings.ts';
import { counted } from '../shared/counted.ts';
import { showHelp } from '../shared/help.mjs';
import { elementsIn, readHtml, textOf } from '../shared/html.ts';
import { makeFolder } from '../shared/make-folder.ts';
import { writeWhole } from '../shared/write-whole.ts';
import { reach, readWords, runTool } from './tool.ts';

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

/** The pages of a site by their addresses, each with the day of its last change, or an empty text where that is unknown. */
type Pages = Readonly<Record<string, string>>;

/** The addresses in a sitemap, or in an index of sitemaps, each with its `lastmod`, which stands behind it. */
const readPages = async (address: string): Promise<Pages> => {
  const response = await reach(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  const pages: Record<string, string> = {};
  let page = '';
  for (const element of elementsIn(readHtml(await response.text()))) {
    if (element.tagName === 'loc') pages[(page = textOf(element))] = '';
    if (element.tagName === 'lastmod') pages[page] = textOf(element);
  }
  return pages;
};

const readSitemaps = async (siteUrl: string): Promise<Pages> => {
  const sitemaps = Object.keys(await readPages(`${siteUrl}/sitemap-index.xml`));
  return Object.assign({}, ...(await Promise.all(sitemaps.map(readPages)))) as Pages;
};

const fileIn = (directory: string) => join(directory, 'indexnow.json');

/** The pages as they were when they were last submitted; none before the first time. */
const readSubmitted = (directory: string): Pages => {
  const file = fileIn(directory);
  if (!existsSync(file)) return {};
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} cannot be read; delete it to submit every page again.`, { cause });
  }
};

/** Tells search engines of changed addresses (indexnow.org; at most 10,000 at once, far more than the site has). */
const submit = async (
  { siteUrl, key, endpoint }: IndexNowSettings,
  urlList: readonly string[],
): Promise<void> => {
  const response = await reach(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(siteUrl).host,
      key,
      keyLocation: `${siteUrl}/${key}.txt`,
      urlList,
    }),
  });
  if (!response.ok) throw new Error(`${endpoint} answered ${response.status}.`);
};

/** Reads the sitemap of the published site and submits what is new, changed or gone since the last time. With `isDry` it only tells. */
export async function* runIndexNow(
  settings: IndexNowSettings,
  isDry: boolean,
): AsyncGenerator<string, void> {
  if (!settings.key) {
    yield 'INDEXNOW_KEY is not set; nothing is submitted.\n';
    return;
  }
  const pages = await readSitemaps(settings.siteUrl);
  const submitted = readSubmitted(settings.dataDirectory);
  const changed = Object.keys({ ...pages, ...submitted })
    .filter((address) => pages[address] !== submitted[address])
    .sort();
  for (const address of changed) yield `${address}\n`;
  if (isDry || changed.length === 0) {
    yield `${counted(changed.length, 'page')} changed; nothing was submitted.\n`;
    return;
  }
  await submit(settings, changed);
  makeFolder(settings.dataDirectory);
  writeWhole(fileIn(settings.dataDirectory), `${JSON.stringify(pages, undefined, 2)}\n`);
  yield `${counted(changed.length, 'page')} submitted.\n`;
}

if (import.meta.main) {
  showHelp(help);
  await runTool((words) => {
    const { values } = readWords(words, { 'dry-run': { type: 'boolean' } });
    return runIndexNow(readIndexNowSettings(process.env), values['dry-run'] === true);
  });
}
