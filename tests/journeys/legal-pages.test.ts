import { expect, test } from 'vitest';
import { dollars, playbook } from '../fixtures/content.ts';
import { openSite } from '../fixtures/site.ts';
import { visit } from '../fixtures/visitor.ts';

test.for(['/privacy', '/terms', '/license'])(
  'the contents of %s lead to every section, in order',
  async (path) => {
    const { page } = await visit(await openSite(), path, { javaScript: false });
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const titles = await page.locator('main section section h2').allInnerTexts();
    expect(titles.length).toBeGreaterThan(5);
    expect(await contents.allInnerTexts()).toEqual(titles);
    await contents.last().click();
    expect(await page.locator('main section section').last().getAttribute('id')).toBe(
      new URL(page.url()).hash.slice(1),
    );
  },
);

test('the privacy page tells of no service that is not set up', async () => {
  const { page } = await visit(await openSite(), '/privacy');
  const text = await page.getByRole('main').textContent();
  expect(text).toContain('This site itself sets no cookies.');
  expect(text).not.toMatch(/Google Analytics|Stripe|scheduling service/u);
});

test('the terms name the playbook’s price as it stands in its file', async () => {
  const { page } = await visit(await openSite(), '/terms');
  const terms = await page.getByRole('main').textContent();
  for (const amount of [playbook.price, playbook.discount])
    expect(terms).toContain(dollars(amount));
});
