import { expect, test } from 'vitest';
import { openSite } from '../fixtures/site.ts';
import { visit } from '../fixtures/visitor.ts';

const packages = ['/authoritylaunchpad', '/strategicgrowthaccelerator', '/authorityamplifier'];
const articles = ['/blogauthoritylaunchpad', '/blogstrategicgrowth', '/blogauthorityamplifier'];

test.for([
  [
    '/blogstrategicgrowth',
    'Accelerate Your Business Growth',
    'How to Attract Premium Clients Online',
  ],
  [
    '/blogauthoritylaunchpad',
    'Launch With Authority',
    'How to Build Authority From Your First Website',
  ],
  ['/blogauthorityamplifier', 'Amplify Your Authority', 'How to Become the Name People Quote'],
] as const)(
  '%s has its headline, its article and the ways onward',
  async ([path, headline, title]) => {
    const { page } = await visit(await openSite(), path);
    const main = page.locator('main');
    expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe(headline);
    expect(
      await main.getByRole('heading', { level: 2, name: title, exact: true }).isVisible(),
    ).toBe(true);
    for (const address of packages)
      expect(await main.locator(`a[href="${address}"]`).count()).toBeGreaterThan(0);
    for (const address of articles.filter((other) => other !== path))
      expect(await main.locator(`a[href="${address}"]`).count()).toBeGreaterThan(0);
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
