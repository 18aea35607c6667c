import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { finishSite } from './make-site.ts';

const page =
  '<p>Welcome.</p><img src="/_astro/small.D1f_2.webp"><img src="/_astro/our%20caf%C3%A9.D1f_3.webp">'.repeat(
    50,
  );

test('text gets smaller versions beside it, and pictures that no page names are dropped', async () => {
  const site = temporaryDirectory();
  mkdirSync(join(site, '_astro'));
  const files = {
    'index.html': page,
    'tiny.txt': 'x',
    '_astro/small.D1f_2.webp': '',
    '_astro/our café.D1f_3.webp': '',
    '_astro/original.D1f_4.webp': '',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(site, name), content);
  await finishSite(site);
  expect(readdirSync(site, { recursive: true }).toSorted()).toEqual([
    '_astro',
    '_astro/our café.D1f_3.webp',
    '_astro/small.D1f_2.webp',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'tiny.txt',
  ]);
  expect(String(brotliDecompressSync(readFileSync(join(site, 'index.html.br'))))).toBe(page);
  expect(String(gunzipSync(readFileSync(join(site, 'index.html.gz'))))).toBe(page);
});
