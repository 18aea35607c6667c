import type { Page } from '@playwright/test';
import { labels } from '../fixtures/specification.ts';
import { withStore } from '../fixtures/with-store.ts';
import { expect, siteTest as test, touch } from './test.ts';

// The origin of a lead is kept in the tab and sent with the form.

const join = async (page: Page) => {
  const form = page.getByRole('contentinfo').locator('form');
  await form.getByPlaceholder(labels.newsletterField).fill('ana@example.com');
  await form.getByRole('button').click();
};

const origins = async (directory: string) => {
  const records = await withStore(directory, (store) => Array.fromAsync(store.exportRecords()));
  return records.map(({ origin }) => origin);
};

test('a form is sent with the first page, the previous page and the referring website', async ({
  page,
  site,
}) => {
  await page.goto('/localseo?email=ana@example.com', { referer: 'https://www.google.com/search' });
  await page.goto('/elitevisible');
  await page.goto('/about');
  await touch(page);
  await join(page);
  const origin = {
    entryPage: '/localseo',
    previousPage: '/elitevisible',
    referringSite: 'www.google.com',
  };
  await expect.poll(() => origins(site.directory)).toEqual([origin]);
});

test('nothing is kept or sent when the browser asks for privacy', async ({
  page,
  site,
  context,
}) => {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  await page.goto('/localseo');
  await page.goto('/about');
  await touch(page);
  await join(page);
  await expect.poll(() => origins(site.directory)).toEqual([undefined]);
  expect(await page.evaluate(() => sessionStorage.getItem('visit'))).toBeNull();
});
