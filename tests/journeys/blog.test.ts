import { expect, test } from 'vitest';
import { posts } from '../fixtures/content.ts';
import { blogFilters, limits } from '../fixtures/specification.ts';
import { openSite } from '../fixtures/site.ts';
import { visit, type VisitorOptions } from '../fixtures/visitor.ts';

const ways = [
  { device: 'desktop' },
  { device: 'phone', javaScript: false },
] as const satisfies VisitorOptions[];

test.for(ways)(
  '%o: the blog shows its posts, newest first, and the specified subjects',
  async (way) => {
    const { page } = await visit(await openSite(), '/blog', way);
    const listing = page.locator('#posts');
    expect(
      await listing
        .locator('article a:visible')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(posts.slice(0, limits.postsPerPage).map(({ path }) => path));
    expect(
      await listing
        .getByRole('navigation', { name: 'Subjects' })
        .getByRole('link')
        .allTextContents(),
    ).toEqual(blogFilters);
    expect(await listing.getByRole('navigation', { name: 'Pages of posts' }).isVisible()).toBe(
      posts.length > limits.postsPerPage,
    );
  },
);

test('a subject shows the posts of its category', async () => {
  const { page } = await visit(await openSite(), '/blog?category=Website');
  const ofCategory = posts.filter(({ category }) => category === 'Website');
  expect(await page.locator('#posts article:visible').count()).toBe(
    Math.min(ofCategory.length, limits.postsPerPage),
  );
});

test('a post is one click away from its card and from the shop window', async () => {
  const { page } = await visit(await openSite(), '/blog');
  await page.locator('#posts article').first().click();
  await page.waitForURL(posts[0]?.path ?? '');
  await page.goBack();
  await page.getByRole('region', { name: 'Featured posts' }).locator('article').first().click();
  await page.waitForURL(posts[0]?.path ?? '');
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
