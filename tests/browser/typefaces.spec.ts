import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { addressedPages } from '../fixtures/built-pages.ts';
import { launchOptions } from '../fixtures/chromium.ts';
import { familyOf } from '../fixtures/page-families.ts';
import { expect, expectComplaints, test } from './test.ts';

// The widest stand-in for our typefaces.
test.use({ launchOptions: launchOptions('dejavu') });

/** The typefaces of this machine, not ours, in which the browser really drew letters of an element. */
const strangersIn = async (page: Page, selector: string): Promise<string[]> => {
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
  expect(await strangersIn(page, 'h1')).toEqual([]);
  expect(await strangersIn(page, 'main p')).toEqual([]);
});

test('where one typeface cannot be fetched, the others come', async ({ page, complaints }) => {
  let asked = 0;
  await page.route('**/*.woff2', (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.goto('/about');
  // Those that stand in for ours hold every character.
  const loaded = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(
          ({ status, unicodeRange }) => status === 'loaded' && unicodeRange !== 'U+0-10FFFF',
        ).length,
    );
  await expect.poll(loaded).toBe(2);
  await expectComplaints(complaints, 'net::ERR_FAILED');
});

const noteShifts = () => {
  const state = { total: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      state.total += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(globalThis, { shifts: state });
};

const families = Map.groupBy(addressedPages, ({ path }) => familyOf(path));

for (const width of [412, 1280])
  test(`nothing jumps where the typefaces come after the words, at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 820 });
    await page.addInitScript(noteShifts);
    await page.route('**/*.woff2', async (route) => {
      await pause(400);
      await route.continue();
    });
    for (const [first] of families.values()) {
      const path = first?.path ?? '/';
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      // Two frames: one is laid out with the new typefaces, the other tells of it.
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            requestAnimationFrame(() =>
              requestAnimationFrame(() =>
                resolve((globalThis as unknown as { shifts: { total: number } }).shifts.total),
              ),
            );
          }),
      );
      expect.soft(shift, path).toBeLessThanOrEqual(0.02);
    }
  });
