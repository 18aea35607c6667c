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

test('a mouse that lies where the page opens, or in the corner of a browser without windows, fetches none', async () => {
  const { page } = await visit(await openSite(), '/contact');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.dispatchEvent('main', 'pointerover', { clientX: 200, clientY: 200 });
  await page.mouse.move(0, 0);
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
  await page.mouse.move(200, 200);
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
});
