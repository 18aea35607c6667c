import { expect, officeTest as test, open } from './test.ts';

test('a click on a word opens its field, the focused field is shown on the page, and links work once click-to-edit is off', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await open(page, 'content/pages/home');
  const preview = page.frameLocator('iframe');
  const headline = preview.getByRole('heading', { level: 1 });
  // No source marks are left in the text for a visitor to copy or a screen reader to read.
  await expect(headline).toHaveText(/^[\p{L}\p{P}\p{Z}]+$/u, { timeout: 120_000 });
  // The page may be reloading at that moment.
  await expect(async () => {
    await headline.click({ timeout: 5000 });
    await expect(page.locator('#root_hero_heading')).toBeFocused({ timeout: 5000 });
  }).toPass({ timeout: 120_000 });
  await page.getByText('Testimonials', { exact: true }).click();
  await page.locator('#root_testimonials_heading').focus();
  await expect(preview.locator('#testimonials h2')).toBeInViewport();
  await page.getByRole('button', { name: 'Click to edit' }).click();
  const contact = preview.getByRole('banner').getByRole('link', { name: 'Contact', exact: true });
  await expect(async () => {
    await contact.click({ timeout: 5000 });
    await expect(headline).toHaveText(/Tell us/u, { timeout: 20_000 });
  }).toPass({ timeout: 120_000 });
});
