import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadBuiltSite } from './built-site.ts';
import { writeFixtureBuild } from './test-support/fixture-site.ts';

const newSite = async () => join(await writeFixtureBuild(), 'site');

const load = (directory: string) => loadBuiltSite(directory, () => ({}));

test('pages that say noindex, the 404 page and the problem page are not suggested', async () => {
  const { links } = await load(await newSite());
  expect(links.map(({ path }) => path).sort()).toEqual([
    '/',
    '/about',
    '/blog',
    '/contact',
    '/freereviewlanding',
    '/googlemesis',
    '/localseo',
    '/newsletter',
  ]);
});

test('a site that is missing or incomplete is reported with what to do', async () => {
  const directory = await newSite();
  await rm(join(directory, 'problem.html'));
  await expect(load(directory)).rejects.toThrow(
    `The site is not built: there is no ${directory}/problem.html. Run "npm run build" first.`,
  );
});
