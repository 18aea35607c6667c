import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { openSite } from '../fixtures/site.ts';
import { styled } from '../fixtures/styled.ts';
import { visit } from '../fixtures/visitor.ts';

const tickets = (page: Page) => page.locator(styled('Ticket', 'price')).allInnerTexts();

const sectionOf = (page: Page, heading: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) });

const leadsTo = (page: Page, name: string) =>
  page.locator('main').getByRole('link', { name, exact: true }).first().getAttribute('href');

test.for([
  ['phone', '/elitevisible', '$3999', 12],
  ['desktop', '/localseo', '$499', 10],
  ['desktop', '/visibilityaudit', '$99', 10],
] as const)(
  'on a %s, %s shows its price, what is included, projects, testimonials and the way to a call',
  async ([device, path, price, included]) => {
    const { page } = await visit(await openSite(), path, { device });
    expect((await tickets(page))[0]).toBe(price);
    const ledger = page.locator('section', { hasText: 'What is in it' });
    expect(await ledger.getByRole('heading', { level: 2 }).innerText()).toContain(String(included));
    expect(await ledger.getByRole('listitem').count()).toBe(included);
    expect(await page.getByRole('region', { name: 'Projects' }).getByRole('img').count()).toBe(8);
    expect(await page.getByRole('region', { name: 'Testimonials' }).getByRole('img').count()).toBe(
      9,
    );
    const buttons = page.getByRole('link', { name: 'BOOK A FREE 15-MINUTE CALL', exact: true });
    // Without a booking page the call is arranged by the contact form.
    const addresses = await buttons.evaluateAll((all) =>
      all.map((one) => one.getAttribute('href')),
    );
    expect(addresses).toEqual(['/contact', '/contact']);
  },
);

test('each package page offers the two others, with their tickets', async () => {
  const { page } = await visit(await openSite(), '/elitevisible');
  const offers = async () =>
    sectionOf(page, 'More Packages')
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) => [
          item.querySelector('a')?.getAttribute('href'),
          item.querySelector('strong')?.textContent,
        ]),
      );
  expect(await offers()).toEqual([
    ['/localseo', '$499'],
    ['/visibilityaudit', '$99'],
  ]);
  await page.goto('/localseo');
  expect(await offers()).toEqual([
    ['/visibilityaudit', '$99'],
    ['/elitevisible', '$3999'],
  ]);
  await page.goto('/visibilityaudit');
  expect(await offers()).toEqual([
    ['/localseo', '$499'],
    ['/elitevisible', '$3999'],
  ]);
});

test('the offer of April 2025 is on the local keywords and on LinkedIn, and nowhere else', async () => {
  const { page } = await visit(await openSite(), '/visibilityaudit');
  const badged = page.getByRole('listitem').filter({ hasText: 'All April 2025' });
  expect(await badged.getByRole('heading').allInnerTexts()).toEqual([
    '10 local keywords',
    'LinkedIn optimization',
  ]);
  await page.goto('/localseo');
  expect(await page.getByText('All April 2025').count()).toBe(0);
});

test('a package says for whom it is not, and what would suit her better', async () => {
  const { page } = await visit(await openSite(), '/visibilityaudit');
  await page.getByRole('link', { name: 'Take the Local SEO Accelerator' }).click();
  await page.waitForURL('/localseo');
});

test('without script the questions of a package open, and one closes the other', async () => {
  const { page } = await visit(await openSite(), '/elitevisible', { javaScript: false });
  const questions = page.locator('main details');
  await questions.nth(0).locator('summary').press('Enter');
  await questions.nth(0).locator('p').waitFor();
  await questions.nth(1).locator('summary').press('Enter');
  await questions.nth(1).locator('p').waitFor();
  expect(await page.locator('main details[open]').count()).toBe(1);
});

test.for([
  ['/authoritylaunchpad', 5, 'Up to 5 custom pages', 'Basic analytics'],
  ['/strategicgrowthaccelerator', 7, 'Up to 7 custom pages', 'Performance tracking'],
  ['/authorityamplifier', 12, 'Up to 12 pages', 'Two blog posts or downloads'],
] as const)('%s has six features, its petals, its article and its way to us', async (facts) => {
  const [path, pages, ...features] = facts;
  const { page } = await visit(await openSite(), path);
  expect(
    await page.locator(`${styled('PageHero', 'drawing')} ${styled('PageBloom', 'page')}`).count(),
  ).toBe(pages);
  const titles = await page.locator(styled('Features', 'title')).allInnerTexts();
  expect(titles).toHaveLength(6);
  expect(titles).toEqual(expect.arrayContaining(features));
});

test('each website package leads to its article, to the two others and to the contact form', async () => {
  const { page } = await visit(await openSite(), '/authoritylaunchpad');
  expect(await leadsTo(page, 'Read how to build authority from your first website')).toBe(
    '/blogauthoritylaunchpad',
  );
  expect(await leadsTo(page, 'SCHEDULE A FREE CONSULTATION')).toBe('/contact');
  expect(await leadsTo(page, 'The Authority Amplifier Package')).toBe('/authorityamplifier');
  await page.goto('/strategicgrowthaccelerator');
  expect(await leadsTo(page, 'Read how to attract premium clients online')).toBe(
    '/blogstrategicgrowth',
  );
  expect(await leadsTo(page, 'BOOK A STRATEGY SESSION')).toBe('/contact');
  expect(await leadsTo(page, 'The Authority Launchpad Package')).toBe('/authoritylaunchpad');
  await page.goto('/authorityamplifier');
  expect(await leadsTo(page, 'Read how to become the name people quote')).toBe(
    '/blogauthorityamplifier',
  );
  expect(await leadsTo(page, 'SCHEDULE A STRATEGY CALL')).toBe('/contact');
  expect(await leadsTo(page, 'The Strategic Growth Accelerator Package')).toBe(
    '/strategicgrowthaccelerator',
  );
});
