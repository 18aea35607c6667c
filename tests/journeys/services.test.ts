import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { openSite } from '../fixtures/site.ts';
import { styled } from '../fixtures/styled.ts';
import { visit } from '../fixtures/visitor.ts';

/** The headings of the third level in a part of the page, with where they lead. */
const entriesOf = (page: Page, part: string) =>
  page
    .locator(styled('BoardColumn', 'column'), {
      has: page.getByRole('heading', { name: part, exact: true }),
    })
    .locator('h3 a')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

test('the services page lists three web design packages, two SEO services and past projects', async () => {
  const { page } = await visit(await openSite(), '/services');
  expect(await entriesOf(page, 'Three popular web design packages')).toEqual([
    ['The Authority Launchpad Package', '/authoritylaunchpad'],
    ['The Strategic Growth Accelerator Package', '/strategicgrowthaccelerator'],
    ['The Authority Amplifier Package', '/authorityamplifier'],
  ]);
  expect(await entriesOf(page, 'Two SEO services')).toEqual([
    ['Visibility Audit', '/visibilityaudit'],
    ['Local SEO Accelerator', '/localseo'],
  ]);
  expect(await page.getByRole('heading', { name: 'Past projects' }).count()).toBe(1);
  expect(await page.getByRole('region', { name: 'Projects' }).getByRole('img').count()).toBe(8);
  const review = page.getByRole('link', { name: 'BOOK FREE WEBSITE & SEO REVIEW', exact: true });
  expect(await review.getAttribute('href')).toBe('/freereviewlanding');
});

test('a whole entry of the board leads to its service', async () => {
  const { page } = await visit(await openSite(), '/services', { device: 'phone' });
  const entry = page.getByText('Up to 12 pages and two initial blog posts');
  await entry.scrollIntoViewIfNeeded();
  const linkUnderFinger = () =>
    entry.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 8, top + 8)?.closest('a')?.pathname;
    });
  await expect.poll(linkUnderFinger).toBe('/authorityamplifier');
});

test.for(['phone', 'desktop'] as const)(
  'on a %s, the web design page has three tiers, each with a way to start and none with a price',
  async (device) => {
    const { page } = await visit(await openSite(), '/webdesign', { device });
    const tier = (name: string) =>
      page.locator('li', { has: page.getByRole('heading', { level: 3, name, exact: true }) });
    expect(await tier('Starter').innerText()).toContain('1 to 3 pages');
    expect(await tier('Growth').innerText()).toContain('One month of SEO reporting');
    const premium = await tier('Premium').innerText();
    for (const fact of [
      '10 pages or more',
      'A blog',
      'A 3-month content plan',
      '3 months of support',
    ])
      expect(premium).toContain(fact);
    for (const name of ['Starter', 'Growth', 'Premium']) {
      const start = tier(name).getByRole('link', { name: 'START A PROJECT', exact: true });
      expect(await start.getAttribute('href')).toBe('/contact');
      expect(await tier(name).innerText()).not.toContain('$');
    }
  },
);

test('on a wide screen each door is taller than the one before, and all stand on one ground', async () => {
  const { page } = await visit(await openSite(), '/webdesign');
  const doors = await page
    .locator(styled('Doors', 'door'))
    .evaluateAll((all) => all.map((door) => door.getBoundingClientRect()));
  const [starter, growth, premium] = doors.map(({ top, bottom }) => ({ top, bottom }));
  expect(starter?.top).toBeGreaterThan(growth?.top ?? Infinity);
  expect(growth?.top).toBeGreaterThan(premium?.top ?? Infinity);
  expect(new Set(doors.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
});

test('the SEO page has two offers with price, contents and a way to start', async () => {
  const { page } = await visit(await openSite(), '/seopage');
  const offers = await page.locator('main article').evaluateAll((all) =>
    all.map((offer) => ({
      name: offer.querySelector('h3')?.textContent,
      price: offer.querySelector('strong')?.textContent,
      points: offer.querySelectorAll('li').length,
      links: [...offer.querySelectorAll('a')].map((link) => [
        link.firstChild?.textContent,
        link.getAttribute('href'),
      ]),
    })),
  );
  expect(offers).toEqual([
    {
      name: 'Visibility Audit',
      price: '$99',
      points: 5,
      links: [
        ['START A SEO Project', '/contact'],
        ['Everything the audit includes', '/visibilityaudit'],
      ],
    },
    {
      name: 'Local SEO Accelerator',
      price: '$499',
      points: 5,
      links: [
        ['START A SEO Project', '/contact'],
        ['Everything the accelerator includes', '/localseo'],
      ],
    },
  ]);
});

test('the SEO page leads to every city', async () => {
  const { page } = await visit(await openSite(), '/seopage');
  await page.getByRole('link', { name: 'San Antonio', exact: true }).click();
  await page.waitForURL('/web-design-seo-women-entrepreneurs-sanantonio');
});
