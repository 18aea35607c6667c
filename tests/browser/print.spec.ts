import type { Page } from '@playwright/test';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { posts, siteContent } from '../fixtures/content.ts';
import { expect, test } from './test.ts';

const print = async (page: Page) => {
  const file = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));
  return Promise.all(Array.from({ length: file.numPages }, (_, index) => file.getPage(index + 1)));
};

const wordsOf = async (sheets: Awaited<ReturnType<typeof print>>): Promise<string> => {
  const contents = await Promise.all(sheets.map((sheet) => sheet.getTextContent()));
  return contents
    .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
    .join(' ');
};

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
  test(`${path} is printed whole, in ink, with the brand and without menu and forms`, async ({
    page,
  }) => {
    await page.goto(path);
    const sheets = await print(page);
    const words = await wordsOf(sheets);
    expect(words).toContain(siteContent.name.split(' ')[0]);
    for (const one of expected) expect(bare(words)).toContain(bare(one));
    const { menus, footer } = siteContent;
    const entry = menus.at(-1)?.links.at(-1)?.label ?? '';
    for (const onScreen of ['Skip to the content', footer.newsletter.button, entry])
      expect(words).not.toContain(onScreen);
    if (path === '/') expect(sheets.length).toBeLessThanOrEqual(8);
    await page.emulateMedia({ media: 'print' });
    const colors = await page
      .locator('main :is(h1, h2, p, a)')
      .evaluateAll((elements) => elements.map((one) => getComputedStyle(one).color));
    expect(new Set(colors)).toEqual(new Set(['rgb(43, 27, 47)']));
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
