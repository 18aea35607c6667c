import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../fixtures/accessibility.ts';
import { guideOffer, plain } from '../fixtures/content.ts';
import { labels, limits, messages } from '../fixtures/specification.ts';
import { expect, offerGuide, siteTest, test, touch } from './test.ts';

const delay = limits.popupDelay;

const popupOf = (page: Page) => page.getByRole('dialog', { name: plain(guideOffer.popup.heading) });
const emailField = (page: Page) => popupOf(page).getByPlaceholder(labels.guideField);
const sendButton = (page: Page) => popupOf(page).locator('form[method="post"] button');

/** Opens the home page with a fake clock, which stands still until a test advances it. */
const openHome = async (page: Page) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
};

test('the guide is offered 15 seconds after the home page loads, and not sooner; Escape and x restore the focus', async ({
  page,
}) => {
  await openHome(page);
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.clock.runFor(delay - 1000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(popupOf(page).getByRole('heading')).toBeFocused();
  await page.clock.resume();
  expect(await accessibilityFindings(page)).toEqual([]);
  await expect(emailField(page)).toHaveAttribute('type', 'email');
  await expect(sendButton(page)).toHaveText(labels.guideButton);
  await page.keyboard.press('Escape');
  await expect(popupOf(page)).toHaveCount(0);
  await expect(link).toBeFocused();
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

test('it appears in a window of 768 px, and in no narrower one', async ({ page }) => {
  for (const width of [390, limits.popupMinimumWidth - 1, limits.popupMinimumWidth]) {
    await page.setViewportSize({ width, height: 900 });
    await openHome(page);
    await page.clock.runFor(4 * delay);
    await expect(popupOf(page)).toHaveCount(width < limits.popupMinimumWidth ? 0 : 1);
  }
});

test('it waits while a visitor is in a form, a menu or another dialog, and appears afterwards', async ({
  page,
}) => {
  await openHome(page);
  await touch(page);
  const waits = async () => {
    await page.clock.runFor(3 * delay);
    await expect(popupOf(page)).toHaveCount(0);
  };
  await page.locator('footer [type="email"]').pressSequentially('ana@');
  await waits();
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.id = 'other';
    document.body.append(dialog);
    dialog.showModal();
  });
  await waits();
  await page.locator('#other').evaluate((dialog: HTMLDialogElement) => dialog.close());
  await page.getByRole('banner').locator('nav summary').first().focus();
  await page.keyboard.press('ArrowDown');
  await waits();
  await expect(page.getByRole('banner').locator('nav li li a').first()).toBeFocused();
  await page.mouse.click(5, 500);
  await page.clock.runFor(2000);
  await expect(popupOf(page)).toBeVisible();
});

siteTest('an address brings the exact message, the guide, and a lead', async ({ page, site }) => {
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
  await expect(emailField(page)).toHaveCount(0);
  expect(await site.leads('authorityBuilderFunnel1')).toMatchObject([
    { data: { email: 'ana@example.com' } },
  ]);
});
