import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import {
  dollars,
  packageOf,
  packages,
  pageContent,
  plain,
  projectsFrom,
} from '../fixtures/content.ts';
import { limits } from '../fixtures/specification.ts';
import { openSite } from '../fixtures/site.ts';
import { visit } from '../fixtures/visitor.ts';

const sectionOf = (page: Page, heading: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) });

const leadsTo = (page: Page, name: string) =>
  page.locator('main').getByRole('link', { name, exact: true }).first().getAttribute('href');

/** The page of a package, as far as it is read here. */
interface PackageContent {
  package: string;
  booking: string;
  included: { eyebrow: string };
  morePackages: { heading: string; packages: readonly string[] };
}

const contentOf = ({ href }: { href: string }) =>
  pageContent(href.replace(/^\//u, '')) as PackageContent;

for (const device of ['phone', 'desktop'] as const)
  test.for(packages)(
    `on a ${device}, $href shows its price, what is included, projects, testimonials and the way to a call`,
    async (offered) => {
      const { page } = await visit(await openSite(), offered.href, { device });
      const content = contentOf(offered);
      const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
      expect(await hero.locator('strong').innerText()).toBe(dollars(offered.price));
      const ledger = page.locator('section', { hasText: content.included.eyebrow });
      const included = offered.included.length;
      expect(await ledger.getByRole('heading', { level: 2 }).innerText()).toContain(`${included}`);
      expect(await ledger.getByRole('listitem').count()).toBe(included);
      const pictures = (name: string) => page.getByRole('region', { name }).getByRole('img');
      expect(await pictures('Projects').count()).toBe(projectsFrom().length);
      expect(await pictures('Testimonials').count()).toBe(limits.testimonialsOnStrip);
      const buttons = page.getByRole('link', { name: content.booking, exact: true });
      // Without a booking page the call is arranged by the contact form.
      expect(
        await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
      ).toEqual(['/contact', '/contact']);
    },
  );

test.for(packages)('$href offers other packages, with their tickets', async (offered) => {
  const { page } = await visit(await openSite(), offered.href);
  const { morePackages } = contentOf(offered);
  const offers = await sectionOf(page, morePackages.heading)
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => [
        item.querySelector('a')?.getAttribute('href'),
        item.querySelector('strong')?.textContent,
      ]),
    );
  expect(offers).toEqual(
    morePackages.packages.map(packageOf).map(({ href, price }) => [href, dollars(price)]),
  );
});

test('a limited-time offer is on its entries, and nowhere else', async () => {
  const { page } = await visit(await openSite(), '/healthz', { javaScript: false });
  const badges = packages.flatMap(({ included }) => included.flatMap(({ badge = [] }) => badge));
  for (const { href, included } of packages) {
    await page.goto(href);
    for (const badge of new Set(badges)) {
      const badged = page.getByRole('listitem').filter({ hasText: badge });
      expect(await badged.getByRole('heading').allInnerTexts()).toEqual(
        included.filter((entry) => entry.badge === badge).map(({ title }) => title),
      );
    }
  }
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

interface WebsitePackageContent {
  name: string;
  pages: number;
  features: { heading: string; items: readonly { title: string }[] };
  article: { link: { label: string; href: string } };
  callToAction: { button: { label: string; href: string } };
}

const websitePackages = ['authoritylaunchpad', 'strategicgrowthaccelerator', 'authorityamplifier'];

test.for(websitePackages)(
  '/%s has its features, a petal for each page, its article, the two others and the way to us',
  async (route) => {
    const { page } = await visit(await openSite(), `/${route}`);
    const { pages, features, article, callToAction } = pageContent(route) as WebsitePackageContent;
    const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
    expect(await hero.locator('svg g:has(path + path)').count()).toBe(pages);
    const titles = sectionOf(page, plain(features.heading)).getByRole('heading', { level: 3 });
    expect(await titles.allInnerTexts()).toEqual(features.items.map(({ title }) => title));
    for (const { label, href } of [article.link, callToAction.button])
      expect(await leadsTo(page, label)).toBe(href);
    for (const other of websitePackages.filter((one) => one !== route))
      expect(await leadsTo(page, (pageContent(other) as WebsitePackageContent).name)).toBe(
        `/${other}`,
      );
  },
);
