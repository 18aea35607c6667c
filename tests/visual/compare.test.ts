import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compare } from './compare.ts';

const page = (button: number, words = 'black') =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="3000"><rect width="640" height="3000" fill="#fffbf5"/><g fill="${words}">${Array.from({ length: 200 }, (_, row) => `<rect x="60" y="${row * 14 + 4}" width="${380 + (row % 7) * 11}" height="5"/>`).join('')}</g><rect x="480" y="${button}" width="120" height="25" rx="3" fill="#f4a91f"/></svg>`,
    ),
  );

const accepted = page(1200).webp({ quality: 72 }).toBuffer();

test('the traces of compression do not count', async () => {
  const { worstTile, taller } = await compare(await page(1200).png().toBuffer(), await accepted);
  expect(worstTile).toBeLessThan(0.02);
  expect(taller).toBe(0);
});

test('a button that moved by its own height is seen on a long page', async () => {
  const { worstTile } = await compare(await page(1225).png().toBuffer(), await accepted);
  expect(worstTile).toBeGreaterThan(0.5);
});

test('words in another colour are seen', async () => {
  const { worstTile } = await compare(await page(1200, '#b4472f').png().toBuffer(), await accepted);
  expect(worstTile).toBeGreaterThan(0.2);
});

test('a page that has grown is seen', async () => {
  const grown = await page(1200).extend({ bottom: 40, background: '#fffbf5' }).png().toBuffer();
  expect((await compare(grown, await accepted)).taller).toBe(40);
});

test('what differs is marked in a picture of the page', async () => {
  const { marked } = await compare(await page(1225).png().toBuffer(), await accepted);
  const { width, height } = await sharp(await marked()).metadata();
  expect({ width, height }).toEqual({ width: 640, height: 3000 });
});
