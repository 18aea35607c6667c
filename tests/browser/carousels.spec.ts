import type { Locator, Page } from '@playwright/test';
import { limits } from '../fixtures/specification.ts';
import { expect, phone, test } from './test.ts';

interface Carousel {
  path: string;
  label: 'Projects' | 'Testimonials';
}

const testimonials: Carousel = { path: '/', label: 'Testimonials' };
const projects: Carousel = { path: '/services', label: 'Projects' };

/** The row that scrolls. */
const track = (page: Page, { label }: Carousel) =>
  page.getByRole('region', { name: label }).getByRole('group', { name: label, exact: true });

const arrow = (page: Page, { label }: Carousel, direction: 'Previous' | 'Next') =>
  page.getByRole('button', { name: `${direction} ${label.toLowerCase()}`, exact: true });

const position = (row: Locator) => row.evaluate(({ scrollLeft }) => Math.round(scrollLeft));

const viewWidth = (row: Locator) => row.evaluate(({ clientWidth }) => clientWidth);

const scrolledBy = (row: Locator) => expect.poll(() => position(row));

/** Presses an arrow; resolves when the row has moved and come to rest, with how often it told of a place on the way. */
const press = async (row: Locator, button: Locator) => {
  await button.scrollIntoViewIfNeeded();
  const rest = row.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let steps = 0;
        element.addEventListener('scroll', () => (steps += 1));
        element.addEventListener('scrollend', () => resolve(steps), { once: true });
      }),
  );
  const [steps] = await Promise.all([rest, button.click()]);
  return steps;
};

for (const carousel of [testimonials, projects]) {
  const { path, label } = carousel;

  test(`on a desktop an arrow of the ${label} scrolls by 1040 px, to the end and back, and says when there is no more`, async ({
    page,
  }) => {
    await page.goto(path);
    const row = track(page, carousel);
    const [previous, next] = [arrow(page, carousel, 'Previous'), arrow(page, carousel, 'Next')];
    expect(await viewWidth(row)).toBeGreaterThanOrEqual(limits.carouselStep);
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await press(row, next);
    expect(await position(row)).toBe(limits.carouselStep);
    await expect(previous).toHaveAttribute('aria-disabled', 'false');
    while ((await next.getAttribute('aria-disabled')) === 'false') await press(row, next);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    while ((await previous.getAttribute('aria-disabled')) === 'false') await press(row, previous);
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    expect(await position(row)).toBe(0);
  });

  test(`a press on an arrow of the ${label} before the script has come is not lost`, async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(path);
    await arrow(page, carousel, 'Next').click();
    expect(await position(track(page, carousel))).toBe(0);
    held.resolve();
    await scrolledBy(track(page, carousel)).toBeGreaterThan(900);
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test(`an arrow of the ${label} scrolls by one view, and the next item shows its edge`, async ({
      page,
    }) => {
      await page.goto(path);
      const row = track(page, carousel);
      const view = await viewWidth(row);
      const item = await row.getByRole('img').first().boundingBox();
      expect(item?.width).toBeLessThan(view - 20);
      await press(row, arrow(page, carousel, 'Next'));
      expect(Math.abs((await position(row)) / view - 1)).toBeLessThan(0.2);
    });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`there are no dead arrows, and the ${label} still scroll`, async ({ page }) => {
      await page.goto(path);
      await expect(arrow(page, carousel, 'Next')).toBeHidden();
      await track(page, carousel).focus();
      await page.keyboard.press('ArrowRight');
      await scrolledBy(track(page, carousel)).toBeGreaterThan(0);
    });
  });

  test.describe('where motion is not wanted', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test(`an arrow of the ${label} jumps instead of gliding`, async ({ page }) => {
      await page.goto(path);
      expect(await press(track(page, carousel), arrow(page, carousel, 'Next'))).toBe(1);
    });
  });
}
