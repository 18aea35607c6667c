import { globSync, readFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Example } from '../../src/gallery/example.ts';
import { allExamples, examplePage } from '../../src/gallery/gallery.tsx';
import { accessibilityFindings } from '../fixtures/accessibility.ts';
import { launchOptions } from '../fixtures/chromium.ts';
import { distDirectory } from '../fixtures/built-pages.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
  page = await browser.newPage({ reducedMotion: 'reduce' });
});

afterAll(() => browser.close());

const show = (examples: readonly Example[]) => page.setContent(examplePage(examples));

const canShareAPage = ({ show: element, prepare }: Example): boolean =>
  !prepare && !/ id="|<(?:nav|header|footer)|aria-label/u.test(renderToStaticMarkup(element));

test('axe finds nothing on any example', { timeout: 120_000 }, async () => {
  // Most stand together; everything with an address, a landmark or a state of its own stands alone.
  const { true: together = [], false: alone = [] } = Object.groupBy(
    allExamples,
    (example) => `${canShareAPage(example)}` as const,
  );
  for (const examples of [together, ...alone.map((one) => [one])]) {
    await show(examples);
    expect.soft(await accessibilityFindings(page), examples[0]?.id).toEqual([]);
  }
});

test('an example is brought into its state, and has the styles of the site', async () => {
  await show(allExamples.filter(({ id }) => id === 'Dialog-open'));
  expect(await page.locator('dialog:modal').count()).toBe(1);
  await show(allExamples.filter(({ id }) => id === 'Button-busy'));
  const color = await page
    .locator('main button')
    .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(color).toBe('rgb(244, 169, 31)');
});

test('the gallery is not in the build', () => {
  const files = globSync(`${distDirectory}/**/*.{html,js}`);
  const withExamples = files.filter((file) =>
    /gallery\/|\.examples/u.test(readFileSync(file, 'utf8')),
  );
  expect(withExamples).toEqual([]);
});
