import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { precompress } from './make-site.ts';

const page = '<p>Welcome.</p>'.repeat(50);

test('text files get compressed versions beside them', async () => {
  const site = temporaryDirectory();
  const files = { 'index.html': page, 'tiny.txt': 'x', 'picture.webp': page };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(site, name), content);
  await precompress(site);
  expect(readdirSync(site).toSorted()).toEqual([
    'index.html',
    'index.html.br',
    'index.html.gz',
    'picture.webp',
    'tiny.txt',
  ]);
  expect(String(brotliDecompressSync(readFileSync(join(site, 'index.html.br'))))).toBe(page);
  expect(String(gunzipSync(readFileSync(join(site, 'index.html.gz'))))).toBe(page);
});
