import type { Page } from '@playwright/test';
import { cities, packages, pageContent } from '../fixtures/content.ts';
import { labels } from '../fixtures/specification.ts';
import { expect, phone, test } from './test.ts';

// The way to the free review, and the bar of phones that keeps the action of a page within reach.

const { signUp } = pageContent('freereviewlanding') as { signUp: { heading: string } };
const { form } = pageContent('embed/free-review') as { form: { label: string; button: string } };

const bar = (page: Page) => page.locator('[data-action-bar]');

const expectForm = async (page: Page) => {
  const frame = page.locator('iframe').contentFrame();
  await expect(page.getByRole('heading', { name: signUp.heading })).toBeInViewport();
  await expect(frame.getByLabel(form.label)).toBeInViewport({ ratio: 1 });
  await expect(frame.getByRole('button', { name: form.button })).toBeInViewport({ ratio: 1 });
};

for (const [name, device] of Object.entries({ phone, desktop: {} }))
  for (const javaScriptEnabled of [true, false])
    test.describe(`${name} ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ ...device, javaScriptEnabled });

      test('the sign-up for the free review stands in the first screen of its page', async ({
        page,
      }) => {
        await page.goto('/freereviewlanding');
        await expectForm(page);
      });

      test('without a booking page, one click leads from a package, a city and a closing to the sign-up', async ({
        page,
      }) => {
        const [offer, city] = [packages[0], cities[0]];
        const { request } = pageContent(offer?.href.slice(1) ?? '') as { request: string };
        for (const [path, label] of [
          [offer?.href, request],
          [city?.path, labels.strategyCall],
          ['/services', labels.booking],
        ] as const) {
          await page.goto(path ?? '');
          await page.getByRole('main').getByRole('link', { name: label }).first().click();
          await expect(page).toHaveURL(/\/freereviewlanding(?:#sign-up)?$/u);
          await expectForm(page);
        }
      });
    });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test.describe('on a phone', () => {
  // What is scrolled to is there at once.
  test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

  test('the bar comes after the hero, stays at the lower edge, and goes before the closing and the footer', async ({
    page,
  }) => {
    await page.goto('/elitevisible');
    const action = bar(page).getByRole('link');
    const scene = page.getByRole('main').locator('figure').first();
    const bottom = await scene.evaluate((hero) => hero.getBoundingClientRect().bottom);
    await expect(action).toBeHidden();
    await scrollTo(page, bottom - 400);
    await expect(action).not.toBeInViewport();
    for (const further of [200, 2000, 3500]) {
      await scrollTo(page, bottom + further);
      await expect(action).toBeInViewport({ ratio: 1 });
      const box = await bar(page).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(phone.viewport.height, 0);
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(action).toBeHidden();
    await page.locator('main section').last().scrollIntoViewIfNeeded();
    await expect(action).not.toBeInViewport();
  });

  test('what has the focus is not hidden behind the bar, and the open menu lies over it', async ({
    page,
  }) => {
    await page.goto('/elitevisible');
    for (const question of await page.locator('main summary').all()) {
      await question.focus();
      const [focused, over] = [await question.boundingBox(), await bar(page).boundingBox()];
      expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
    }
    await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).tap();
    const last = page
      .getByRole('navigation', { name: 'Menu', exact: true })
      .getByRole('link')
      .last();
    await last.scrollIntoViewIfNeeded();
    await last.click({ trial: true });
    const box = await bar(page).boundingBox();
    const onTop = await page.evaluate(
      ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('header') !== null,
      [40, (box?.y ?? 0) + 10],
    );
    expect(onTop).toBe(true);
  });
});

test('wide screens have no bar', async ({ page }) => {
  await page.goto('/elitevisible');
  await scrollTo(page, 2000);
  await expect(bar(page)).toBeHidden();
});
