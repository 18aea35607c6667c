import type { Locator, Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { openSite } from '../fixtures/site.ts';
import { hasFocus, visit } from '../fixtures/visitor.ts';

const carousel = (page: Page, name = 'Projects') => page.getByRole('region', { name });

const track = (page: Page, name?: string) => carousel(page, name).locator('[data-rail-track]');

const arrow = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const position = (page: Page, name?: string) =>
  track(page, name).evaluate(({ scrollLeft }) => Math.round(scrollLeft));

/** Presses an arrow; resolves when the row has moved and come to rest. */
const press = async (page: Page, button: Locator) => {
  await button.scrollIntoViewIfNeeded();
  const rest = track(page).evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        element.addEventListener('scrollend', () => resolve(), { once: true });
      }),
  );
  await Promise.all([rest, button.click()]);
};

const isDisabled = async (button: Locator) =>
  (await button.getAttribute('aria-disabled')) === 'true';

test('on a desktop the carousel is 1040 px wide and an arrow scrolls by 1040 px, to its end and back', async () => {
  const { page } = await visit(await openSite(), '/elitevisible');
  const [previous, next] = [arrow(page, 'Previous projects'), arrow(page, 'Next projects')];
  await carousel(page).scrollIntoViewIfNeeded();
  expect(await track(page).evaluate(({ clientWidth }) => clientWidth)).toBe(1040);
  expect([await isDisabled(previous), await isDisabled(next)]).toEqual([true, false]);
  await press(page, next);
  expect(await position(page)).toBe(1040);
  await press(page, next);
  expect(await position(page)).toBe(2080);
  await press(page, next);
  await expect.poll(() => isDisabled(next)).toBe(true);
  expect(await isDisabled(previous)).toBe(false);
  await press(page, previous);
  await press(page, previous);
  await press(page, previous);
  expect(await position(page)).toBe(0);
  await expect.poll(() => isDisabled(previous)).toBe(true);
});

test('on a phone an arrow scrolls by one view, and the next project shows its edge', async () => {
  const { page } = await visit(await openSite(), '/services', { device: 'phone' });
  const view = await track(page).evaluate(({ clientWidth }) => clientWidth);
  const item = await carousel(page).getByRole('img').first().boundingBox();
  expect(item?.width).toBeLessThan(view - 20);
  await press(page, arrow(page, 'Next projects'));
  expect(await position(page)).toBeGreaterThan(0.8 * view);
  expect(await position(page)).toBeLessThan(1.2 * view);
});

test('two carousels on one page have names of their own and move by themselves', async () => {
  const { page } = await visit(await openSite(), '/localseo');
  await press(page, arrow(page, 'Next projects'));
  expect(await position(page)).toBeGreaterThan(0);
  expect(await position(page, 'Testimonials')).toBe(0);
  const names = await page
    .locator('[aria-roledescription="carousel"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(names).toEqual(['Projects', 'Testimonials']);
});

test('every project is a slide that tells its place and whose website it is', async () => {
  const { page } = await visit(await openSite(), '/webdesign');
  const slides = carousel(page).locator('[aria-roledescription="slide"]');
  expect(await slides.count()).toBe(8);
  expect(await slides.first().getAttribute('aria-label')).toBe(
    '1 of 8: Kiln & Kin, Ceramics studio, Fort Worth',
  );
  expect(await slides.first().innerText()).toBe('');
});

test('the carousel works by key', async () => {
  const { page } = await visit(await openSite(), '/services');
  await arrow(page, 'Next projects').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => position(page)).toBe(1040);
  await page.keyboard.press('Tab');
  expect(await hasFocus(track(page))).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => position(page)).toBeGreaterThan(1040);
});

test('without script there are no dead arrows, and the carousel still scrolls', async () => {
  const { page } = await visit(await openSite(), '/services', { javaScript: false });
  expect(await arrow(page, 'Next projects').isHidden()).toBe(true);
  await track(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => position(page)).toBeGreaterThan(0);
});

test('the carousel of another page goes round from another project', async () => {
  const { page } = await visit(await openSite(), '/services');
  const labels = await carousel(page)
    .locator('[aria-roledescription="slide"]')
    .evaluateAll((slides) => slides.map((slide) => slide.ariaLabel));
  expect(labels.slice(0, 2)).toEqual([
    '1 of 8: Wild Stem Floral Studio, Florist, San Antonio',
    '2 of 8: Sunday Loaf, Bakery, Austin',
  ]);
});
