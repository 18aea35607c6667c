import type { Locator, Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { pageContent, projectsFrom } from '../fixtures/content.ts';
import { limits } from '../fixtures/specification.ts';
import { openSite } from '../fixtures/site.ts';
import { hasFocus, visit } from '../fixtures/visitor.ts';

const carousel = (page: Page, name = 'Projects') => page.getByRole('region', { name });

const track = (page: Page, name?: string) => carousel(page, name).locator('[data-rail-track]');

/** The projects in the order of a page, which may begin with another than the first. */
const projectsOn = (name: string) =>
  projectsFrom((pageContent(name) as { projects: { first?: string } }).projects.first);

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
  expect(await track(page).evaluate(({ clientWidth }) => clientWidth)).toBe(limits.carouselStep);
  expect([await isDisabled(previous), await isDisabled(next)]).toEqual([true, false]);
  await press(page, next);
  expect(await position(page)).toBe(limits.carouselStep);
  await press(page, next);
  expect(await position(page)).toBe(2 * limits.carouselStep);
  while (!(await isDisabled(next))) await press(page, next);
  expect(await isDisabled(previous)).toBe(false);
  while (!(await isDisabled(previous))) await press(page, previous);
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
  const projects = projectsOn('webdesign');
  expect(await slides.count()).toBe(projects.length);
  expect(await slides.first().getAttribute('aria-label')).toBe(
    `1 of ${projects.length}: ${projects[0]?.name}, ${projects[0]?.role}`,
  );
  expect(await slides.first().innerText()).toBe('');
});

test('the carousel works by key', async () => {
  const { page } = await visit(await openSite(), '/services');
  await arrow(page, 'Next projects').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => position(page)).toBe(limits.carouselStep);
  await page.keyboard.press('Tab');
  expect(await hasFocus(track(page))).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => position(page)).toBeGreaterThan(limits.carouselStep);
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
  const projects = projectsOn('services');
  expect(labels).toEqual(
    projects.map(({ name, role }, index) => `${index + 1} of ${projects.length}: ${name}, ${role}`),
  );
});
