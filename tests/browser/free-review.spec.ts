import type { Page } from '@playwright/test';
import { cities, packageOf, pageContent } from '../fixtures/content.ts';
import { labels } from '../fixtures/specification.ts';
import { devices, expect, phone, test } from './test.ts';

// The way to the free review, and the bar on phones that keeps a page's call to action within reach.

const { signUp } = pageContent('freereviewlanding') as { signUp: { heading: string } };
const { form } = pageContent('embed/free-review') as { form: { label: string; button: string } };

const bar = (page: Page) => page.locator('[data-action-bar]');

const expectForm = async (page: Page) => {
  const frame = page.locator('iframe').contentFrame();
  await expect(page.getByRole('heading', { name: signUp.heading })).toBeInViewport();
  await expect(frame.getByLabel(form.label)).toBeInViewport({ ratio: 1 });
  await expect(frame.getByRole('button', { name: form.button })).toBeInViewport({ ratio: 1 });
};

for (const [device, options] of devices)
  test.describe(device, () => {
    // On a desktop with script, on a phone without.
    test.use({ ...options, javaScriptEnabled: device === 'desktop' });

    test(`on a ${device} one click leads from a package, a city and a closing section to the sign-up, which is above the fold`, async ({
      page,
    }) => {
      const [offer, city] = [packageOf('elite-visible'), cities[0]];
      const { booking } = pageContent(offer.href.slice(1)) as { booking: string };
      for (const [path, label] of [
        [offer.href, booking],
        [city?.path, labels.strategyCall],
        ['/services', labels.booking],
      ] as const) {
        await page.goto(path ?? '');
        await page.getByRole('main').getByRole('link', { name: label }).first().click();
        await expect(page).toHaveURL(/\/freereviewlanding(?:#sign-up)?$/u);
        await expectForm(page);
      }
      await page.goto('/freereviewlanding');
      await expectForm(page);
    });
  });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test.describe('on a phone', () => {
  // Scrolling is not animated.
  test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

  test('the bar appears after the hero, covers no focused control, and disappears before the end', async ({
    page,
  }) => {
    await page.goto('/elitevisible');
    const action = bar(page).getByRole('link');
    const scene = page.getByRole('main').locator('figure').first();
    const bottom = await scene.evaluate((hero) => hero.getBoundingClientRect().bottom);
    await expect(action).toBeHidden();
    await scrollTo(page, bottom - 400);
    await expect(action).not.toBeInViewport();
    await scrollTo(page, bottom + 2000);
    await expect(action).toBeInViewport({ ratio: 1 });
    for (const question of await page.locator('main summary').all()) {
      await question.focus();
      const [focused, over] = [await question.boundingBox(), await bar(page).boundingBox()];
      expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(action).toBeHidden();
    await page.locator('main section').last().scrollIntoViewIfNeeded();
    await expect(action).not.toBeInViewport();
  });
});
