import type { IndexNowSettings } from '../settings/settings.ts';
import { changedPages } from './changed-pages.ts';
import { readSitemap } from './read-sitemap.ts';
import { submit } from './submit.ts';
import { readSubmitted, writeSubmitted } from './submitted.ts';

interface Run {
  settings: IndexNowSettings;
  /** Tells what would be submitted, and submits nothing. */
  isDry: boolean;
  print: (line: string) => void;
}

const counted = (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`;

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
    print(`${counted(addresses.length)} changed; nothing was submitted.`);
    return;
  }
  await submit({ endpoint, siteUrl, key, addresses });
  await writeSubmitted(dataDirectory, pages);
  print(`${counted(addresses.length)} submitted.`);
};
