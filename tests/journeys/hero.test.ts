import { expect, test } from 'vitest';
import { labels, limits, tagline } from '../fixtures/specification.ts';
import { openSite } from '../fixtures/site.ts';
import { visit } from '../fixtures/visitor.ts';

const isPicture = /\.(?:avif|webp|jpe?g)$/u;

const hero = 'img[data-fade-in]';

test.for(['phone', 'desktop'] as const)(
  'on a %s, the words are there at the first paint; the picture fades in over a second once it is loaded',
  async (device) => {
    const site = await openSite();
    const { page } = await visit(site, '/about', { device });
    const pictures = Promise.withResolvers<void>();
    await page.route(isPicture, async (route) => {
      await pictures.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const paint = () => performance.getEntriesByName('first-contentful-paint').length;
    await expect.poll(() => page.evaluate(paint)).toBe(1);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.getByText(tagline).isVisible()).toBe(true);
    const opacity = () => page.locator(hero).evaluate((image) => getComputedStyle(image).opacity);
    expect(await opacity()).toBe('0');

    pictures.resolve();
    const fading = await page.waitForFunction((selector) => {
      const [animation] = document.querySelector(selector)?.getAnimations() ?? [];
      return animation?.effect?.getTiming().duration;
    }, hero);
    expect(await fading.jsonValue()).toBe(limits.heroFadeIn);
    expect(Number(await opacity())).toBeLessThan(1);
    await expect.poll(opacity, { timeout: 3000 }).toBe('1');
  },
);

test('a picture that is in the browser’s memory already appears too', async () => {
  const { page } = await visit(await openSite(), '/');
  const opacity = () => page.locator(hero).evaluate((image) => getComputedStyle(image).opacity);
  await expect.poll(opacity, { timeout: 5000 }).toBe('1');
  await page.reload();
  await expect.poll(opacity, { timeout: 5000 }).toBe('1');
});

test('without script the picture is simply there', async () => {
  const { page } = await visit(await openSite(), '/', { javaScript: false });
  expect(await page.locator(hero).evaluate((image) => getComputedStyle(image).opacity)).toBe('1');
});

test('the button explores the services', async () => {
  const { page } = await visit(await openSite(), '/');
  await page.getByRole('link', { name: labels.explore, exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/services');
});
