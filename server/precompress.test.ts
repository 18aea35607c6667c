import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { precompressDirectory } from './precompress.ts';
import { writeFixtureBuild } from './test-support/fixture-site.ts';

const newSite = async () => join(await writeFixtureBuild(), 'site');

test('text is compressed where that makes it smaller, and nothing else is', async () => {
  const site = await newSite();
  await precompressDirectory(site);
  const names = await readdir(site, { recursive: true });
  expect(names.filter((name) => name.startsWith('index.html')).sort()).toEqual([
    'index.html',
    'index.html.br',
    'index.html.gz',
  ]);
  expect(names).not.toContain('picture.avif.br');
  expect(names).not.toContain('robots.txt.gz');
  expect(names).toContain(join('_astro', 'menu.B8xK3k2a.js.br'));
});

test('what is compressed is what was built', async () => {
  const site = await newSite();
  await precompressDirectory(site);
  const built = await readFile(join(site, 'index.html'), 'utf8');
  const brotli = brotliDecompressSync(await readFile(join(site, 'index.html.br')));
  const gzip = gunzipSync(await readFile(join(site, 'index.html.gz')));
  expect([brotli.toString(), gzip.toString()]).toEqual([built, built]);
});

test('a second run leaves alone what is up to date and renews what is not', async () => {
  const site = await newSite();
  await precompressDirectory(site);
  const sidecar = join(site, 'index.html.br');
  const before = await stat(sidecar);
  await precompressDirectory(site);
  expect((await stat(sidecar)).mtimeMs).toBe(before.mtimeMs);
  await writeFile(join(site, 'index.html'), 'new '.repeat(100));
  await utimes(sidecar, new Date(0), new Date(0));
  await precompressDirectory(site);
  expect(brotliDecompressSync(await readFile(sidecar)).toString()).toBe('new '.repeat(100));
});
