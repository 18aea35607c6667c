import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { openSite } from '../fixtures/site.ts';
import { visit } from '../fixtures/visitor.ts';

interface PrintedText {
  words: string;
  /** In points. */
  size: number;
}

const print = async (page: Page): Promise<PrintedText[]> => {
  const file = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
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

test.for(['/', '/elitevisible', '/essentialswebsitepages', '/blogstrategicgrowth'])(
  '%s is printed in letters of 11 pt, with the brand and without menu and forms',
  async (path) => {
    const { page } = await visit(await openSite(), path);
    const texts = await print(page);
    expect(mostCommonSize(texts)).toBe(11);
    const words = wordsOf(texts);
    expect(words).toContain('Marigold');
    for (const onScreen of ['Skip to the content', 'Resources', 'Join Us', 'Tools We Use'])
      expect(words).not.toContain(onScreen);
  },
);

test('on paper every section of a post is unfolded, and links tell their addresses', async () => {
  const { page } = await visit(await openSite(), '/essentialswebsitepages');
  const words = wordsOf(await print(page)).replaceAll(/\s/gu, '');
  expect(words).toContain('(/localseo)');
  expect(words).toContain('Beginwiththeservicethatpaysyourrent');
});

test('on paper nothing is printed in a light colour', async () => {
  const { page } = await visit(await openSite(), '/authorityamplifier');
  await page.emulateMedia({ media: 'print' });
  const colors = await page
    .locator('main :is(h1, h2, p, a)')
    .evaluateAll((elements) => elements.map((one) => getComputedStyle(one).color));
  expect(new Set(colors)).toEqual(new Set(['rgb(43, 27, 47)']));
});
