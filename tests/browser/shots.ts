import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { builtPages, distDirectory } from '../fixtures/built-pages.ts';
import { launchOptions } from '../fixtures/chromium.ts';
import { startSilently } from '../fixtures/running-site.ts';

// npm run shots: screenshots of every built page at every width.

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: builtPages.map(({ path }) => path).join() },
    widths: { type: 'string', default: '320,390,768,1024,1440,1920' },
    out: { type: 'string', default: 'shots' },
  },
});
const paths = values.pages.split(',');
const widths = values.widths.split(',').map(Number);

const fileOf = (path: string, width: number): string =>
  `${path === '/' ? 'home' : path.slice(1).replaceAll(/[^\w-]+/gu, '-')}-${width}.jpg`;

/** Runs in the page: waits for all typefaces and pictures, including those below the fold. */
const loadAll = async () => {
  for (const image of document.images) image.loading = 'eager';
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
};

await mkdir(values.out, { recursive: true });
const data = await mkdtemp(join(tmpdir(), 'shots-'));
const server = await startSilently(distDirectory, { DATA_DIR: data });
const browser = await chromium.launch(launchOptions());
for (const width of widths) {
  const page = await browser.newPage({
    baseURL: server.url,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  for (const path of paths) {
    await page.goto(path);
    await page.evaluate(loadAll);
    const file = join(values.out, fileOf(path, width));
    await page.screenshot({ path: file, type: 'jpeg', fullPage: true, animations: 'disabled' });
  }
  await page.close();
  console.log(`${paths.length} pages at ${width} px in ${values.out}/`);
}
await browser.close();
await server.stop();
await rm(data, { recursive: true });
