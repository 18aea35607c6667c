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
