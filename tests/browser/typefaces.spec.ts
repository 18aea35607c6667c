import type { Page } from '@playwright/test';
import { addressedPages, familyOf } from '../fixtures/built-pages.ts';
import { launchOptions } from '../fixtures/chromium.ts';
import { expect, test } from './test.ts';

// DejaVu is the widest fallback for our typefaces.
test.use({ launchOptions: launchOptions('dejavu'), trace: 'off' });

/** The system fonts, as opposed to our web fonts, in which the browser really drew letters of an element. */
const systemFontsIn = async (page: Page, selector: string): Promise<string[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
};

test('names of Spanish, German, Danish, Polish and Hungarian customers are set in our typefaces', async ({
  page,
}) => {
  await page.goto('/about');
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll('h1, main p'))
      element.textContent = 'Quinceañera, panadería, niños, café, Müller, Sørensen, Łukasz, Őry';
    await document.fonts.ready;
  });
  expect(await systemFontsIn(page, 'h1')).toEqual([]);
  expect(await systemFontsIn(page, 'main p')).toEqual([]);
});

const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const layoutShift = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      resolve(shifts.reduce((total, { value }) => total + value, 0));
    }).observe({ type: 'layout-shift', buffered: true });
    // Without any shift, the observer is never called.
    setTimeout(() => resolve(0), 100);
  });

test('the layout does not jump noticeably when the typefaces load after the words', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 412, height: 820 });
  for (const [first] of Map.groupBy(addressedPages, familyOf).values()) {
    const path = first?.path ?? '/';
    const held = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(twoFrames);
    held.resolve();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(twoFrames);
    // Half of what counts as good, since the next edit can change which words wrap.
    expect.soft(await page.evaluate(layoutShift), path).toBeLessThanOrEqual(0.05);
    await page.unrouteAll();
  }
});
