import type { Locator, Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { labels, limits } from '../fixtures/specification.ts';
import { openSite } from '../fixtures/site.ts';
import { hasFocus, visit } from '../fixtures/visitor.ts';

const strip = (page: Page) => page.locator('[data-rail]');

const track = (page: Page) => strip(page).locator('[data-rail-track]');

const next = (page: Page) => strip(page).getByRole('button', { name: 'Next testimonials' });

const previous = (page: Page) => strip(page).getByRole('button', { name: 'Previous testimonials' });

const position = (page: Page) => track(page).evaluate(({ scrollLeft }) => Math.round(scrollLeft));

const viewWidth = (page: Page) => track(page).evaluate(({ clientWidth }) => clientWidth);

/** Presses an arrow; resolves when the strip has moved and come to rest. */
const press = async (page: Page, arrow: Locator) => {
  const rest = track(page).evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        element.addEventListener('scrollend', () => resolve(), { once: true });
      }),
  );
  await Promise.all([rest, arrow.click()]);
};

const isDisabled = async (arrow: Locator) => (await arrow.getAttribute('aria-disabled')) === 'true';

test('the strip shows nine testimonials and leads to more', async () => {
  const { page } = await visit(await openSite(), '/');
  const alts = await strip(page)
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  expect(alts).toEqual(
    Array.from({ length: limits.testimonialsOnStrip }, (_, index) => `Testimonial ${index + 1}`),
  );
  const leadsTo = (name: string) =>
    page.getByRole('link', { name, exact: true }).getAttribute('href');
  expect(await leadsTo(labels.caseStudies)).toBe('/casestudies');
  expect(await leadsTo(labels.testimonials)).toBe('/testimonials');
});

test('on a desktop the strip is at most 1040 px wide', async () => {
  const { page } = await visit(await openSite(), '/');
  expect(await viewWidth(page)).toBeLessThanOrEqual(limits.carouselStep);
});

test('on a desktop an arrow scrolls by 1040 px, and the other one back', async () => {
  const { page } = await visit(await openSite(), '/');
  const start = await position(page);
  await press(page, next(page));
  expect((await position(page)) - start).toBe(limits.carouselStep);
  await press(page, previous(page));
  expect(await position(page)).toBe(start);
});

test('on a phone an arrow scrolls by one view', async () => {
  const { page } = await visit(await openSite(), '/', { device: 'phone' });
  await press(page, next(page));
  const views = (await position(page)) / (await viewWidth(page));
  expect(views).toBeGreaterThan(0.85);
  expect(views).toBeLessThan(1.15);
});

test('the arrows say when there is no more in their direction', async () => {
  const { page } = await visit(await openSite(), '/');
  const disabled = async () => [await isDisabled(previous(page)), await isDisabled(next(page))];
  expect(await disabled()).toEqual([true, false]);
  await press(page, next(page));
  expect(await disabled()).toEqual([false, false]);
  await press(page, next(page));
  await expect.poll(disabled).toEqual([false, true]);
  await press(page, previous(page));
  await press(page, previous(page));
  await expect.poll(disabled).toEqual([true, false]);
});

test('a press on an arrow before the script has come is not lost', async () => {
  const { page } = await visit(await openSite(), '/');
  const scripts = Promise.withResolvers<void>();
  await page.route(/enhance.*\.js$/u, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const start = await position(page);
  await next(page).click();
  expect(await position(page)).toBe(start);
  scripts.resolve();
  await expect.poll(() => position(page)).toBeGreaterThan(900);
});

test('the strip and its arrows work by key', async () => {
  const { page } = await visit(await openSite(), '/');
  await previous(page).focus();
  await page.keyboard.press('Tab');
  expect(await hasFocus(next(page))).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => position(page)).toBeGreaterThan(900);
  await page.keyboard.press('Tab');
  expect(await hasFocus(track(page))).toBe(true);
  const before = await position(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => position(page)).toBeGreaterThan(before);
});

test('without script there are no dead arrows, and the strip still scrolls', async () => {
  const { page } = await visit(await openSite(), '/', { javaScript: false });
  expect(await next(page).isHidden()).toBe(true);
  await track(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => position(page)).toBeGreaterThan(0);
});
