import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { openSite } from '../fixtures/site.ts';
import { visit } from '../fixtures/visitor.ts';

test('three cards: one story to read, two to come, and the promise of more', async () => {
  const { page } = await visit(await openSite(), '/casestudies');
  const cards = page.locator('main li').filter({ has: page.getByRole('heading') });
  expect(await cards.getByRole('heading').allInnerTexts()).toEqual([
    'Full Custom Website',
    'SEO Local Audit',
    'Rebranding Web Redesign',
  ]);
  const story = cards.first().getByRole('link', { name: 'View Now!', exact: true });
  expect(await story.getAttribute('href')).toBe('/shephedlaw');
  for (const index of [1, 2]) {
    expect(await cards.nth(index).getByText('Coming Soon', { exact: true }).count()).toBe(1);
    expect(await cards.nth(index).getByRole('link').count()).toBe(0);
  }
  expect(await page.getByText('More coming soon!', { exact: true }).count()).toBe(1);
});

test('the law firm’s story tells three results in words and three changes in pictures', async () => {
  const { page } = await visit(await openSite(), '/shephedlaw');
  expect(await page.locator('main h3').allInnerTexts()).toEqual([
    '40%\nmore organic search results',
    '64%\nof customers report more trust',
    '70%\nmore phone calls',
  ]);
  expect(await page.locator('main figure > figcaption').allInnerTexts()).toEqual(
    expect.arrayContaining([
      'For every 100 organic search results before, 140 after',
      '64 of 100 customers',
      'For every 100 phone calls before, 170 after',
    ]),
  );
  for (const title of ['Homepage redesign', 'About page', 'Mission statement']) {
    const section = page.locator('section', { has: page.getByRole('heading', { name: title }) });
    expect(await section.getByRole('img', { name: /^Before, / }).count()).toBe(1);
    expect(await section.getByRole('img', { name: /^After, / }).count()).toBe(1);
  }
  expect(await page.getByText('1 hour', { exact: true }).count()).toBe(1);
});

const openBlooms = (page: Page) =>
  page.locator('svg:has(#share-bloom) use').filter({ visible: true });

const growthWidths = (page: Page) =>
  page
    .locator('rect[fill^="url(#growth"]')
    .evaluateAll((bars) => bars.map((bar) => Math.round(bar.getBoundingClientRect().width)));

test('the bed of marigolds shows 64 open and 36 closed blooms, told apart without colour', async () => {
  const { page } = await visit(await openSite(), '/shephedlaw', { reducedMotion: true });
  const fills = await page
    .locator('svg:has(#share-bloom) use')
    .evaluateAll((blooms) => blooms.map((bloom) => getComputedStyle(bloom).fill));
  expect(fills.filter((fill) => fill === 'none')).toHaveLength(36);
  expect(fills).toHaveLength(100);
  expect(await openBlooms(page).count()).toBe(100);
});

test('the charts stand still and complete where motion is not wanted', async () => {
  const { page } = await visit(await openSite(), '/shephedlaw', { reducedMotion: true });
  const [results = 0, calls = 0] = await growthWidths(page);
  expect(results).toBeGreaterThan(0);
  expect(calls / results).toBeCloseTo(70 / 40, 1);
});

test.for(['phone', 'desktop'] as const)(
  'on a %s, the charts grow once when they are seen, and stay',
  async (device) => {
    const { page } = await visit(await openSite(), '/shephedlaw', { device });
    const chart = page.locator('figure:has(rect[fill^="url(#growth"])').last();
    const grown = async () => (await growthWidths(page)).at(-1) ?? 0;
    expect(await grown()).toBe(0);
    await chart.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await expect.poll(grown).toBeGreaterThan(50);
    await page.waitForTimeout(1300);
    const full = await grown();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.waitForTimeout(300);
    expect(await grown()).toBe(full);
  },
);
