import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { builtPages } from '../fixtures/built-pages.ts';
import { launchOptions } from '../fixtures/chromium.ts';
import { familyOf } from '../fixtures/page-families.ts';
import { expect, expectComplaints, test } from './test.ts';

test.use({ launchOptions: launchOptions('dejavu'), viewport: { width: 412, height: 823 } });

/** Whether headings, emphasized words and text are set in our typefaces. */
const hasOurTypefaces = (page: Page) =>
  page.evaluate(() =>
    ['h1', 'h1 em', 'p'].map((selector) => {
      const element = document.querySelector(`main ${selector}`);
      if (!element) return undefined;
      const { fontFamily, fontStyle, fontWeight } = getComputedStyle(element);
      const [first] = fontFamily.split(',');
      return (
        [...document.fonts].some(
          ({ family, style, status }) =>
            family === first?.replaceAll('"', '') && style === fontStyle && status === 'loaded',
        ) || `${first} ${fontStyle} ${fontWeight}`
      );
    }),
  );

test('headings, emphasized words and text are set in our typefaces', async ({ page }) => {
  await page.goto('/about');
  await expect.poll(() => hasOurTypefaces(page)).toEqual([true, true, true]);
});

test('where one of them cannot be fetched, the others come', async ({ page, complaints }) => {
  let asked = 0;
  await page.route('**/*.woff2', (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.goto('/about');
  await expect
    .poll(async () => (await hasOurTypefaces(page)).filter((has) => has === true))
    .toHaveLength(2);
  await expectComplaints(complaints, 'net::ERR_FAILED');
});

const noteShifts = () => {
  const shifts: number[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries())
      shifts.push('value' in entry ? Number(entry.value) : 0);
  }).observe({ type: 'layout-shift', buffered: true });
};

const families = Map.groupBy(
  builtPages.filter(({ status }) => status === 200),
  ({ path }) => familyOf(path),
);

test('nothing moves when they come late', async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(noteShifts);
  await page.route('**/*.woff2', async (route) => {
    await pause(400);
    await route.continue();
  });
  for (const [first] of families.values()) {
    const path = first?.path ?? '/';
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(200);
    const shifts = await page.evaluate(
      () => (globalThis as unknown as { shifts: number[] }).shifts,
    );
    const total = shifts.reduce((sum, shift) => sum + shift, 0);
    expect.soft(total, path).toBeLessThan(0.02);
  }
});
