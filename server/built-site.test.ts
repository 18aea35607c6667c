import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loadBuiltSite, suggestedTitle } from './built-site.ts';
import { precompressDirectory } from './precompress.ts';
import { readElements } from './html.ts';
import { writeFixtureBuild } from './test-support/fixture-site.ts';

const newSite = async () => join(await writeFixtureBuild(), 'site');

const load = (directory: string) => loadBuiltSite(directory, () => ({}));

test('the precompressed version beside a file is what is served', async () => {
  const directory = await newSite();
  await precompressDirectory(directory);
  await writeFile(join(directory, 'index.html.br'), 'precompressed');
  const { files } = await load(directory);
  expect(files.get('/')?.br?.body.toString()).toBe('precompressed');
  expect([...files.keys()].filter((path) => /\.(?:br|gz)$/u.test(path))).toEqual([]);
});

test('a precompressed version older than its file is not believed', async () => {
  const directory = await newSite();
  await writeFile(join(directory, 'index.html.br'), 'stale');
  await utimes(join(directory, 'index.html.br'), new Date(0), new Date(0));
  const { files } = await load(directory);
  const { br, identity } = files.get('/') ?? {};
  expect(brotliDecompressSync(br?.body ?? '')).toEqual(identity?.body);
});

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

test('links carry the page’s own title as text', async () => {
  const { links } = await load(await newSite());
  expect(links.find(({ path }) => path === '/about')?.title).toBe('Meet & greet');
});

test('a site that is missing or incomplete is reported with what to do', async () => {
  const directory = await newSite();
  await rm(join(directory, 'problem.html'));
  await expect(load(directory)).rejects.toThrow(
    `The site is not built: there is no ${directory}/problem.html. Run "npm run build" first.`,
  );
  await expect(load('/nowhere')).rejects.toThrow('there is no /nowhere/index.html');
});

test('a title is text and ends before the brand', () => {
  expect(
    suggestedTitle(
      readElements('<title>Q&amp;A: &quot;Caf&eacute;?&quot; | Marigold &amp; Main</title>'),
    ),
  ).toBe('Q&A: "Café?"');
});

test.for([
  ['<meta name="robots" content="noindex, follow">', undefined],
  ['<meta content="noindex" name="robots">', undefined],
  ['<meta name="robots" content="index">', 'Here'],
  ['<meta name="description" content="what noindex means">', 'Here'],
] as const)('a page with %s is suggested as %s', ([meta, title]) => {
  expect(suggestedTitle(readElements(`${meta}<title>Here | Marigold</title>`))).toBe(title);
});
