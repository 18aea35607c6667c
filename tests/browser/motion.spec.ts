import type { Locator, Page } from '@playwright/test';
import { siteContent } from '../fixtures/content.ts';
import { limits, tagline } from '../fixtures/specification.ts';
import { expect, test, touch } from './test.ts';

const hero = (page: Page) => page.getByRole('main').locator('img[data-fade-in]');

const bars = (page: Page) => page.locator('rect[fill^="url(#growth"]');

const widthsOf = (page: Page) =>
  bars(page).evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));

test('the hero’s words are there at the first paint; its picture fades in over a second once it is loaded', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\.(?:avif|webp|jpe?g)$/u, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const paint = () => performance.getEntriesByName('first-contentful-paint').length;
  await expect.poll(() => page.evaluate(paint)).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(tagline)).toBeVisible();
  await expect(hero(page)).toHaveCSS('opacity', '0');
  held.resolve();
  const duration = () =>
    hero(page).evaluate((image) => image.getAnimations()[0]?.effect?.getTiming().duration);
  await expect.poll(duration, { intervals: [20] }).toBe(limits.heroFadeIn);
  await expect(hero(page)).toHaveCSS('opacity', '1');
  // One that the browser has kept appears too.
  await page.reload();
  await expect(hero(page)).toHaveCSS('opacity', '1');
});

test('the charts grow once when they are seen, and stay', async ({ page }) => {
  await page.goto('/shephedlaw');
  const grown = async () => (await widthsOf(page)).at(-1) ?? 0;
  expect(await grown()).toBe(0);
  await bars(page)
    .last()
    .evaluate((bar) => bar.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(grown).toBeGreaterThan(50);
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ finished }) => finished),
    ),
  );
  const full = await grown();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(bars(page).last()).not.toBeInViewport();
  expect(await grown()).toBe(full);
});

const notePlaces = () => {
  const places: number[] = [];
  Object.assign(window, { places });
  addEventListener('scroll', () => places.push(scrollY));
};

/** Where the page has been since it was opened, until it came to rest. */
const placesOnTheWay = async (page: Page): Promise<number[]> => {
  const read = () => page.evaluate(() => Reflect.get(window, 'places') as number[]);
  let count = -1;
  const hasMoved = async () => {
    const before = count;
    count = (await read()).length;
    return count !== before;
  };
  await expect.poll(hasMoved, { intervals: [400] }).toBe(false);
  return read();
};

for (const path of ['/googlemesis', '/'])
  test(`what moves by itself on ${path} ends within five seconds`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const ends = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    );
    for (const end of ends) expect(end).toBeLessThanOrEqual(5000);
    if (path === '/googlemesis') expect(ends.length).toBeGreaterThan(0);
  });

test('a link within the page glides; whoever comes from another page is there at once', async ({
  page,
}) => {
  await page.addInitScript(notePlaces);
  await page.goto('/privacy');
  await touch(page);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
  const within = await placesOnTheWay(page);
  expect(within.at(-1)).toBeGreaterThan(2000);
  expect(within.length).toBeGreaterThan(10);

  await page.goto('/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL('/about#faqs');
  await page.waitForLoadState();
  const arrived = await placesOnTheWay(page);
  expect(arrived.at(-1)).toBeGreaterThan(2000);
  expect(arrived.length).toBeLessThan(4);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the hero’s picture is simply there', async ({ page }) => {
    await page.goto('/');
    await expect(hero(page)).toHaveCSS('opacity', '1');
  });
});

test.describe('where motion is not wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const movements = () => document.getAnimations().map((animation) => animation.constructor.name);

  test('nothing moves by itself, menus open and links within the page jump without gliding', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(hero(page)).toHaveAttribute('data-fade-in', 'loaded');
    await expect(hero(page)).toHaveCSS('opacity', '1');
    expect(await page.evaluate(movements)).toEqual([]);
    const menu = siteContent.menus[0];
    await page.locator('summary', { hasText: menu?.label }).first().hover();
    await expect(
      page.getByRole('banner').getByRole('link', { name: menu?.links[0]?.label }).first(),
    ).toBeVisible();
    expect(await page.evaluate(movements)).toEqual([]);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  });

  test('the charts stand still and complete', async ({ page }) => {
    await page.goto('/shephedlaw');
    const [results = 0, calls = 0] = await widthsOf(page);
    expect(results).toBeGreaterThan(0);
    expect(calls / results).toBeCloseTo(70 / 40, 1);
  });
});

const unlit = (page: Page) =>
  page.locator('main > section:last-of-type picture:nth-child(2) img').first();

const shows = (picture: Locator) => picture.evaluate((image) => getComputedStyle(image).opacity);

test('the street at the end of the home page lights its lamps as it arrives', async ({ page }) => {
  await page.goto('/');
  expect(await shows(unlit(page)), 'the still has them lit').toBe('0');
  await page.mouse.wheel(0, 100);
  await expect.poll(() => shows(unlit(page))).toBe('1');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => shows(unlit(page))).toBe('0');
});
