import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSite } from '../fixtures/site.ts';
import { visit } from '../fixtures/visitor.ts';

const fontRequests = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url());
  });
  return asked;
};

const paintedBeforeFonts = () => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const fonts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.woff2'));
  return (
    fonts.length > 0 && fonts.every(({ startTime }) => startTime > (paint?.startTime ?? Infinity))
  );
};

test('on her first page a visitor reads before the fonts are asked for, and they come', async () => {
  const { page } = await visit(await openSite(), '/about');
  await expect.poll(() => page.evaluate(paintedBeforeFonts)).toBe(true);
  await page.evaluate(() => document.fonts.ready);
  const loaded = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(
          ({ family, status }) => status === 'loaded' && !family.includes('fallback'),
        ).length,
    );
  await expect.poll(loaded).toBeGreaterThanOrEqual(2);
});

test('on every further page they are there from the start', async () => {
  const { page } = await visit(await openSite(), '/about');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Privacy Policy' }).first().click();
  await page.waitForURL('**/privacy');
  expect(await page.locator('link[rel="preload"][as="font"]').count()).toBe(3);
});

test('without script they come with the styles', async () => {
  const { page } = await visit(await openSite(), '/healthz', { javaScript: false });
  const asked = fontRequests(page);
  await page.goto('/about');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});
