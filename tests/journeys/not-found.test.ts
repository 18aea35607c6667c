import { expect, test } from 'vitest';
import { pageContent, plain } from '../fixtures/content.ts';
import { openSite } from '../fixtures/site.ts';
import { expectComplaints, visit } from '../fixtures/visitor.ts';

interface NotFoundContent {
  heading: string;
  nearest: string;
}

const notFound = pageContent('404') as NotFoundContent;

test.for([true, false])(
  'who mistypes an address is shown the page she meant, the way home and to the agency (script: %s)',
  async (javaScript) => {
    const site = await openSite();
    const visitor = await visit(site, '/visibility-audit', { javaScript });
    const { page } = visitor;
    await expectComplaints(visitor, 'status of 404');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      plain(notFound.heading),
    );
    const main = page.getByRole('main');
    expect(await main.locator('a[href="/"]').count()).toBe(1);
    expect(await main.locator('a[href="/contact"]').count()).toBe(1);
    const suggestions = page.getByRole('navigation', {
      name: notFound.nearest,
    });
    await suggestions.locator('a[href="/visibilityaudit"]').click();
    await page.waitForURL('/visibilityaudit');
  },
);

test('an address like no other has no suggestions, but ways onward', async () => {
  const visitor = await visit(await openSite(), '/wp-login.php/%F0%9F%8C%BC');
  await expectComplaints(visitor, 'status of 404');
  expect(await visitor.page.getByText(notFound.nearest).count()).toBe(0);
  expect(await visitor.page.getByRole('main').getByRole('link').count()).toBeGreaterThan(1);
});

test('what cannot be read as an address is answered with a page of ours', async () => {
  const visitor = await visit(await openSite(), '/%zz');
  await expectComplaints(visitor, 'status of 400');
  expect(await visitor.page.getByRole('heading', { level: 1 }).textContent()).toBe(
    'We could not read that request',
  );
  expect(await visitor.page.getByRole('banner').isVisible()).toBe(true);
});
