import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { ListingState } from '../../src/sections/blog/listing.ts';
import { buildBlogOfManyPosts } from '../fixtures/blog-of-many-posts.ts';
import { pageContent, posts } from '../fixtures/content.ts';
import { blogFilters, limits } from '../fixtures/specification.ts';
import { expect, expectComplaints, phone, test as onBuiltSite } from './test.ts';

const { listing: words } = pageContent('blog') as {
  listing: {
    filter: string;
    empty: { heading: string; all: string };
    pager: { label: string; previous: string; next: string };
  };
};

/** The agency has too few posts for a second page: here are nineteen, twelve of them about `Website`, six about `Email Marketing`. */
const test = onBuiltSite.extend<object, { manyPosts: string }>({
  manyPosts: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs.
    async ({}, use) => {
      const directory = await mkdtemp(join(tmpdir(), 'many-posts-'));
      await use(await buildBlogOfManyPosts(directory));
      await rm(directory, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  dist: async ({ manyPosts }, use) => use(manyPosts),
});

// One worker, so that the blog is built once.
test.describe.configure({ mode: 'default' });

const listing = (page: Page) => page.locator('#posts');
const cards = (page: Page) => listing(page).locator('article');
const pager = (page: Page) => listing(page).getByRole('navigation', { name: words.pager.label });
const pagerLink = (page: Page, name: string) =>
  pager(page).getByRole('link', { name, exact: true });
const category = (page: Page, name: string) =>
  listing(page)
    .getByRole('navigation', { name: words.filter })
    .getByRole('link', { name, exact: true });

const address =
  ({ category: asked, page }: Partial<ListingState>) =>
  (url: URL) =>
    url.pathname === '/blog' &&
    url.searchParams.get('category') === (asked ?? null) &&
    url.searchParams.get('page') === (page ? String(page) : null);

/** Touches the page and waits until its enhancements have come. */
const untilScriptIsThere = async (page: Page) => {
  await page.mouse.move(5, 300);
  await expect(page.locator('footer [data-sign-up="ready"]')).toBeAttached();
};

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { same: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'same' in window);

test('each further post is one file: it has its page, its place in the listing and its teasers', async ({
  page,
}) => {
  await page.goto('/generated-19');
  const title = 'Generated post 19 about Marketing';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('An authored teaser.')).toBeVisible();
  await page.goto('/blog?category=Marketing');
  await expect(cards(page).getByRole('heading')).toHaveText([title]);
});

for (const [way, options] of [
  ['with script', {}],
  ['without script, on a phone', { ...phone, javaScriptEnabled: false }],
] as const)
  test.describe(way, () => {
    test.use(options);

    const open = async (page: Page, path: string) => {
      await page.goto(path);
      if (way === 'with script') await untilScriptIsThere(page);
    };

    test('nineteen posts fill three pages of nine, nine and one', async ({ page }) => {
      await open(page, '/blog');
      await expect(cards(page)).toHaveCount(9);
      await expect(cards(page).first()).toContainText('Generated post 19');
      await expect(category(page, 'All')).toHaveAttribute('aria-current', 'true');
      await expect(pagerLink(page, words.pager.previous)).toBeDisabled();
      await expect(pagerLink(page, words.pager.previous)).not.toHaveAttribute('href');

      await pagerLink(page, words.pager.next).click();
      await expect(page).toHaveURL(address({ page: 2 }));
      await expect(cards(page)).toHaveCount(9);
      await expect(pagerLink(page, '2')).toHaveAttribute('aria-current', 'page');
      await expect(pagerLink(page, words.pager.previous)).toBeEnabled();

      await pagerLink(page, '3').click();
      await expect(page).toHaveURL(address({ page: 3 }));
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page).first()).toContainText('Generated post 1 ');
      await expect(pagerLink(page, words.pager.next)).toBeDisabled();

      await pagerLink(page, words.pager.previous).click();
      await expect(page).toHaveURL(address({ page: 2 }));
      await expect(cards(page)).toHaveCount(9);
    });

    test('a category shows its own posts, its address can be shared, and Back leads back', async ({
      page,
    }) => {
      await open(page, '/blog?page=2');
      await category(page, 'Email Marketing').click();
      await expect(page).toHaveURL(address({ category: 'Email Marketing' }));
      await expect(cards(page)).toHaveCount(6);
      await expect(pager(page)).toHaveCount(0);
      await expect(listing(page).getByRole('status')).toContainText('6');
      await expect(category(page, 'Email Marketing')).toHaveAttribute('aria-current', 'true');
      await expect(category(page, 'All')).not.toHaveAttribute('aria-current');

      await category(page, 'Website').click();
      await expect(page).toHaveURL(address({ category: 'Website' }));
      await pagerLink(page, '2').click();
      await expect(page).toHaveURL(address({ category: 'Website', page: 2 }));
      await expect(cards(page)).toHaveCount(3);
      await expect(pager(page).getByRole('listitem')).toHaveCount(2);
      const titles = await cards(page).getByRole('heading').allTextContents();

      await page.goBack();
      await expect(cards(page)).toHaveCount(9);
      await page.goBack();
      await expect(cards(page)).toHaveCount(6);
      await expect(category(page, 'Email Marketing')).toHaveAttribute('aria-current', 'true');
      await page.goto('/blog?category=Website&page=2');
      await expect(cards(page).getByRole('heading')).toHaveText(titles);
    });

    test('an empty category has a friendly word and ways onward', async ({ page }) => {
      await open(page, '/blog?category=Coaching');
      await expect(cards(page)).toHaveCount(0);
      await expect(listing(page).getByText(words.empty.heading)).toBeVisible();
      await expect(pager(page)).toHaveCount(0);
      await listing(page).getByRole('link', { name: words.empty.all }).click();
      await expect(page).toHaveURL(address({}));
      await expect(cards(page)).toHaveCount(9);
    });
  });

