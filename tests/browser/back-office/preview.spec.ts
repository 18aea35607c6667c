import type { Locator } from '@playwright/test';
import { discard, expect, officeTest as test, open, priceOf } from './test.ts';

/** Clicks on the page in the preview, which may be loading itself again just then. */
const pick = (what: Locator, field: Locator, options: Parameters<Locator['click']>[0] = {}) =>
  expect(async () => {
    await what.click({ timeout: 5000, ...options });
    await expect(field).toBeFocused({ timeout: 5000 });
  }).toPass({ timeout: 120_000 });

test('a word, a price and a picture of the page are clicked: their fields open, here or in another entry', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await open(page, 'content/pages/home');
  const preview = page.frameLocator('iframe');
  const headline = preview.getByRole('heading', { level: 1 });
  // No mark is left where a visitor would copy it, or a screen reader read it.
  await expect(headline).toHaveText(/^[\p{L}\p{P}\p{Z}]+$/u, { timeout: 120_000 });
  await pick(headline, page.locator('#root_hero_heading'));
  await expect(page.locator('#root_hero')).toHaveAttribute('open');
  // One around what is pointed at, which a page that is loaded once more does not know yet.
  await expect(async () => {
    await headline.hover({ timeout: 5000 });
    const outlines = preview.locator('div[popover]:popover-open');
    await expect(outlines).toHaveCount(2, { timeout: 2000 });
  }).toPass();
  // Where the page has no words for it.
  const place = { position: { x: 450, y: 150 }, force: true };
  await pick(preview.locator('main img').first(), page.locator('#root_hero_scene_wide'), place);

  const entry = preview.getByRole('listitem').filter({ hasText: 'Visibility Audit' });
  const price = entry.getByText('$99', { exact: true });
  // A link lies over the whole line.
  await pick(price, priceOf(page), { force: true });
  await expect(page).toHaveURL(/#\/content\/packages\/visibility-audit\/price$/u);
  // The page that she saw is still beside the form, at the place.
  await expect(page.getByRole('combobox', { name: 'Page of the preview' })).toHaveValue('/');
  await expect(price).toBeInViewport();
  // Typed at once, while the page beside is still coming, it is loaded anew and goes there again.
  await expect(async () => {
    await priceOf(page).fill('99');
    await priceOf(page).fill('129');
    await expect(entry.getByText('$129', { exact: true })).toBeInViewport({ timeout: 20_000 });
  }).toPass({ timeout: 120_000 });
  await discard(page);
});

test('the page goes to the field that has the focus, and links are followed once she says so', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await open(page, 'content/pages/home');
  const preview = page.frameLocator('iframe');
  const headline = preview.getByRole('heading', { level: 1 });
  await expect(headline).toBeInViewport({ timeout: 120_000 });
  await page.getByText('Testimonials', { exact: true }).click();
  await page.locator('#root_testimonials_heading').focus();
  await expect(preview.locator('#testimonials h2')).toBeInViewport();
  await page.getByRole('button', { name: 'Click to edit' }).click();
  const contact = preview.getByRole('banner').getByRole('link', { name: 'Contact', exact: true });
  await expect(async () => {
    await contact.click({ timeout: 5000 });
    await expect(headline).toHaveText(/Tell us/u, { timeout: 20_000 });
  }).toPass({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Click to edit' }).click();
  await pick(headline, page.locator('#root_heading'));
  await expect(page).toHaveURL(/#\/content\/pages\/contact\/heading$/u);
});
