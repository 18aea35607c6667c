import type { Page } from '@playwright/test';
import { getResolvedPDFJS } from 'unpdf';
import { longestOfFamilies } from '../fixtures/built-pages.ts';
import { brand, posts } from '../fixtures/content.ts';
import { faultsOnPaper, readSheets, wordsOf } from '../fixtures/printed.ts';
import { expect, test } from './test.ts';

const print = async (page: Page) => readSheets(await page.pdf({ format: 'Letter' }));

/** Without what is set in another way on paper. */
const bare = (text: string) => text.replaceAll(/[\s'’"“”]/gu, '');

const post = posts.find(({ path }) => path === '/essentialswebsitepages');

test('an article is printed whole, in ink, with the brand: sections unfolded, links with their addresses', async ({
  page,
}) => {
  await page.goto(post?.path ?? '');
  const words = await wordsOf(await print(page));
  expect(words).toContain(brand.name.split(' ')[0]);
  for (const one of ['(/localseo)', ...(post?.sections ?? [])])
    expect(bare(words)).toContain(bare(one));
  await page.emulateMedia({ media: 'print' });
  const colors = await page
    .locator('main :is(h1, h2, p, a)')
    .evaluateAll((elements) => elements.map((one) => getComputedStyle(one).color));
  expect(new Set(colors)).toEqual(new Set(['rgb(43, 27, 47)']));
});

/** How many pictures take room on paper. */
const picturesOnPaper = () =>
  [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
    (image) => image.checkVisibility() && image.getBoundingClientRect().width > 1,
  ).length;

for (const { path } of longestOfFamilies.filter(({ status }) => status === 200))
  test(`${path} is printed without menu and forms, no words over others, and with every picture`, async ({
    page,
  }) => {
    const { OPS } = await getResolvedPDFJS();
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect
      .poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete)))
      .toBe(true);
    const shown = await page.evaluate(picturesOnPaper);
    const sheets = await print(page);
    expect(await faultsOnPaper(sheets)).toEqual([]);
    const operations = await Promise.all(sheets.map((sheet) => sheet.getOperatorList()));
    const drawn = operations
      .flatMap(({ fnArray }) => fnArray)
      .filter((operation) => operation === OPS.paintImageXObject);
    expect(drawn.length).toBeGreaterThanOrEqual(shown);
  });
