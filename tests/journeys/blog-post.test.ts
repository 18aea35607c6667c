import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { dollars, packageOf, posts } from '../fixtures/content.ts';
import { labels } from '../fixtures/specification.ts';
import { openSite } from '../fixtures/site.ts';
import { untilStill, visit, type VisitorOptions } from '../fixtures/visitor.ts';

/** A day as a reader sees it: May 6, 2025. */
const inWords = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const ways = [
  { device: 'desktop' },
  { device: 'phone' },
  { device: 'desktop', javaScript: false },
  { device: 'phone', javaScript: false },
] as const satisfies VisitorOptions[];

const sections = (page: Page) => page.locator('main details');
const openSections = (page: Page) => page.locator('main details[open]');

const [newest] = posts;
if (!newest) throw new Error('There is no post in content/blog/.');

test.for(ways)(
  '%o: one section of a post is open at a time, the others show their first sentence',
  async (way) => {
    const { page } = await visit(await openSite(), newest.path, way);
    const first = sections(page).nth(0);
    const second = sections(page).nth(1);
    const teaser = second.locator('summary > :not(:has(h2)):not(h2)').last();
    const body = second.locator('summary ~ *');
    expect(await sections(page).count()).toBe(newest.sections.length);
    expect(await openSections(page).count()).toBe(1);
    expect(await first.getAttribute('open')).not.toBeNull();
    expect(await teaser.isVisible()).toBe(true);
    expect(await body.isVisible()).toBe(false);
    expect(await body.textContent()).toContain(await teaser.textContent());

    await second.getByRole('heading').click();
    expect(await openSections(page).count()).toBe(1);
    expect(await first.getAttribute('open')).toBeNull();
    await expect.poll(() => body.isVisible()).toBe(true);
    expect(await teaser.isVisible()).toBe(false);

    await second.getByRole('heading').click();
    expect(await openSections(page).count()).toBe(0);
    expect(await teaser.isVisible()).toBe(true);
  },
);

test('a teaser is italic', async () => {
  const { page } = await visit(await openSite(), newest.path);
  const style = await sections(page)
    .nth(1)
    .locator('summary > :not(:has(h2)):not(h2)')
    .last()
    .evaluate((element) => getComputedStyle(element).fontStyle);
  expect(style).toBe('italic');
});

test.for(ways)('%o: the link to the next section opens it and brings it into view', async (way) => {
  const { page } = await visit(await openSite(), newest.path, way);
  const next = sections(page).nth(1);
  const title = await next.getByRole('heading').innerText();
  const link = sections(page).first().getByRole('link', { name: title, exact: true });
  await untilStill(link);
  await link.click();
  await expect.poll(() => next.getAttribute('open')).not.toBeNull();
  expect(await openSections(page).count()).toBe(1);
  await expect
    .poll(() => next.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toSatisfy((top: number) => top > 0 && top < 300);
});

test('on paper every section is there, once and in full', async () => {
  const { page } = await visit(await openSite(), newest.path);
  await page.emulateMedia({ media: 'print' });
  const heights = await page
    .locator('main details > div')
    .evaluateAll((bodies) => bodies.map((body) => body.getBoundingClientRect().height));
  expect(heights).toHaveLength(newest.sections.length);
  expect(Math.min(...heights)).toBeGreaterThan(80);
  expect(await page.locator('summary span:visible').count()).toBe(0);
  expect(
    await page
      .locator('body > header nav, body > header summary, body > footer, main aside')
      .filter({ visible: true })
      .count(),
  ).toBe(0);
});

test.for(posts)('$path tells when it was written and leads onward', async (post) => {
  const { page } = await visit(await openSite(), post.path);
  const main = page.locator('main');
  expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe(post.title);
  expect(await main.getByText(`Published ${inWords(post.published)}`).isVisible()).toBe(true);
  if (post.updated !== post.published)
    expect(await main.getByText(`Updated ${inWords(post.updated)}`).isVisible()).toBe(true);
  expect(await main.getByText(/^\d+ min read$/u).isVisible()).toBe(true);
  expect(await main.locator('article a:visible').count()).toBeGreaterThan(0);
  for (const { href, price } of post.packages.map(packageOf)) {
    expect(await main.locator(`aside a[href="${href}"]`).count()).toBe(1);
    expect(await main.getByText(dollars(price), { exact: true }).first().isVisible()).toBe(true);
  }
  const review = main.getByRole('link', { name: labels.booking });
  expect(
    await review.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['/freereviewlanding', '/freereviewlanding']);
});
