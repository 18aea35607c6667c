import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { openWindow, photograph } from './photograph.ts';
import type { Screen } from './screens.ts';

const folder = fileURLToPath(new URL('references', import.meta.url));

/** Where the reference of a screen at a width lies. */
const referenceFile = ({ name }: Screen, width: number): string =>
  join(folder, `${name}-${width}.webp`);

/** The committed reference; none if the screen is new. */
export const readReference = (screen: Screen, width: number): Promise<Buffer | undefined> =>
  readFile(referenceFile(screen, width)).catch(() => undefined);

/** How a screen looks now, at half its size: enough to see what moved, and light enough to commit. */
export const lookAt = async (
  browser: Browser,
  siteUrl: string,
  { path, prepare }: Screen,
  width: number,
): Promise<Buffer> => {
  const context = await openWindow(browser, width);
  try {
    const page = await context.newPage();
    await page.goto(siteUrl + path);
    await prepare?.(page);
    const whole = sharp(await photograph(page));
    return await whole
      .resize({ width: width / 2 })
      .png({ compressionLevel: 1 })
      .toBuffer();
  } finally {
    await context.close();
  }
};

/** Makes how a screen looks now its reference; answers the bytes. */
export const accept = async (screen: Screen, width: number, looks: Buffer): Promise<number> => {
  const file = referenceFile(screen, width);
  const webp = await sharp(looks).webp({ quality: 72, effort: 5 }).toBuffer();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, webp);
  return webp.byteLength;
};
