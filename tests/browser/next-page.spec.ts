import { chromiumWithWindows } from '../fixtures/chromium.ts';
import { expect, test } from './test.ts';

test('the way back is there at once: the browser keeps the page as it was', async ({
  baseURL,
  playwright,
}) => {
  // A Chromium of our own: one that takes orders keeps no pages for the way back, and neither does one without windows.
  const browser = await playwright.chromium.launch({
    executablePath: chromiumWithWindows(),
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL });
  await page.goto('/contact');
  await page.getByLabel('Your name').fill('Ana');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  await page.getByRole('link', { name: 'Privacy Policy' }).first().click();
  await page.waitForURL('**/privacy');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await browser.close();
});
