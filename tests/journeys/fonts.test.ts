import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { openSite } from '../fixtures/site.ts';
import { expectComplaints, visit } from '../fixtures/visitor.ts';

const fontRequests = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url());
  });
  return asked;
};

/** When each of our fonts was asked for, in milliseconds after the first words were painted. */
const askedAfterWords = () => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.woff2'))
    .map(({ startTime }) => startTime - (paint?.startTime ?? Infinity));
};

const loadedTypefaces = () =>
  [...document.fonts]
    .filter(({ family, status }) => status === 'loaded' && !/-[ab]$/u.test(family))
    .map(({ family }) => family.replaceAll('"', ''));

const ours = ['Fraunces', 'Figtree', 'Fraunces Italic'];

test('on her first page a visitor reads before the fonts are asked for, and they come', async () => {
  // A browser that has drawn nothing yet can need half a second for its first frame.
  const { page } = await visit(await openSite(), '/healthz');
  await page.goto('/about');
  await expect.poll(() => page.evaluate(loadedTypefaces)).toEqual(ours);
  const asked = await page.evaluate(askedAfterWords);
  expect(asked).toHaveLength(3);
  expect(Math.min(...asked)).toBeGreaterThan(0);
});

test('on every further page they are there from the start', async () => {
  const { page } = await visit(await openSite(), '/about');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Privacy Policy' }).first().click();
  await page.waitForURL('**/privacy');
  await expect.poll(() => page.evaluate(loadedTypefaces)).toEqual(ours);
  const asked = await page.evaluate(askedAfterWords);
  expect(asked).toHaveLength(3);
  expect(Math.max(...asked)).toBeLessThan(0);
});

/** Pages on which a line of the first view broke elsewhere, and moved what is below it, when our typefaces came. */
const restless = [
  '/careers',
  '/authorityamplifier',
  '/blogauthorityamplifier',
  '/strategicgrowthaccelerator',
];

const noteShifts = () => {
  const shifts: number[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries())
      shifts.push('value' in entry ? Number(entry.value) : 0);
  }).observe({ type: 'layout-shift', buffered: true });
};

test.each(restless)('nothing on %s moves when they come', async (path) => {
  const { page } = await visit(await openSite(), '/healthz');
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(noteShifts);
  await page.goto(path);
  await expect.poll(() => page.evaluate(loadedTypefaces)).toEqual(ours);
  await page.waitForTimeout(200);
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005);
});

test('where one of them cannot be fetched, the others come', async () => {
  const visitor = await visit(await openSite(), '/healthz');
  const { page } = visitor;
  let failed = 0;
  await page.route('**/*.woff2', async (route) => {
    failed += 1;
    await (failed === 1 ? route.abort() : route.continue());
  });
  await page.goto('/about');
  await expect.poll(() => page.evaluate(loadedTypefaces)).toHaveLength(2);
  await expectComplaints(visitor, 'net::ERR_FAILED');
});

test('without script they come with the styles', async () => {
  const { page } = await visit(await openSite(), '/healthz', { javaScript: false });
  const asked = fontRequests(page);
  await page.goto('/about');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});
