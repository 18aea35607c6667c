import type { Page } from '@playwright/test';
import { getResolvedPDFJS } from 'unpdf';
import { longestOfFamilies } from '../fixtures/built-pages.ts';
import { brand, posts } from '../fixtures/content.ts';
import { boxesOn, faultsOnPaper, readSheets, wordsOf } from '../fixtures/printed.ts';
import { expect, test } from './test.ts';

const print = async (page: Page) => readSheets(await page.pdf({ format: 'Letter' }));

/** Without what is set in another way on paper. */
const bare = (text: string) => text.replaceAll(/[\s'’"“”]/gu, '');

const post = posts.find(({ path }) => path === '/essentialswebsitepages');

for (const [path, expected] of [
  ['/', []],
  ['/elitevisible', []],
  // Every section is unfolded, and links tell their addresses.
  ['/essentialswebsitepages', ['(/localseo)', ...(post?.sections ?? [])]],
  ['/blogstrategicgrowth', []],
] as const)
  test(`${path} is printed whole, in ink, with the brand`, async ({ page }) => {
    await page.goto(path);
    const sheets = await print(page);
    const words = await wordsOf(sheets);
    expect(words).toContain(brand.name.split(' ')[0]);
    for (const one of expected) expect(bare(words)).toContain(bare(one));
    if (path === '/') expect(sheets.length).toBeLessThanOrEqual(8);
    await page.emulateMedia({ media: 'print' });
    const colors = await page
      .locator('main :is(h1, h2, p, a)')
      .evaluateAll((elements) => elements.map((one) => getComputedStyle(one).color));
    expect(new Set(colors)).toEqual(new Set(['rgb(43, 27, 47)']));
  });

for (const { path } of longestOfFamilies.filter(({ status }) => status === 200))
  test(`${path} is printed without menu and forms, and no words over others`, async ({ page }) => {
    await page.goto(path);
    expect(await faultsOnPaper(await print(page))).toEqual([]);
  });

/** The headings of a page, and the words that stand between them and what they lead to. */
const leadingWords = () =>
  [...document.querySelectorAll('main :is(h2, h3)')].flatMap((heading) => {
    const group = [...(heading.parentElement?.children ?? [])];
    const isLeading = group.every((one) => one.matches(':is(h2, h3, p):not(li *)'));
    return (isLeading ? group : [heading]).map(({ textContent }) => textContent);
  });

for (const path of ['/services', '/blogstrategicgrowth', '/essentialswebsitepages', '/contact'])
  test(`on no sheet of ${path} a heading stands at the foot, and no gap is left for a form`, async ({
    page,
  }) => {
    await page.goto(path);
    const leading = (await page.evaluate(leadingWords)).map(bare);
    const sheets = await print(page);
    const ends: string[] = [];
    for (const sheet of sheets.slice(0, -1)) {
      const lowest = (await boxesOn(sheet)).reduce((low, box) =>
        box.bottom < low.bottom ? box : low,
      );
      ends.push(bare(lowest.words));
    }
    expect(ends.filter((end) => leading.some((words) => words.endsWith(end)))).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    const gap = await page
      .locator('main :has(> form)')
      .evaluateAll((places: HTMLElement[]) =>
        Math.max(
          0,
          ...places
            .filter(({ innerText }) => innerText.trim() === '')
            .map(({ clientHeight }) => clientHeight),
        ),
      );
    expect(gap).toBeLessThan(20);
  });

test('a table is printed on one sheet', async ({ page }) => {
  await page.goto(post?.path ?? '');
  const rows = await page
    .getByRole('main')
    .locator('tr > :last-child')
    .evaluateAll((cells) => cells.map(({ textContent }) => textContent));
  expect(rows.length).toBeGreaterThan(2);
  const sheets = await print(page);
  const sheetOfRow = async (row: string) => {
    const texts = await Promise.all(sheets.map((sheet) => wordsOf([sheet])));
    return texts.findIndex((words) => bare(words).includes(bare(row)));
  };
  const places = await Promise.all(rows.map(sheetOfRow));
  expect(places).not.toContain(-1);
  expect(new Set(places).size).toBe(1);
});

test('on paper a caption stands below its picture, and a price on a ticket with an edge', async ({
  page,
}) => {
  await page.goto('/elitevisible');
  await page.emulateMedia({ media: 'print' });
  const scene = page.getByRole('main').locator('figure').first();
  const picture = await scene.getByRole('img').boundingBox();
  const caption = await scene.locator('figcaption').boundingBox();
  expect(caption?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0) - 1);
  const ticket = page.getByRole('main').locator('p:has(> strong)').first();
  await expect(ticket).toHaveCSS('border-style', 'dashed');
});

/** One page of each kind that has pictures far below or in a carousel. */
const illustrated = [
  '/',
  '/elitevisible',
  '/about',
  '/casestudies',
  '/shephedlaw',
  '/blog',
  '/freereviewlanding',
  '/templates/salon',
];

/** How many pictures take room on paper. */
const picturesOnPaper = () =>
  [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
    (image) => image.checkVisibility() && image.getBoundingClientRect().width > 1,
  ).length;

for (const path of illustrated)
  test(`every picture of ${path} is on paper, those of a carousel and those far below too`, async ({
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
    const operations = await Promise.all(sheets.map((sheet) => sheet.getOperatorList()));
    const drawn = operations
      .flatMap(({ fnArray }) => fnArray)
      .filter((operation) => operation === OPS.paintImageXObject);
    expect(drawn.length).toBeGreaterThanOrEqual(shown);
  });
