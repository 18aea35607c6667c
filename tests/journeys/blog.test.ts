import { expect, test } from 'vitest';
import { openSite } from '../fixtures/site.ts';
import { visit, type VisitorOptions } from '../fixtures/visitor.ts';

const ways = [
  { device: 'desktop' },
  { device: 'phone', javaScript: false },
] as const satisfies VisitorOptions[];

test.for(ways)('%o: the blog shows both posts, the seven choices and no pager', async (way) => {
  const { page } = await visit(await openSite(), '/blog', way);
  const listing = page.locator('#posts');
  expect(
    await listing
      .locator('article a:visible')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['/websiteredesignsigns', '/essentialswebsitepages']);
  expect(
    await listing.getByRole('navigation', { name: 'Subjects' }).getByRole('link').allTextContents(),
  ).toEqual([
    'All',
    'Email Marketing',
    'Virtual Assistant',
    'Pricing Strategy',
    'Website',
    'Marketing',
    'Coaching',
  ]);
  expect(await listing.getByRole('navigation', { name: 'Pages of posts' }).isVisible()).toBe(false);
});

test('both posts are in the category Website', async () => {
  const { page } = await visit(await openSite(), '/blog?category=Website');
  expect(await page.locator('#posts article:visible').count()).toBe(2);
});

test('a post is one click away from its card and from the shop window', async () => {
  const { page } = await visit(await openSite(), '/blog');
  await page.locator('#posts article').first().click();
  await page.waitForURL('/websiteredesignsigns');
  await page.goBack();
  await page.getByRole('region', { name: 'Featured posts' }).locator('article').first().click();
  await page.waitForURL('/websiteredesignsigns');
});

test('nothing but the page is fetched before the visitor does something', async () => {
  const site = await openSite();
  const { page } = await visit(site, '/blog');
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  );
  expect(scripts).toBe(0);
});
