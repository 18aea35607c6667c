import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { distDirectory } from '../fixtures/dist-directory.ts';

const read = (name: string) => readFileSync(join(distDirectory, 'site', name));

test.for([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
] as const)('%s is %s px wide and has no transparent corner', async ([name, size]) => {
  const { width, height, hasAlpha } = await sharp(read(name)).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: size, height: size, hasAlpha: false });
});

test('the icon of browser tabs comes in 16, 32 and 48 px, and as a drawing', () => {
  const icon = read('favicon.ico');
  const widths = Array.from({ length: icon.readUInt16LE(4) }, (_, index) => icon[6 + 16 * index]);
  expect(widths).toEqual([16, 32, 48]);
  expect(read('favicon.svg').toString()).toContain('<svg');
});

test('what must be seen of the maskable icon lies within its safe zone', async () => {
  const { data, info } = await sharp(read('icon-maskable-512.png'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return data.subarray(start, start + 3).toString('hex');
  };
  const ground = pixel(0, 0);
  const outside = Array.from({ length: 360 }, (_, degree) => {
    const angle = (degree * Math.PI) / 180;
    const radius = 0.4 * info.width;
    return pixel(
      Math.round(256 + radius * Math.cos(angle)),
      Math.round(256 + radius * Math.sin(angle)),
    );
  });
  expect(new Set(outside)).toEqual(new Set([ground]));
});
