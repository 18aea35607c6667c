import { expect, test } from 'vitest';
import { articles } from '../fixtures/content.ts';
import { openSite } from '../fixtures/site.ts';
import { visit } from '../fixtures/visitor.ts';

const packages = ['/authoritylaunchpad', '/strategicgrowthaccelerator', '/authorityamplifier'];

test.for(articles)(
  '$path has its headline, its article and the ways onward',
  async ({ path, headline, title }) => {
    const { page } = await visit(await openSite(), path);
    const main = page.locator('main');
    expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe(headline);
    expect(
      await main.getByRole('heading', { level: 2, name: title, exact: true }).isVisible(),
    ).toBe(true);
    for (const address of packages)
      expect(await main.locator(`a[href="${address}"]`).count()).toBeGreaterThan(0);
    for (const other of articles.filter((one) => one.path !== path))
      expect(await main.locator(`a[href="${other.path}"]`).count()).toBeGreaterThan(0);
    const explore = main.getByRole('link', { name: 'Explore All Packages', exact: true });
    expect(await explore.getAttribute('href')).toBe('/services');
  },
);

test('the article on premium clients has the five numbered sections of the specification', async () => {
  const { page } = await visit(await openSite(), '/blogstrategicgrowth');
  const headings = await page
    .locator('main article')
    .getByRole('heading', { level: 3 })
    .allInnerTexts();
  expect(
    headings
      .map((heading) => heading.replaceAll(/\s+/gu, ' '))
      .filter((heading) => /^\d/u.test(heading)),
  ).toEqual([
    '1. Elite conversion-optimized website design of up to 7 custom pages',
    '2. Targeted local SEO and keyword strategy with business-listing profile and citation building',
    '3. Lead capture forms integrated with the visitor’s email marketing platform',
    '4. Case study and portfolio section with testimonials and before/after visuals',
    '5. Performance tracking with analytics, custom KPIs and an initial insights report',
  ]);
});
