import type { Page } from '@playwright/test';
import { breakSaving, countDownloads, offerGuide } from '../fixtures/guide-form.ts';
import { labels, messages } from '../fixtures/specification.ts';
import { expect, expectComplaints, phone, test } from './test.ts';

const guideForm = (page: Page) => page.locator('form[action="/googlemesis"]');
const emailField = (page: Page) => guideForm(page).getByPlaceholder(labels.guideField);
const sendButton = (page: Page) => guideForm(page).getByRole('button');

/** Touches the page and waits until its script has come. */
const untilScriptIsThere = async (page: Page) => {
  await emailField(page).focus();
  await expect(guideForm(page)).toHaveAttribute('data-sign-up', 'ready');
};

for (const [device, options] of [
  ['phone', phone],
  ['desktop', {}],
] as const)
  test.describe(`on a ${device}`, () => {
    test.use(options);

    test('an address brings the guide without leaving the page', async ({ page, site }) => {
      await page.goto('/googlemesis');
      await offerGuide(page);
      await untilScriptIsThere(page);
      await emailField(page).fill('ana@example.com');
      const download = page.waitForEvent('download');
      await sendButton(page).click();
      expect((await download).suggestedFilename()).toBe('ultimate-seo-guide.pdf');
      const thanks = page.getByRole('status').filter({ hasText: messages.guide });
      await expect(thanks).toBeFocused();
      const link = thanks.getByRole('link');
      await expect(link).toHaveAttribute('href', '/ultimate-seo-guide.pdf');
      await expect(guideForm(page)).toHaveCount(0);
      await expect(page).toHaveURL('/googlemesis');
      expect(await site.leads('authorityBuilderFunnel1')).toMatchObject([
        { data: { email: 'ana@example.com' } },
      ]);
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('the thanks page has the guide', async ({ page, site }) => {
        await page.goto('/googlemesis');
        await emailField(page).fill('ana@example.com');
        await sendButton(page).click();
        await expect(page).toHaveURL('/googlemesis/sent');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.guide);
        await expect(
          page.getByRole('main').locator('a[href="/ultimate-seo-guide.pdf"]'),
        ).toBeVisible();
        expect(await site.leads('authorityBuilderFunnel1')).toHaveLength(1);
      });
    });
  });

test('where saving fails, everything stays, an alert says so, and sending again counts once', async ({
  page,
  site,
  complaints,
}) => {
  await page.goto('/googlemesis');
  const downloads = countDownloads(page);
  await breakSaving(page);
  await untilScriptIsThere(page);
  await emailField(page).fill('ana@example.com');
  await sendButton(page).click();
  const alert = guideForm(page).getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert).toContainText('We cannot save anything just now.');
  await expectComplaints(complaints, '503', 'Error saving to the document database');
  await expect(emailField(page)).toHaveValue('ana@example.com');
  expect(downloads()).toBe(0);

  await page.unroute('**/googlemesis');
  await offerGuide(page);
  await sendButton(page).dblclick();
  await expect(page.getByText(messages.guide, { exact: true })).toBeVisible();
  expect(await site.leads('authorityBuilderFunnel1')).toHaveLength(1);
});

test('an address that could not be sent is offered again on the next visit', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/googlemesis');
  await untilScriptIsThere(page);
  await emailField(page).fill('ana@example.com');
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(guideForm(page).getByRole('alert')).toBeFocused();
  await expectComplaints(complaints, 'ERR_INTERNET_DISCONNECTED', 'Error saving to the document');
  await context.setOffline(false);
  await page.reload();
  await page.mouse.move(200, 300);
  await expect(emailField(page)).toHaveValue('ana@example.com');
});

test('what the server does not take is told in its words', async ({ page, site, complaints }) => {
  await page.goto('/googlemesis');
  await untilScriptIsThere(page);
  await guideForm(page).evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await emailField(page).fill('ana@');
  await sendButton(page).click();
  await expect(guideForm(page).getByRole('alert')).toContainText(
    'Enter an email address like name@example.com',
  );
  await expectComplaints(complaints, 'status of 422');
  await expect(emailField(page)).toHaveValue('ana@');
  expect(await site.leads('authorityBuilderFunnel1')).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a wrong address comes back with its message', async ({ page, site, complaints }) => {
    await page.goto('/googlemesis');
    await guideForm(page).evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await emailField(page).fill('ana@');
    await sendButton(page).click();
    await expectComplaints(complaints, 'status of 422');
    await expect(emailField(page)).toHaveValue('ana@');
    const message = 'Enter an email address like name@example.com';
    await expect(page.getByRole('link', { name: message })).toBeVisible();
    expect(await site.leads('authorityBuilderFunnel1')).toEqual([]);
  });
});
