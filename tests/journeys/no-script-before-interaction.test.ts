import { expect, test } from 'vitest';
import { openSite } from '../fixtures/site.ts';
import { visit } from '../fixtures/visitor.ts';

// That no page fetches a script before is one of the budgets of every route: tests/pages/budgets.test.ts.

test('the first movement of the mouse fetches the script', async () => {
  const { page } = await visit(await openSite(), '/about');
  const [script] = await Promise.all([
    page.waitForRequest((request) => request.resourceType() === 'script'),
    page.mouse.move(200, 200),
  ]);
  expect(new URL(script.url()).pathname).toMatch(/^\/_astro\/enhance\.[\w-]+\.js$/u);
});

test('whoever has touched the page can put it on her home screen', async () => {
  const { page } = await visit(await openSite(), '/about');
  const manifest = page.locator('head > link[rel="manifest"]');
  expect(await manifest.count()).toBe(0);
  await page.mouse.move(200, 200);
  await expect.poll(() => manifest.count()).toBe(1);
  expect(await manifest.getAttribute('href')).toBe('/manifest.webmanifest');
});

test('without script the manifest is linked in the page', async () => {
  const site = await openSite();
  const { page } = await visit(site, '/about', { javaScript: false });
  expect(await page.locator('head link[rel="manifest"]').count()).toBe(1);
});
