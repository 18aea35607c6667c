import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import {
  cities,
  dollars,
  packageOf,
  pageContent,
  plain,
  projectsFrom,
} from '../fixtures/content.ts';
import { labels } from '../fixtures/specification.ts';
import { openSite } from '../fixtures/site.ts';
import { visit } from '../fixtures/visitor.ts';

interface ServicesContent {
  webDesign: { heading: string };
  seo: { heading: string; packages: readonly string[] };
  projects: { heading: string };
}

const services = pageContent('services') as ServicesContent;

const websitePackages = ['authoritylaunchpad', 'strategicgrowthaccelerator', 'authorityamplifier'];

const nameOf = (route: string) => (pageContent(route) as { name: string }).name;

/** The headings of the third level in a part of the page, with where they lead. */
const entriesOf = (page: Page, part: string) =>
  page
    .locator('main div', { has: page.getByRole('heading', { name: plain(part), exact: true }) })
    .filter({ has: page.locator('h3') })
    .last()
    .locator('h3 a')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

test('the services page lists three web design packages, two SEO services and past projects', async () => {
  const { page } = await visit(await openSite(), '/services');
  expect(await entriesOf(page, services.webDesign.heading)).toEqual(
    websitePackages.map((route) => [nameOf(route), `/${route}`]),
  );
  expect(await entriesOf(page, services.seo.heading)).toEqual(
    services.seo.packages.map(packageOf).map(({ name, href }) => [name, href]),
  );
  expect(await page.getByRole('heading', { name: plain(services.projects.heading) }).count()).toBe(
    1,
  );
  expect(await page.getByRole('region', { name: 'Projects' }).getByRole('img').count()).toBe(
    projectsFrom().length,
  );
  const review = page.getByRole('link', { name: labels.booking, exact: true });
  expect(await review.getAttribute('href')).toBe('/freereviewlanding');
});

test('a whole entry of the board leads to its service', async () => {
  const { page } = await visit(await openSite(), '/services', { device: 'phone' });
  const { summary } = pageContent('authorityamplifier') as { summary: string };
  const entry = page.getByRole('main').getByText(summary);
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
      const start = tier(name).getByRole('link', { name: labels.startProject, exact: true });
      expect(await start.getAttribute('href')).toBe('/contact');
      expect(await tier(name).innerText()).not.toContain('$');
    }
  },
);

test('on a wide screen each door is taller than the one before, and all stand on one ground', async () => {
  const { page } = await visit(await openSite(), '/webdesign');
  const doors = await page
    .locator('main li:has(h3):has(a[href="/contact"])')
    .evaluateAll((all) => all.map((door) => door.getBoundingClientRect()));
  const [starter, growth, premium] = doors.map(({ top, bottom }) => ({ top, bottom }));
  expect(starter?.top).toBeGreaterThan(growth?.top ?? Infinity);
  expect(growth?.top).toBeGreaterThan(premium?.top ?? Infinity);
  expect(new Set(doors.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
});

interface SeoContent {
  offers: { offers: readonly { package: string; points: readonly string[]; more: string }[] };
}

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
  expect(offers).toEqual(
    (pageContent('seopage') as SeoContent).offers.offers.map((offer) => {
      const { name, price, href } = packageOf(offer.package);
      return {
        name,
        price: dollars(price),
        points: offer.points.length,
        links: [
          [labels.startSeoProject, '/contact'],
          [offer.more, href],
        ],
      };
    }),
  );
});

test('the SEO page leads to every city', async () => {
  const { page } = await visit(await openSite(), '/seopage');
  for (const { name, path } of cities) {
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    expect(await link.getAttribute('href')).toBe(path);
  }
});
