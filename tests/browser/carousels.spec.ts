import type { Locator, Page } from '@playwright/test';
import { limits } from '../fixtures/specification.ts';
import { expect, phone, test, touch } from './test.ts';

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

/** Presses an arrow. Resolves when the row has stopped scrolling, with the number of its scroll events. */
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

for (const carousel of [testimonials, projects])
  test(`on a desktop an arrow of the ${carousel.label} scrolls by 1040 px, to the end and back, and is disabled at either end`, async ({
    page,
  }) => {
    await page.goto(carousel.path);
    const row = track(page, carousel);
    const [previous, next] = [arrow(page, carousel, 'Previous'), arrow(page, carousel, 'Next')];
    expect(await viewWidth(row)).toBe(limits.carouselStep);
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await press(row, next);
    expect(await position(row)).toBe(limits.carouselStep);
    await expect(previous).toHaveAttribute('aria-disabled', 'false');
    while ((await next.getAttribute('aria-disabled')) === 'false') await press(row, next);
    const end = await position(row);
    await press(row, previous);
    expect(await position(row)).toBe(Math.max(0, end - limits.carouselStep));
  });

test.describe('on a phone', () => {
  test.use(phone);

  test('an arrow scrolls by one view, and the next item shows its edge', async ({ page }) => {
    await page.goto(testimonials.path);
    const row = track(page, testimonials);
    const view = await viewWidth(row);
    const item = await row.getByRole('img').first().boundingBox();
    expect(item?.width).toBeLessThan(view - 20);
    await press(row, arrow(page, testimonials, 'Next'));
    expect(Math.abs((await position(row)) / view - 1)).toBeLessThan(0.2);
  });
});

test('two quick presses on an arrow scroll by 2080 px', async ({ page }) => {
  await page.goto('/');
  const row = track(page, testimonials);
  await touch(page);
  const end = await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await arrow(page, testimonials, 'Next').click({ clickCount: 2, delay: 150 });
  await expect.poll(() => position(row)).toBe(Math.min(2 * limits.carouselStep, end));
});

test('a press on an arrow before the script has loaded is not lost', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/services');
  await arrow(page, projects, 'Next').click();
  expect(await position(track(page, projects))).toBe(0);
  held.resolve();
  await expect.poll(() => position(track(page, projects))).toBeGreaterThan(900);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('an arrow jumps instead of gliding', async ({ page }) => {
    await page.goto('/services');
    expect(await press(track(page, projects), arrow(page, projects, 'Next'))).toBe(1);
  });
});

test('with blocked scripts there are no dead arrows, rows visibly scroll, and nothing waits for a script', async ({
  page,
  complaints,
}) => {
  for (const path of ['/', '/services', '/blog']) {
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
      await route.fulfill({ response, headers });
    });
    await page.goto(path);
    for (const arrowOn of await page.getByRole('button', { name: /^(?:Previous|Next) /u }).all())
      await expect(arrowOn).toBeHidden();
    await expect(page.locator('[data-needs-script]').first()).toBeHidden();
    for (const picture of await page.locator('img[data-fade-in]').all())
      await expect(picture).toHaveCSS('opacity', '1');
    for (const row of await page.locator('.sideways').all())
      await expect(row).not.toHaveCSS('scrollbar-width', 'none');
  }
  // The browser logs the scripts that it has blocked.
  complaints.length = 0;
});
