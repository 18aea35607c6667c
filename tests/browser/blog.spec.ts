import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { siteFacts } from '../../tooling/build/site-facts.ts';
import type { ListingState } from '../../site/sections/blog/listing.ts';
import { distDirectory } from '../fixtures/built-pages.ts';
import { pageContent } from '../fixtures/content.ts';
import { openProjectCopy } from '../fixtures/project-copy.ts';
import { limits } from '../fixtures/specification.ts';
import { expect, phone, siteTest, touch } from './test.ts';

const { listing: words } = pageContent('blog') as {
  listing: {
    filter: string;
    empty: { heading: string; all: string };
    pager: { label: string; previous: string; next: string };
  };
};

/** The categories of the generated posts, from the oldest to the newest. */
const categories = [
  ...Array<string>(12).fill('Website'),
  ...Array<string>(6).fill('Email Marketing'),
  'Marketing',
];

const post = (number: number, category: string) => `---
title: Generated post ${number} about ${category}
summary: A post that a test has written, to see that one more file is all a post needs.
category: ${category}
published: 2024-01-${String(number).padStart(2, '0')}
updated: 2024-01-${String(number).padStart(2, '0')}
cover:
  picture: ../../pictures/covers/essential-website-pages.webp
  alt: Five shopfronts in a row, each with its own door
packages:
  - visibility-audit
head:
  title: Generated post ${number} about ${category}, for a test
  description: A post that a test has written, to see that one more file is all a post needs, and that pages and categories follow it on their own.
  keywords: [one, two, three]
  focus: generated post
---

The opening.

## First

First sentence. And another.

## Second

Body of the second.
`;

/** The pages of this blog, and what a browser fetches with each. */
const pages = [
  '404.astro',
  'problem.astro',
  'blog.astro',
  '[post].astro',
  '[icon].png.ts',
  'favicon.ico.ts',
  'favicon.svg.ts',
  'manifest.webmanifest.ts',
];

/** Builds the blog of a copy of the project with 19 posts of its own, each one file. Resolves to its `dist`. */
const buildBlogOfManyPosts = async (directory: string): Promise<string> => {
  const routes = join(directory, 'site/pages');
  for (const name of await readdir(routes))
    if (!pages.includes(name)) await rm(join(routes, name), { recursive: true });
  // The server asks for a home page; this blog needs none.
  const home = '<meta name="robots" content="noindex" /><p>Home</p>';
  await writeFile(join(routes, 'index.astro'), home);
  await rm(join(directory, 'content/blog'), { recursive: true });
  for (const [index, category] of categories.entries()) {
    const folder = join(directory, `content/blog/generated-${index + 1}`);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'index.md'), post(index + 1, category));
  }
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)('npx', ['astro', 'build', '--silent'], { cwd: directory, env });
  await cp(join(directory, '.cache/astro-build'), join(directory, 'dist/site'), {
    recursive: true,
  });
  const dist = join(directory, 'dist');
  await cp(join(distDirectory, 'render'), join(dist, 'render'), { recursive: true });
  const facts = siteFacts(directory, join(dist, 'site'), process.env);
  await writeFile(join(dist, 'render/site.json'), JSON.stringify(facts));
  return dist;
};

/** The agency has too few posts for a second page: here are nineteen, twelve of them about `Website`, six about `Email Marketing`. */
const test = siteTest.extend<object, { manyPosts: string }>({
  manyPosts: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs.
    async ({}, use) => {
      const { root, remove } = await openProjectCopy();
      await use(await buildBlogOfManyPosts(root));
      await remove();
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

test('with script, pager and categories change the posts in place; the pager leads to the top of the listing, a category keeps the focus', async ({
  page,
}) => {
  await page.goto('/blog');
  await touch(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await pagerLink(page, words.pager.next).click();
  await expect(page).toHaveURL(address({ page: 2 }));
  const heading = listing(page).getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await category(page, 'Website').press('Enter');
  await expect(page).toHaveURL(address({ category: 'Website' }));
  await expect(category(page, 'Website')).toBeFocused();
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('the three featured posts go round in both directions, and by arrow key', async ({ page }) => {
  await page.goto('/blog');
  await touch(page);
  const carousel = page.locator('[aria-roledescription="carousel"]');
  const row = carousel.locator('[tabindex="0"]');
  const expectPost = async (number: number) => {
    await expect(carousel.getByRole('status')).toHaveText(`${number} of 3`);
    const onDisplay = () => row.evaluate((one) => one.scrollLeft / one.clientWidth);
    await expect.poll(onDisplay).toBeCloseTo(number - 1, 2);
  };
  await expect(carousel.getByRole('heading')).toHaveCount(limits.featuredPosts);
  await carousel.getByRole('button', { name: 'Previous featured post' }).click();
  await expectPost(3);
  for (const number of [1, 2, 3]) {
    await carousel.getByRole('button', { name: 'Next featured post' }).click();
    await expectPost(number);
  }
  await row.focus();
  await page.keyboard.press('ArrowLeft');
  await expectPost(2);
});
