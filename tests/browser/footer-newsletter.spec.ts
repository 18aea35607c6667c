import type { Page } from '@playwright/test';
import { breakSaving } from '../fixtures/guide-form.ts';
import { expect, expectComplaints, phone, test } from './test.ts';

const form = (page: Page) => page.locator('footer form');
const field = (page: Page) => form(page).locator('[type="email"]');
const button = (page: Page) => form(page).getByRole('button');
const thanks = (page: Page) => form(page).getByRole('status').locator('p');

/** Touches the page and waits until its enhancements have come. */
const untilScriptIsThere = async (page: Page) => {
  await field(page).focus();
  await expect(form(page)).toHaveAttribute('data-sign-up', 'ready');
};

for (const [device, options] of [
  ['phone', phone],
  ['desktop', {}],
] as const)
  test.describe(`on a ${device}`, () => {
    test.use(options);

    test('joining is answered in the footer, without leaving the page', async ({ page, site }) => {
      await page.goto('/about');
      await untilScriptIsThere(page);
      await expect(thanks(page)).toBeHidden();
      await field(page).fill('ana@example.com');
      await button(page).click();
      await expect(thanks(page)).toBeVisible();
      await expect(page).toHaveURL('/about');
      await expect(field(page)).toHaveValue('');
      expect(await site.leads('newsletter')).toEqual([
        {
          id: expect.any(String),
          data: { email: 'ana@example.com', timestamp: expect.any(String) },
        },
      ]);
    });
  });

test('where saving fails, the entry stays and an alert says so; sent again, it counts once', async ({
  page,
  site,
  complaints,
}) => {
  await page.goto('/about');
  await untilScriptIsThere(page);
  await breakSaving(page, '/newsletter');
  await field(page).fill('ana@example.com');
  await button(page).click();
  await expect(form(page).getByRole('alert')).toContainText('We cannot save anything just now.');
  await expectComplaints(complaints, '503', 'Error saving to the document database');
  await expect(field(page)).toHaveValue('ana@example.com');
  await page.unroute('**/newsletter');
  await button(page).dblclick();
  await expect(thanks(page)).toBeVisible();
  await expect(form(page).getByRole('alert')).toBeHidden();
  expect(await site.leads('newsletter')).toHaveLength(1);
});
