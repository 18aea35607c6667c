import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { builtPages } from '../fixtures/built-pages.ts';
import { distDirectory } from '../fixtures/dist-directory.ts';

const folder = join(distDirectory, 'site', 'share');
const images = globSync('**/*.jpg', { cwd: folder });
const bytesOf = (image: string) => readFileSync(join(folder, image));

const addresses: Readonly<Record<string, string>> = {
  '/': 'home',
  '/no-such-page': '404',
  '/%zz': 'problem',
};

test('every page has an image to be shared with', () => {
  const without = builtPages
    .map(({ path }) => addresses[path] ?? path.slice(1))
    .filter((name) => !existsSync(join(folder, `${name}.jpg`)));
  expect(without).toEqual([]);
});

test('it has the size networks ask for and is light', async () => {
  for (const image of images) {
    const { width, height, format } = await sharp(bytesOf(image)).metadata();
    expect({ image, width, height, format }).toEqual({
      image,
      width: 1200,
      height: 630,
      format: 'jpeg',
    });
    expect(bytesOf(image).byteLength, image).toBeLessThanOrEqual(100_000);
  }
});

test('no two pages share an image', () => {
  const hashes = images.map((image) => createHash('sha256').update(bytesOf(image)).digest('hex'));
  expect(new Set(hashes).size).toBe(images.length);
});
