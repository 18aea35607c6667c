import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../fixtures/accessibility.ts';
import { guideOffer, plain } from '../fixtures/content.ts';
import { breakSaving, countDownloads, offerGuide } from '../fixtures/guide-form.ts';
import { labels, limits, messages } from '../fixtures/specification.ts';
import { expect, expectComplaints, phone, test } from './test.ts';

const key = 'authorityFunnelPopupDate';
const delay = limits.popupDelay;

const popupOf = (page: Page) => page.getByRole('dialog', { name: plain(guideOffer.popup.heading) });
const emailField = (page: Page) => popupOf(page).getByPlaceholder(labels.guideField);
const sendButton = (page: Page) => popupOf(page).locator('form[method="post"] button');

const shownOn = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

/** The clock stands still until the test moves it. */
test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('15 seconds after the home page is there the guide is offered once, and no script comes sooner', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  await page.clock.runFor(delay - 1000);
  expect(scripts).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(popupOf(page)).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await expect(emailField(page)).toHaveAttribute('type', 'email');
  await expect(sendButton(page)).toHaveText(labels.guideButton);

  await page.reload();
  await page.clock.runFor(2 * delay);
  await expect(popupOf(page)).toHaveCount(0);
});

test('on the next calendar day it is offered again, and not before', async ({ page }) => {
  await page.clock.setSystemTime(new Date(2026, 10, 21, 23, 58));
  await page.goto('/');
  await page.clock.runFor(delay);
  await expect(popupOf(page)).toBeVisible();
  const yesterday = await shownOn(page);

  await page.clock.setSystemTime(new Date(2026, 10, 21, 23, 59));
  await page.reload();
  await page.clock.runFor(delay);
  await expect(popupOf(page)).toHaveCount(0);

  await page.clock.setSystemTime(new Date(2026, 10, 22, 0, 1));
  await page.reload();
  await page.clock.runFor(delay);
  await expect(popupOf(page)).toBeVisible();
  expect(await shownOn(page)).not.toBe(yesterday);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('nothing comes and no script is fetched', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/');
    await page.clock.runFor(4 * delay);
    await expect(popupOf(page)).toHaveCount(0);
    expect(scripts).toEqual([]);
  });
});

test('a viewport of 768 px is wide enough, one of 767 px is not', async ({ page }) => {
  await page.setViewportSize({ width: limits.popupMinimumWidth - 1, height: 900 });
  await page.goto('/');
  await page.clock.runFor(2 * delay);
  await expect(popupOf(page)).toHaveCount(0);
  await page.setViewportSize({ width: limits.popupMinimumWidth, height: 900 });
  await page.reload();
  await page.clock.runFor(delay);
  await expect(popupOf(page)).toBeVisible();
});

test('a browser that forbids storage is survived', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await page.clock.runFor(delay);
  await expect(popupOf(page)).toBeVisible();
});

for (const way of ['x', 'Escape'] as const)
  test(`the focus moves into it, and ${way} closes it and gives the focus back`, async ({
    page,
  }) => {
    await page.goto('/');
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await page.clock.runFor(delay);
    await expect(popupOf(page).getByRole('heading')).toBeFocused();
    if (way === 'x') await popupOf(page).getByRole('button', { name: 'Close' }).click();
    else await page.keyboard.press('Escape');
    await expect(popupOf(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  });

test('it waits while a visitor is in a form, and comes when she has left it', async ({ page }) => {
  await page.goto('/');
  const field = page.locator('footer [type="email"]');
  await field.pressSequentially('ana@');
  await page.clock.runFor(3 * delay);
  await expect(popupOf(page)).toHaveCount(0);
  await field.blur();
  await page.clock.runFor(2000);
  await expect(popupOf(page)).toBeVisible();
});

test('it never opens over another dialog', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.id = 'other';
    document.body.append(dialog);
    dialog.showModal();
  });
  await page.clock.runFor(3 * delay);
  await expect(popupOf(page)).toHaveCount(0);
  await page.locator('#other').evaluate((dialog: HTMLDialogElement) => dialog.close());
  await page.clock.runFor(2000);
  await expect(popupOf(page)).toBeVisible();
});

test('an address brings the exact message, the guide, a link to it, and a lead', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await offerGuide(page);
  await page.clock.runFor(delay);
  await emailField(page).fill('ana@example.com');
  const download = page.waitForEvent('download');
  await sendButton(page).click();
  expect((await download).suggestedFilename()).toBe('ultimate-seo-guide.pdf');
  await expect(popupOf(page).getByText(messages.guide, { exact: true })).toBeVisible();
  await expect(popupOf(page).getByRole('status')).toBeFocused();
  await expect(popupOf(page).getByRole('link')).toHaveAttribute('href', '/ultimate-seo-guide.pdf');
  await expect(emailField(page)).toHaveCount(0);
  expect(await site.leads('authorityBuilderFunnel1')).toEqual([
    { id: expect.any(String), data: { email: 'ana@example.com', timestamp: expect.any(String) } },
  ]);
  expect(await page.evaluate(() => localStorage.getItem('guideDraft'))).toBeNull();
});

test('where saving fails, the form stays with its entry and an alert, and nothing is downloaded', async ({
  page,
  site,
  complaints,
}) => {
  await page.goto('/');
  await breakSaving(page);
  const downloads = countDownloads(page);
  await page.clock.runFor(delay);
  await emailField(page).fill('ana@example.com');
  await sendButton(page).click();
  await expect(popupOf(page).getByRole('alert')).toBeFocused();
  expect(await accessibilityFindings(page)).toEqual([]);
  await expectComplaints(complaints, '503', 'Error saving to the document database');
  await expect(emailField(page)).toHaveValue('ana@example.com');
  await expect(sendButton(page)).toHaveText(labels.guideButton);
  expect(downloads()).toBe(0);
  expect(await site.leads('authorityBuilderFunnel1')).toEqual([]);

  await page.goto('/googlemesis');
  await page.mouse.move(200, 300);
  await expect(page.locator('main [type="email"]')).toHaveValue('ana@example.com');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no dialog', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('dialog')).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
