import type { Page } from '@playwright/test';
import { siteContent } from '../fixtures/content.ts';
import { limits, tagline } from '../fixtures/specification.ts';
import { expect, test } from './test.ts';

const [menu] = siteContent.menus;

const hero = (page: Page) => page.getByRole('main').locator('img[data-fade-in]');

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
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself, menus open at once, and links within the page jump', async ({
    page,
  }) => {
    const movements = () => page.evaluate(() => document.getAnimations().length);
    await page.goto('/');
    await expect(hero(page)).toHaveAttribute('data-fade-in', 'loaded');
    await expect(hero(page)).toHaveCSS('opacity', '1');
    expect(await movements()).toBe(0);
    await page.locator('summary', { hasText: menu?.label }).first().hover();
    await expect(
      page.getByRole('banner').getByRole('link', { name: menu?.links[0]?.label }).first(),
    ).toBeVisible();
    expect(await movements()).toBe(0);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  });
});
