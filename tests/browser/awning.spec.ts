import { findAwningFaults, watchAwnings } from '../fixtures/awnings.ts';
import { builtPages } from '../fixtures/built-pages.ts';
import { expect, test } from './test.ts';
import { scrollByWheel } from './wheel.ts';

const pages = builtPages.filter(({ html }) => html.includes('data-testid="awning"'));

for (const width of [390, 1280, 1440])
  test(`each awning stays at the top edge of its section, over its full width and over no words, while a page of ${width} px is scrolled`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    for (const { path } of pages) {
      await page.goto(path);
      await page.evaluate(watchAwnings);
      await scrollByWheel(page);
      expect.soft(await page.evaluate(findAwningFaults), path).toEqual([]);
    }
  });
