import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { loadRenderer } from '../../server/live-site.ts';
import type { ListingState } from '../../site/sections/blog/listing.ts';
import { distDirectory } from '../fixtures/built-pages.ts';
import { pageContent, posts } from '../fixtures/content.ts';
import { limits } from '../fixtures/specification.ts';
import { expect, phone, siteTest, test as builtTest, touch } from './test.ts';

const { listing: words } = pageContent('blog') as {
  listing: {
    filter: string;
    empty: { heading: string; all: string };
    pager: { label: string; previous: string; next: string };
  };
};

/** The categories of nineteen posts, from the newest to the oldest. */
const categories = [
  'Marketing',
  ...Array<string>(6).fill('Email Marketing'),
  ...Array<string>(12).fill('Website'),
];

/** Copies the build with these posts, since the agency has too few for a second page. */
const copyWithManyPosts = async (directory: string): Promise<void> => {
  await cp(distDirectory, directory, { recursive: true, dereference: true });
  const file = join(directory, 'site/blog.html');
  for (const ending of ['.br', '.gz']) await rm(file + ending);
  const html = await readFile(file, 'utf8');
  const [start, end] = ['<!--slot:blog-listing ', '<!--/slot:blog-listing-->'].map((mark) =>
    html.indexOf(mark),
  );
  const slot = html.slice(start, end);
  const props = JSON.parse(slot.slice(slot.indexOf('{'), slot.indexOf('-->'))) as {
    posts: object[];
  };
  const [sample] = props.posts;
  props.posts = categories.map((category, index) =>
    Object.assign({}, sample, { category, title: `Post ${categories.length - index} of many` }),
  );
  const { renderSlot } = await loadRenderer(directory);
  const marker = `<!--slot:blog-listing ${JSON.stringify(props)}-->`;
  const listed = marker + renderSlot('blog-listing', props);
  await writeFile(file, html.slice(0, start) + listed + html.slice(end));
};

const test = siteTest.extend<object, { manyPosts: string }>({
  manyPosts: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs.
    async ({}, use) => {
      // Inside node_modules, so that the renderer can resolve React.
      const directory = await mkdtemp('node_modules/.cache/blog-');
      await copyWithManyPosts(directory);
      await use(directory);
      await rm(directory, { recursive: true });
    },
    { scope: 'worker' },
  ],
  dist: async ({ manyPosts }, use) => use(manyPosts),
});

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

for (const [way, options] of [
  ['with script', {}],
  ['without script, on a phone', { ...phone, javaScriptEnabled: false }],
] as const)
  test.describe(way, () => {
    test.use(options);

    const open = async (page: Page, path: string) => {
      await page.goto(path);
      if (way === 'with script') await touch(page);
    };

    test('posts fill pages of nine; a category shows its own, can be shared, and Back leads back', async ({
      page,
    }) => {
      await open(page, '/blog');
      await expect(cards(page)).toHaveCount(9);
      await expect(cards(page).first()).toContainText('Post 19 ');
      await expect(category(page, 'All')).toHaveAttribute('aria-current', 'true');
      await expect(pagerLink(page, words.pager.previous)).toBeDisabled();
      await expect(pagerLink(page, words.pager.previous)).not.toHaveAttribute('href');
      await pagerLink(page, '3').click();
      await expect(page).toHaveURL(address({ page: 3 }));
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page).first()).toContainText('Post 1 ');
      await expect(pagerLink(page, words.pager.next)).toBeDisabled();
      await pagerLink(page, words.pager.previous).click();
      await expect(page).toHaveURL(address({ page: 2 }));
      await expect(pagerLink(page, '2')).toHaveAttribute('aria-current', 'page');

      await category(page, 'Email Marketing').click();
      await expect(page).toHaveURL(address({ category: 'Email Marketing' }));
      await expect(cards(page)).toHaveCount(6);
      await expect(pager(page)).toHaveCount(0);
      await expect(listing(page).getByRole('status')).toContainText('6');
      await expect(category(page, 'All')).not.toHaveAttribute('aria-current');
      await category(page, 'Website').click();
      await pagerLink(page, '2').click();
      await expect(page).toHaveURL(address({ category: 'Website', page: 2 }));
      await expect(cards(page)).toHaveCount(3);
      const titles = await cards(page).getByRole('heading').allTextContents();
      await page.goBack();
      await expect(cards(page)).toHaveCount(9);
      await page.goBack();
      await expect(cards(page)).toHaveCount(6);
      await expect(category(page, 'Email Marketing')).toHaveAttribute('aria-current', 'true');
      await open(page, '/blog?category=Website&page=2');
      await expect(cards(page).getByRole('heading')).toHaveText(titles);

      await category(page, 'Coaching').click();
      await expect(listing(page).getByText(words.empty.heading)).toBeVisible();
      await expect(cards(page)).toHaveCount(0);
      await listing(page).getByRole('link', { name: words.empty.all }).click();
      await expect(page).toHaveURL(address({}));
      await expect(cards(page)).toHaveCount(9);
    });
  });

test('with script the list changes in place; the pager scrolls to its top, and a category keeps the focus', async ({
  page,
}) => {
  await page.goto('/blog');
  await touch(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await pagerLink(page, words.pager.next).click();
  await expect(listing(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(listing(page).getByRole('heading', { level: 2 })).toBeInViewport();
  await category(page, 'Website').press('Enter');
  await expect(page).toHaveURL(address({ category: 'Website' }));
  await expect(category(page, 'Website')).toBeFocused();
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

builtTest('the featured posts go round in both directions, and by arrow key', async ({ page }) => {
  const count = Math.min(posts.length, limits.featuredPosts);
  await page.goto('/blog');
  await touch(page);
  const carousel = page.locator('[aria-roledescription="carousel"]');
  const row = carousel.locator('[tabindex="0"]');
  const expectPost = async (number: number) => {
    await expect(carousel.getByRole('status')).toHaveText(`${number} of ${count}`);
    // At rest: Chromium drops a key that is pressed in the last pixels of a smooth scroll.
    const onDisplay = () =>
      row.evaluate(async (one) => {
        const { scrollLeft } = one;
        await new Promise((resolve) => setTimeout(resolve, 100));
        return one.scrollLeft === scrollLeft ? scrollLeft / one.clientWidth : undefined;
      });
    await expect.poll(onDisplay).toBeCloseTo(number - 1, 2);
  };
  await expect(carousel.getByRole('heading')).toHaveCount(count);
  await carousel.getByRole('button', { name: 'Previous featured post' }).click();
  await expectPost(count);
  await carousel.getByRole('button', { name: 'Next featured post' }).click();
  await expectPost(1);
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expectPost(2);
});
