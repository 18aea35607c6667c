import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { builtPages } from '../fixtures/built-pages.ts';
import { contactSheet, sheetIndex, type Shot } from './contact-sheet.ts';
import { familyOf } from '../fixtures/page-families.ts';
import { openWindow, photograph } from './photograph.ts';
import { inStudio } from './studio.ts';

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

const shots: Shot[] = [];

/** `npm run shots`: every built page at every width, and a contact sheet for each family of pages. */
await mkdir(values.out, { recursive: true });
await inStudio(async ({ browser, siteUrl }) => {
  const photographAll = async (width: number): Promise<void> => {
    const context = await openWindow(browser, width);
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(siteUrl + path);
      const file = fileOf(path, width);
      const jpeg = sharp(await photograph(page)).jpeg({ quality: 80 });
      await jpeg.toFile(join(values.out, file));
      shots.push({ path, width, file });
    }
    await context.close();
    console.log(`${paths.length} pages at ${width} px`);
  };
  for (const width of widths) await photographAll(width);
});

const families = Map.groupBy(shots, ({ path }) => familyOf(path));
for (const [family, ofFamily] of families) {
  await writeFile(join(values.out, `${family}.html`), contactSheet(family, ofFamily));
}
await writeFile(join(values.out, 'index.html'), sheetIndex([...families.keys()].sort()));
console.log(
  `${shots.length} pictures on ${families.size} sheets: ${join(values.out, 'index.html')}`,
);
