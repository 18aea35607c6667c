import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBlogOfManyPosts } from '../fixtures/blog-of-many-posts.ts';
import { hasFocus, visit, type VisitorOptions } from '../fixtures/visitor.ts';

let site: Awaited<ReturnType<typeof openBlogOfManyPosts>>;

beforeAll(async () => {
  site = await openBlogOfManyPosts();
}, 180_000);

afterAll(() => site?.close());

const patiently = { timeout: 5000 };

const listing = (page: Page) => page.locator('#posts');
const cards = (page: Page) => listing(page).locator('article:visible');
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();
const pager = (page: Page) => listing(page).getByRole('navigation', { name: 'Pages of posts' });
const pagerLink = (page: Page, name: string) =>
  pager(page).getByRole('link', { name, exact: true });
const category = (page: Page, name: string) =>
  listing(page)
    .getByRole('navigation', { name: 'Subjects' })
    .getByRole('link', { name, exact: true });
const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

/** Resolves when the page's script answers. */
const untilScriptIsThere = async (page: Page) => {
  await page.mouse.move(5, 300);
  await page.locator('[data-featured-position]').waitFor();
  await page.waitForLoadState('networkidle');
};

const ways = [
  { device: 'desktop' },
  { device: 'phone', javaScript: false },
] as const satisfies VisitorOptions[];

test('each further post is one file: it has its page, its place in the listing and its teasers', async () => {
  const { page } = await visit(site, '/generated-17');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
    'Generated post 17 about Marketing',
  );
  expect(await page.getByText('An authored teaser.').isVisible()).toBe(true);
  await page.goto('/blog?category=Marketing');
  expect(await titles(page)).toEqual(['Generated post 17 about Marketing']);
});

test.for(ways)('%o: nineteen posts fill three pages of nine, nine and one', async (way) => {
  const { page } = await visit(site, '/blog', way);
  if (!('javaScript' in way)) await untilScriptIsThere(page);
  expect(await cards(page).count()).toBe(9);
  expect((await titles(page)).slice(0, 3)).toEqual([
    'Generated post 19 about Website',
    'Generated post 18 about Website',
    'Generated post 17 about Marketing',
  ]);
  expect(await pagerLink(page, 'Previous').getAttribute('aria-disabled')).toBe('true');
  expect(await pagerLink(page, 'Previous').getAttribute('href')).toBeNull();

  await pagerLink(page, 'Next').click();
  await page.waitForURL(/page=2/u);
  expect(addressOf(page)).toBe('/blog?page=2');
  expect(await cards(page).count()).toBe(9);
  expect(await pagerLink(page, '2').getAttribute('aria-current')).toBe('page');
  expect(await pagerLink(page, 'Previous').getAttribute('aria-disabled')).toBeNull();

  await pagerLink(page, '3').click();
  await page.waitForURL(/page=3/u);
  expect(await titles(page)).toEqual(['Generated post 1 about Website']);
  expect(await pagerLink(page, 'Next').getAttribute('aria-disabled')).toBe('true');

  await pagerLink(page, 'Previous').click();
  await page.waitForURL(/page=2/u);
  expect(await cards(page).count()).toBe(9);
});

test.for(ways)('%o: a category shows its own posts, and its address can be shared', async (way) => {
  const { page } = await visit(site, '/blog?page=2', way);
  if (!('javaScript' in way)) await untilScriptIsThere(page);
  await category(page, 'Email Marketing').click();
  await page.waitForURL(/category=/u);
  expect(addressOf(page)).toBe('/blog?category=Email+Marketing');
  expect(await cards(page).count()).toBe(6);
  expect(await pager(page).isVisible()).toBe(false);
  expect(await listing(page).getByRole('status').textContent()).toBe('6 posts');
  expect(await category(page, 'Email Marketing').getAttribute('aria-current')).toBe('true');
  expect(await category(page, 'All').getAttribute('aria-current')).toBeNull();

  await category(page, 'Website').click();
  await page.waitForURL(/category=Website/u);
  await pagerLink(page, '2').click();
  await page.waitForURL(/page=2/u);
  expect(addressOf(page)).toBe('/blog?category=Website&page=2');
  expect(await cards(page).count()).toBe(3);
  expect(await pager(page).getByRole('listitem').count()).toBe(2);
  const before = await titles(page);

  await page.goBack();
  await page.goBack();
  await expect.poll(() => cards(page).count(), patiently).toBe(6);
  await page.goto('/blog?category=Website&page=2');
  expect(await titles(page)).toEqual(before);
});

