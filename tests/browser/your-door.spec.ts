import type { Page } from '@playwright/test';
import { pageContent } from '../fixtures/content.ts';
import { withStore } from '../fixtures/with-store.ts';
import { expect, phone, siteTest, test, touch } from './test.ts';

// The visitor's own shop at the end of Main Street.

const words = pageContent('yourdoor') as {
  form: { name: string; trade: string; button: string; trades: { trade: string; label: string }[] };
  taken: { review: { label: string; button: string }; thanks: string };
};

const { form, taken } = words;
const bakery = form.trades.find(({ trade }) => trade === 'bakery')?.label ?? '';

const takeHouse = async (page: Page, name: string) => {
  await page.getByLabel(form.name).fill(name);
  await page.getByLabel(form.trade).selectOption(bakery);
};

const sign = (page: Page) => page.locator('main [data-house] bdi').last();

for (const javaScriptEnabled of [true, false])
  siteTest.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    siteTest.use({ javaScriptEnabled });

    siteTest(
      `${javaScriptEnabled ? 'with' : 'without'} script a visitor puts her name over the door, and the lead says so`,
      async ({ page, site }) => {
        await page.goto('/');
        await takeHouse(page, 'Juniper & Rye');
        await page.getByRole('button', { name: form.button }).click();
        await expect(page).toHaveURL('/yourdoor?name=Juniper+%26+Rye&trade=bakery');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Juniper & Rye');
        await expect(sign(page)).toHaveText('Juniper & Rye');
        await page.getByLabel(taken.review.label).first().fill('ana@example.com');
        await page.getByRole('button', { name: taken.review.button }).click();
        if (javaScriptEnabled) await expect(page.getByText(taken.thanks)).toBeVisible();
        else await expect(page).toHaveURL('/yourdoor/sent');
        const [lead] = await withStore(site.directory, (store) =>
          Array.fromAsync(store.exportRecords()),
        );
        expect(lead?.origin).toMatchObject({ doorName: 'Juniper & Rye', doorTrade: 'bakery' });
      },
    );
  });

test('while she types, the last house of the street is painted, and no name leaves the page', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/');
  await touch(page);
  await takeHouse(page, 'Kiln & Kin');
  await expect(sign(page)).toHaveText('Kiln & Kin');
  await expect(sign(page)).toHaveAttribute('data-lettering', 'caprasimo');
  expect(requested.filter((address) => address.includes('Kiln'))).toEqual([]);
  const door = page.locator('main li').getByRole('link', { name: /Kiln & Kin/u });
  await expect(door.last()).toHaveAttribute('href', /\/yourdoor\?name=Kiln/u);
  await expect(door.last()).toContainText(bakery);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a name of any length stays on its board', async ({ page }) => {
    for (const name of ['W'.repeat(60), '日曜日のパン屋'.repeat(8)]) {
      await page.goto(`/yourdoor?name=${encodeURIComponent(name)}&trade=bakery`);
      const overflow = await sign(page).evaluate((board) => {
        const { top, bottom, left, right } = board.getBoundingClientRect();
        const text = board.firstElementChild?.getBoundingClientRect();
        if (!text) return Infinity;
        return Math.max(top - text.top, text.bottom - bottom, left - text.left, text.right - right);
      });
      expect(overflow, name).toBeLessThan(2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });
});