test('with script, a pager changes the posts in place and leads to the top of the listing', async ({
  page,
}) => {
  await page.goto('/blog');
  await untilScriptIsThere(page);
  await markDocument(page);
  await pagerLink(page, words.pager.next).click();
  await expect(page).toHaveURL(address({ page: 2 }));
  const top = () => listing(page).evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(150);
  expect(await isSameDocument(page)).toBe(true);
  await expect(listing(page).getByRole('heading', { level: 2 })).toBeFocused();
});

test('with script, a category changes the posts in place and keeps the focus', async ({ page }) => {
  await page.goto('/blog');
  await untilScriptIsThere(page);
  await markDocument(page);
  await category(page, 'Website').press('Enter');
  await expect(page).toHaveURL(address({ category: 'Website' }));
  await expect(category(page, 'Website')).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

test('with script, a link opened in a new tab is left to the browser', async ({
  page,
  context,
}) => {
  await page.goto('/blog');
  await untilScriptIsThere(page);
  const opened = context.waitForEvent('page');
  await category(page, 'Marketing').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(address({ category: 'Marketing' }));
  await expect(cards(page)).toHaveCount(9);
});

test('where the posts cannot be fetched, the browser goes to their address by itself', async ({
  page,
  complaints,
}) => {
  await page.goto('/blog');
  await untilScriptIsThere(page);
  await page.route(/\?/u, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  await pagerLink(page, '3').click();
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(address({ page: 3 }));
  await expectComplaints(complaints, 'ERR_FAILED');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['?category=website', '?category=Nonsense&page=1', '?page=99', '?page=x'])
    test(`/blog${path}, which names nothing, is answered by the plain listing`, async ({
      page,
    }) => {
      await page.goto(`/blog${path}`);
      await expect(cards(page)).toHaveCount(9);
      await expect(pagerLink(page, '1')).toHaveAttribute('aria-current', 'page');
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/blog$/u);
    });
});

const position = (page: Page) => page.locator('[data-featured-position]');
const track = (page: Page) => page.locator('[data-featured-track]');

/** Which of the featured posts is in the window; between two of them while they move. */
const onDisplay = (page: Page) =>
  track(page).evaluate((element) => element.scrollLeft / element.clientWidth);

for (const [device, options] of [
  ['phone', phone],
  ['desktop', {}],
] as const)
  test.describe(`on a ${device}`, () => {
    test.use(options);

    test('the three featured posts go round in both directions', async ({ page }) => {
      await page.goto('/blog');
      const carousel = page.locator('[aria-roledescription="carousel"]');
      await expect(carousel.getByRole('heading')).toHaveCount(3);
      await carousel.getByRole('button', { name: 'Previous featured post' }).click();
      await expect.poll(() => onDisplay(page)).toBeCloseTo(2, 2);
      await expect(position(page)).toHaveText('3 of 3');
      const next = carousel.getByRole('button', { name: 'Next featured post' });
      await next.click();
      await expect.poll(() => onDisplay(page)).toBeCloseTo(0, 2);
      await next.click();
      await next.click();
      await expect.poll(() => onDisplay(page)).toBeCloseTo(2, 2);
      await expect(position(page)).toHaveText('3 of 3');
    });
  });

test('the featured posts turn by arrow keys too, and the position follows', async ({ page }) => {
  await page.goto('/blog');
  await untilScriptIsThere(page);
  await track(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(position(page)).toHaveText('2 of 3');
});

onBuiltSite(
  'the agency’s blog shows its posts, newest first, and the specified subjects; a card leads to its post',
  async ({ page }) => {
    await page.goto('/blog');
    await expect(
      listing(page).getByRole('navigation', { name: words.filter }).getByRole('link'),
    ).toHaveText([...blogFilters]);
    await expect(cards(page)).toHaveCount(Math.min(posts.length, limits.postsPerPage));
    await expect(pager(page)).toHaveCount(posts.length > limits.postsPerPage ? 1 : 0);
    for (const place of [cards(page), track(page).locator('article')]) {
      await place.first().click();
      await expect(page).toHaveURL(posts[0]?.path ?? '');
      await page.goBack();
    }
  },
);