test('with script, the pages change in place and a pager leads to the top of the listing', async () => {
  const { page } = await visit(site, '/blog');
  await untilScriptIsThere(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await pagerLink(page, 'Next').click();
  await expect
    .poll(
      () => listing(page).evaluate((element) => Math.round(element.getBoundingClientRect().top)),
      patiently,
    )
    .toBeLessThan(150);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await hasFocus(listing(page).getByRole('heading', { level: 2 }))).toBe(true);
});

test('with script, a link opened in a new tab is left to the browser', async () => {
  const { context, page } = await visit(site, '/blog');
  await untilScriptIsThere(page);
  const opened = context.waitForEvent('page');
  await category(page, 'Marketing').click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL(({ search }) => search === '?category=Marketing');
  expect(await cards(page).count()).toBe(9);
});

test.for(ways)('%o: an empty category has a friendly word and ways onward', async (way) => {
  const { page } = await visit(site, '/blog?category=Coaching', way);
  expect(await cards(page).count()).toBe(0);
  expect(
    await listing(page).getByRole('heading', { name: 'This shelf is still empty' }).isVisible(),
  ).toBe(true);
  expect(await pager(page).isVisible()).toBe(false);
  await listing(page).getByRole('link', { name: 'See all posts' }).click();
  await page.waitForURL((url) => url.search === '');
  expect(await cards(page).count()).toBe(9);
});

test.for([
  '/blog?category=website',
  '/blog?category=Nonsense&page=1',
  '/blog?page=99',
  '/blog?page=x',
])('%s, which names nothing, is answered by the plain listing', async (address) => {
  const { page } = await visit(site, address, { javaScript: false });
  expect(await cards(page).count()).toBe(9);
  expect(await pagerLink(page, '1').getAttribute('aria-current')).toBe('page');
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/blog$/u);
});

const position = (page: Page) => page.locator('[data-featured-position]');

/** Which of the featured posts is in the window. */
const onDisplay = (page: Page) =>
  page
    .locator('[data-featured-track]')
    .evaluate((track) => Math.round(track.scrollLeft / track.clientWidth));

test.for(['phone', 'desktop'] as const)(
  'on a %s, the three featured posts go round in both directions',
  async (device) => {
    const { page } = await visit(site, '/blog', { device });
    const carousel = page.getByRole('region', { name: 'Featured posts' });
    expect(await carousel.getAttribute('aria-roledescription')).toBe('carousel');
    expect(await carousel.getByRole('heading').count()).toBe(3);
    await carousel.getByRole('button', { name: 'Previous featured post' }).click();
    await expect.poll(() => onDisplay(page), patiently).toBe(2);
    expect(await position(page).textContent()).toBe('3 of 3');
    const next = carousel.getByRole('button', { name: 'Next featured post' });
    await next.click();
    await expect.poll(() => onDisplay(page), patiently).toBe(0);
    await next.click();
    await next.click();
    await expect.poll(() => onDisplay(page), patiently).toBe(2);
    expect(await position(page).textContent()).toBe('3 of 3');
  },
);

test('the featured posts turn by arrow keys too, and the position follows', async () => {
  const { page } = await visit(site, '/blog');
  await untilScriptIsThere(page);
  await page.locator('[data-featured-track]').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => position(page).textContent(), patiently).toBe('2 of 3');
});
