import { expect, test } from 'vitest';
import { openSite } from '../fixtures/site.ts';
import { visit } from '../fixtures/visitor.ts';

const cities = [
  ['Austin', '/web-design-seo-women-entrepreneurs-austin'],
  ['Dallas', '/dallas-female-founder-website-design'],
  ['Fort Worth', '/web-design-seo-women-entrepreneurs-fortworth'],
  ['Houston', '/houston-female-founder-website-design'],
  ['San Antonio', '/web-design-seo-women-entrepreneurs-sanantonio'],
  ['Lubbock', '/lubbock-female-founder-website-design'],
] as const;

test('every city has its headline, its process in four steps and its ways onward', async () => {
  const site = await openSite();
  const { page } = await visit(site, '/');
  for (const [city, path] of cities) {
    await page.goto(path);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(city);
    const booking = page.getByRole('link', { name: 'BOOK A FREE STRATEGY CALL →', exact: true });
    // Without a booking page the call is arranged by the contact form.
    expect(await booking.getAttribute('href')).toBe('/contact');
    const process = page.locator('section', { hasText: 'Our Process' });
    expect(await process.locator('ol > li').count()).toBe(4);
    expect(await process.locator('ol > li h3').last().innerText()).toBe(
      'Launch and ongoing support',
    );
    const about = page.locator('section', { hasText: 'ABOUT US' });
    const more = about.getByRole('link', { name: 'LEARN MORE ABOUT US →', exact: true });
    expect(await more.getAttribute('href')).toBe('/about');
    expect(await about.getByRole('img').getAttribute('src')).toContain('/laptop-');
  }
});

test('every city leads to the five others, and the home page to all six', async () => {
  const { page } = await visit(await openSite(), '/');
  const linksIn = (name: string) =>
    page
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
  const sorted = [...cities].sort(([one], [other]) => one.localeCompare(other));
  expect(await linksIn('On Main Street in our Texas cities')).toEqual(sorted);
  await page.goto('/houston-female-founder-website-design');
  expect(await linksIn('Our other cities')).toEqual(sorted.filter(([city]) => city !== 'Houston'));
});

test.for([
  ['phone', 320],
  ['phone', 768],
  ['desktop', 1920],
] as const)('on a %s of %d px the skyline stays inside the page', async ([device, width]) => {
  const { page } = await visit(await openSite(), cities[0][1], { device });
  await page.setViewportSize({ width, height: 900 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('the price in an answer is the price of the package', async () => {
  const { page } = await visit(await openSite(), cities[2][1]);
  await page.locator('summary', { hasText: 'What does it cost' }).click();
  expect(await page.locator('details[open]').textContent()).toContain(
    'A Visibility Audit is $99, the Local SEO Accelerator $499, and Elite & Visible, a complete website with local search, $3999.',
  );
});
