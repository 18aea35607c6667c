import { expect, test } from 'vitest';
import { cities, otherCities, pageContent, plain } from '../fixtures/content.ts';
import { labels, limits } from '../fixtures/specification.ts';
import { openSite } from '../fixtures/site.ts';
import { visit } from '../fixtures/visitor.ts';

test('every city has its headline, its process in four steps and its ways onward', async () => {
  const site = await openSite();
  const { page } = await visit(site, '/');
  for (const { name, path } of cities) {
    await page.goto(path);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(name);
    const booking = page.getByRole('link', { name: labels.strategyCall, exact: true });
    // Without a booking page the call is arranged by the contact form.
    expect(await booking.getAttribute('href')).toBe('/contact');
    const process = page.locator('section', { hasText: 'Our Process' });
    expect(await process.locator('ol > li').count()).toBe(limits.cityProcessSteps);
    const about = page.locator('section', { hasText: 'ABOUT US' });
    const more = about.getByRole('link', { name: labels.aboutUs, exact: true });
    expect(await more.getAttribute('href')).toBe('/about');
    expect(await about.getByRole('img').getAttribute('src')).toContain('/laptop-');
  }
});

test('every city leads to all others, and the home page to every city', async () => {
  const { page } = await visit(await openSite(), '/');
  const linksIn = (name: string) =>
    page
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
  const all = cities.map(({ name, path }) => [name, path]);
  const home = pageContent('home') as { cities: { heading: string } };
  expect(await linksIn(plain(home.cities.heading))).toEqual(all);
  for (const { path } of cities) {
    await page.goto(path);
    expect(await linksIn(otherCities)).toEqual(all.filter(([, other]) => other !== path));
  }
});

test.for([
  ['phone', 320],
  ['phone', 768],
  ['desktop', 1920],
] as const)('on a %s of %d px the skyline stays inside the page', async ([device, width]) => {
  const { page } = await visit(await openSite(), cities[0]?.path ?? '', { device });
  await page.setViewportSize({ width, height: 900 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a price in an answer is the price of the package', async () => {
  const { page } = await visit(await openSite(), '/healthz', { javaScript: false });
  for (const { path, questions } of cities) {
    await page.goto(path);
    const words = await page.locator('main').textContent();
    for (const { answer } of questions.filter((one) => one.answer.includes('$')))
      expect(words).toContain(answer);
  }
});
