import type { Page } from '@playwright/test';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { posts, siteContent } from '../fixtures/content.ts';
import { expect, test } from './test.ts';

interface PrintedText {
  words: string;
  /** In points. */
  size: number;
}

const print = async (page: Page) =>
  getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));

const textsOf = async (file: Awaited<ReturnType<typeof print>>): Promise<PrintedText[]> => {
  const texts: PrintedText[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    for (const item of items)
      if ('str' in item && item.str.trim() !== '')
        texts.push({ words: item.str, size: Math.round(item.height) });
  }
  return texts;
};

const wordsOf = (texts: readonly PrintedText[]): string =>
  texts.map(({ words }) => words).join(' ');

/** The size of most of the letters. */
const mostCommonSize = (texts: readonly PrintedText[]): number => {
  const letters = new Map<number, number>();
  for (const { words, size } of texts) letters.set(size, (letters.get(size) ?? 0) + words.length);
  return [...letters].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
};

for (const path of ['/', '/elitevisible', '/essentialswebsitepages', '/blogstrategicgrowth'])
  test(`${path} is printed in letters of 11 pt, with the brand and without menu and forms`, async ({
    page,
  }) => {
    await page.goto(path);
    const texts = await textsOf(await print(page));
    expect(mostCommonSize(texts)).toBe(11);
    const words = wordsOf(texts);
    expect(words).toContain(siteContent.name.split(' ')[0]);
    const { menus, footer } = siteContent;
    const entry = menus.at(-1)?.links.at(-1)?.label ?? '';
    for (const onScreen of ['Skip to the content', footer.newsletter.button, entry])
      expect(words).not.toContain(onScreen);
  });

test('on paper every section of a post is unfolded, and links tell their addresses', async ({
  page,
}) => {
  await page.goto('/essentialswebsitepages');
  const bare = (text: string) => text.replaceAll(/[\s'’"“”]/gu, '');
  const words = bare(wordsOf(await textsOf(await print(page))));
  expect(words).toContain('(/localseo)');
  const post = posts.find(({ path }) => path === '/essentialswebsitepages');
  for (const section of post?.sections ?? []) expect(words).toContain(bare(section));
});

test('on paper nothing is printed in a light colour', async ({ page }) => {
  await page.goto('/authorityamplifier');
  await page.emulateMedia({ media: 'print' });
  const colors = await page
    .locator('main :is(h1, h2, p, a)')
    .evaluateAll((elements) => elements.map((one) => getComputedStyle(one).color));
  expect(new Set(colors)).toEqual(new Set(['rgb(43, 27, 47)']));
});

test('the home page takes at most eight sheets', async ({ page }) => {
  await page.goto('/');
  expect((await print(page)).numPages).toBeLessThanOrEqual(8);
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

/** Pictures that take room on paper, each by its file. */
const picturesOnPaper = () =>
  [...document.querySelectorAll<HTMLImageElement>('main img')]
    .filter((image) => image.checkVisibility() && image.getBoundingClientRect().width > 1)
    .map((image) => image.currentSrc || image.src);

test('every picture of a page is on paper, those of a carousel and those far below too', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { OPS } = await getResolvedPDFJS();
  for (const path of illustrated) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect
      .poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete)))
      .toBe(true);
    const shown = await page.evaluate(picturesOnPaper);
    const file = await print(page);
    await page.emulateMedia({ media: 'screen' });
    let drawn = 0;
    for (let number = 1; number <= file.numPages; number += 1) {
      const { fnArray } = await (await file.getPage(number)).getOperatorList();
      drawn += fnArray.filter((operation) => operation === OPS.paintImageXObject).length;
    }
    expect.soft(drawn, path).toBeGreaterThanOrEqual(shown.length);
  }
});
