import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { openSite } from '../fixtures/site.ts';
import { untilStill, visit, type VisitorOptions } from '../fixtures/visitor.ts';

const ways = [
  { device: 'desktop' },
  { device: 'phone' },
  { device: 'desktop', javaScript: false },
  { device: 'phone', javaScript: false },
] as const satisfies VisitorOptions[];

const section = (page: Page, title: string) =>
  page.getByRole('group').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const openSections = (page: Page) => page.locator('main details[open]');

const teaser = 'Your customer’s phone is older than yours and her signal is worse.';
const rest = 'Google measures that patience with three numbers';

test.for(ways)(
  '%o: one section of a post is open at a time, the others show their first sentence',
  async (way) => {
    const { page } = await visit(await openSite(), '/websiteredesignsigns', way);
    const first = section(page, '1. You send people to Instagram instead');
    const second = section(page, '2. People on phones have to wait, pinch or hunt');
    const shown = (words: string) => second.getByText(words).filter({ visible: true }).count();
    expect(await openSections(page).count()).toBe(1);
    expect(await first.getAttribute('open')).not.toBeNull();
    expect(await page.getByText(teaser).and(page.locator('summary *')).isVisible()).toBe(true);
    expect(await shown(rest)).toBe(0);

    await second.getByRole('heading').click();
    expect(await openSections(page).count()).toBe(1);
    expect(await first.getAttribute('open')).toBeNull();
    await expect.poll(() => shown(rest)).toBe(1);
    expect(await shown(teaser)).toBe(1);
    expect(await second.locator('summary').getByText(teaser).isVisible()).toBe(false);

    await second.getByRole('heading').click();
    expect(await openSections(page).count()).toBe(0);
    expect(await second.locator('summary').getByText(teaser).isVisible()).toBe(true);
  },
);

test('a teaser is italic', async () => {
  const { page } = await visit(await openSite(), '/essentialswebsitepages');
  const style = await page
    .getByText('Nobody reads an about page out of politeness.')
    .first()
    .evaluate((element) => getComputedStyle(element).fontStyle);
  expect(style).toBe('italic');
});

test.for(ways)('%o: the link to the next section opens it and brings it into view', async (way) => {
  const { page } = await visit(await openSite(), '/essentialswebsitepages', way);
  const link = page.getByRole('link', {
    name: 'Service pages: the website pages that do the selling',
  });
  const next = section(page, 'Service pages: the website pages that do the selling');
  await untilStill(link);
  await link.click();
  await expect.poll(() => next.getAttribute('open')).not.toBeNull();
  expect(await openSections(page).count()).toBe(1);
  await expect
    .poll(() => next.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toSatisfy((top: number) => top > 0 && top < 300);
});

test('on paper every section is there, once and in full', async () => {
  const { page } = await visit(await openSite(), '/essentialswebsitepages');
  await page.emulateMedia({ media: 'print' });
  const heights = await page
    .locator('main details > div')
    .evaluateAll((bodies) => bodies.map((body) => body.getBoundingClientRect().height));
  expect(heights).toHaveLength(8);
  expect(Math.min(...heights)).toBeGreaterThan(80);
  expect(await page.locator('summary span:visible').count()).toBe(0);
  expect(
    await page
      .locator('body > header nav, body > header summary, body > footer, main aside')
      .filter({ visible: true })
      .count(),
  ).toBe(0);
});

test.for([
  [
    '/essentialswebsitepages',
    'Essential Website Pages for Women Entrepreneurs',
    'April 15, 2025',
    '/websiteredesignsigns',
  ],
  [
    '/websiteredesignsigns',
    '5 Signs Your Women-Owned Business Website Needs a Redesign',
    'May 6, 2025',
    '/essentialswebsitepages',
  ],
] as const)('%s tells when it was written and leads onward', async ([path, title, day, other]) => {
  const { page } = await visit(await openSite(), path);
  const main = page.locator('main');
  expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe(title);
  expect(await main.getByText(`Published ${day}`).isVisible()).toBe(true);
  expect(await main.getByText(/^Updated November \d+, 2026$/u).isVisible()).toBe(true);
  expect(await main.getByText(/^\d min read$/u).isVisible()).toBe(true);
  expect(await main.locator(`article a[href="${other}"]`).isVisible()).toBe(true);
  expect(await main.locator('aside a[href="/elitevisible"]').count()).toBe(1);
  expect(await main.getByText('$3999').isVisible()).toBe(true);
  const review = main.getByRole('link', { name: 'BOOK FREE WEBSITE & SEO REVIEW' });
  expect(
    await review.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['/freereviewlanding', '/freereviewlanding']);
});
