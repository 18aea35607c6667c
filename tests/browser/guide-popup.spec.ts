import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../fixtures/accessibility.ts';
import { guideOffer, plain, siteContent } from '../fixtures/content.ts';
import { labels, limits, messages } from '../fixtures/specification.ts';
import { expect, offerGuide, phone, siteTest, test, touch } from './test.ts';

const delay = limits.popupDelay;

const popupOf = (page: Page) => page.getByRole('dialog', { name: plain(guideOffer.popup.heading) });
const emailField = (page: Page) => popupOf(page).getByPlaceholder(labels.guideField);
const sendButton = (page: Page) => popupOf(page).locator('form[method="post"] button');

/** The clock stands still until a test moves it. */
const openHome = async (page: Page) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
};

test('15 seconds after the home page is there the guide is offered, and not sooner', async ({
  page,
}) => {
  await openHome(page);
  await page.clock.runFor(delay - 1000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(popupOf(page)).toBeVisible();
  await page.clock.resume();
  expect(await accessibilityFindings(page)).toEqual([]);
  await expect(emailField(page)).toHaveAttribute('type', 'email');
  await expect(sendButton(page)).toHaveText(labels.guideButton);
});

test('it is offered once a calendar day', async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 21, 23, 58) });
  for (const [minute, count] of [
    [58, 1],
    [59, 0],
    [61, 1],
  ] as const) {
    await page.clock.setSystemTime(new Date(2026, 10, 21, 23, minute));
    await page.goto('/');
    await page.clock.runFor(delay);
    await expect(popupOf(page)).toHaveCount(count);
  }
});

for (const [where, options, count] of [
  ['on a phone', phone, 0],
  ['in a window of 767 px', { viewport: { width: limits.popupMinimumWidth - 1, height: 900 } }, 0],
  ['in a window of 768 px', { viewport: { width: limits.popupMinimumWidth, height: 900 } }, 1],
] as const)
  test.describe(where, () => {
    test.use(options);

    test(count ? 'it comes' : 'it does not come', async ({ page }) => {
      await openHome(page);
      await page.clock.runFor(4 * delay);
      await expect(popupOf(page)).toHaveCount(count);
    });
  });

test('a browser that forbids storage, and would be asked on every page, is not asked', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
  });
  await openHome(page);
  await page.clock.runFor(2 * delay);
  await expect(popupOf(page)).toBeHidden();
});

for (const way of ['x', 'Escape'] as const)
  test(`the focus moves into it, and ${way} closes it and gives the focus back`, async ({
    page,
  }) => {
    await openHome(page);
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await page.clock.runFor(delay);
    await expect(popupOf(page).getByRole('heading')).toBeFocused();
    if (way === 'x') await popupOf(page).getByRole('button', { name: 'Close' }).click();
    else await page.keyboard.press('Escape');
    await expect(popupOf(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  });

test('it waits while a visitor is in a form or another dialog is open, and comes afterwards', async ({
  page,
}) => {
  await openHome(page);
  const field = page.locator('footer [type="email"]');
  await field.pressSequentially('ana@');
  await page.clock.runFor(3 * delay);
  await expect(popupOf(page)).toHaveCount(0);
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.id = 'other';
    document.body.append(dialog);
    dialog.showModal();
  });
  await page.clock.runFor(3 * delay);
  await expect(popupOf(page)).toHaveCount(0);
  await page.locator('#other').evaluate((dialog: HTMLDialogElement) => dialog.close());
  await field.blur();
  await page.clock.runFor(2000);
  await expect(popupOf(page)).toBeVisible();
});

const enterMenu = {
  mouse: (page: Page) => page.getByRole('banner').locator('nav summary').first().hover(),
  key: async (page: Page) => {
    await touch(page);
    for (const name of [/Skip/u, /home/u, siteContent.menus[0]?.label ?? '']) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAccessibleName(name);
    }
    await page.keyboard.press('ArrowDown');
  },
};

for (const way of ['mouse', 'key'] as const)
  test(`it waits while a visitor is in a menu by ${way}, and comes afterwards`, async ({
    page,
  }) => {
    await openHome(page);
    const link = page.getByRole('banner').locator('nav li li a').first();
    await enterMenu[way](page);
    await page.clock.runFor(3 * delay);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(3 * delay);
    await expect(popupOf(page)).toHaveCount(0);
    if (way === 'key') await expect(link).toBeFocused();
    else await expect(link).toBeVisible();
    await page.mouse.click(5, 500);
    await page.clock.runFor(2000);
    await expect(popupOf(page)).toBeVisible();
  });

test.describe('in a low window', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('its x stays in reach wherever it is scrolled to', async ({ page }) => {
    await openHome(page);
    await page.clock.runFor(delay);
    const close = popupOf(page).getByRole('button', { name: 'Close' });
    await expect(close).toBeInViewport({ ratio: 1 });
    await sendButton(page).scrollIntoViewIfNeeded();
    await popupOf(page).evaluate((popup) => popup.scrollTo(0, popup.scrollHeight));
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(popupOf(page)).toHaveCount(0);
  });
});

test.describe('on a phone that lies on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('all of the offer is seen at once', async ({ page }) => {
    await openHome(page);
    await page.clock.runFor(delay);
    await page.clock.resume();
    await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
    await expect(popupOf(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
  });
});

siteTest(
  'an address brings the exact message, the guide, a link to it, and a lead',
  async ({ page, site }) => {
    await openHome(page);
    await page.clock.runFor(delay);
    await expect(popupOf(page)).toBeVisible();
    await page.clock.resume();
    await emailField(page).fill('ana@example.com');
    await offerGuide(page);
    const download = page.waitForEvent('download');
    await sendButton(page).click();
    expect((await download).suggestedFilename()).toBe('ultimate-seo-guide.pdf');
    await expect(popupOf(page).getByText(messages.guide, { exact: true })).toBeVisible();
    await expect(popupOf(page).getByRole('status')).toBeFocused();
    const link = popupOf(page).getByRole('link');
    await expect(link).toHaveAttribute('href', '/ultimate-seo-guide.pdf');
    await expect(emailField(page)).toHaveCount(0);
    expect(await site.leads('authorityBuilderFunnel1')).toMatchObject([
      { data: { email: 'ana@example.com' } },
    ]);
  },
);
