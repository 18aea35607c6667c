import { accessibilityFindings } from '../fixtures/accessibility.ts';
import { pageContent } from '../fixtures/content.ts';
import { website } from '../fixtures/first-look.ts';
import { withStore } from '../fixtures/with-store.ts';
import { devices, expect, expectComplaints, siteTest } from './test.ts';

// What a stranger sees of the visitor's website, on the page of the free review.

const { firstLook } = pageContent('freereviewlanding') as {
  firstLook: {
    form: { label: string; button: string };
    result: { heading: string; form: { label: string; button: string }; thanks: string };
  };
};
const { form, result } = firstLook;

for (const [device, options] of devices)
  siteTest.describe(device, () => {
    // On a desktop with script, on a phone without.
    siteTest.use({ ...options, javaScriptEnabled: device === 'desktop' });

    siteTest(
      `on a ${device} she sees what strangers see, and the lead says it`,
      async ({ page, site, complaints }) => {
        await page.goto('/freereviewlanding');
        const address = page.getByLabel(form.label);
        await address.fill('nowhere.test');
        await page.getByRole('button', { name: form.button }).click();
        await expect(address).toHaveValue('nowhere.test');
        await expect(address).toBeFocused();
        await expect(page.getByText('We found no website at nowhere.test.')).toBeInViewport();
        // Chromium reports each page with an error's status.
        await expectComplaints(complaints, '422');
        await address.fill(website);
        await page.getByRole('button', { name: form.button }).click();
        await expect(page).toHaveURL(`/freereviewlanding?website=${website}#first-look`);
        const section = page.locator('#first-look');
        const heading = section.getByRole('heading', { name: result.heading.replaceAll('*', '') });
        await expect(heading).toBeInViewport();
        await expect(section.locator('[data-house] bdi')).toHaveText(website);
        await expect(section.getByText('“Order a cake”')).toBeVisible();
        await section.getByLabel(result.form.label).fill('ana@example.com');
        await section.getByRole('button', { name: result.form.button }).click();
        if (device === 'desktop') await expect(page.getByText(result.thanks)).toBeVisible();
        else await expect(page).toHaveURL('/yourdoor/sent');
        const [lead] = await withStore(site.directory, (store) =>
          Array.fromAsync(store.exportRecords()),
        );
        expect(lead?.origin?.firstLook).toContain('Your main heading is “Bread like on Sundays”');
      },
    );
  });

for (const [device, options] of devices)
  siteTest.describe(`the findings on a ${device}`, () => {
    siteTest.use(options);

    siteTest(
      `the findings on a ${device} are accessible and no wider than it`,
      async ({ page }) => {
        await page.request.post('/freereviewlanding/look', { form: { website } });
        await page.goto(`/freereviewlanding?website=${website}`);
        expect(await accessibilityFindings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(
          0,
        );
      },
    );
  });

siteTest('a look that is forgotten takes nothing along that she typed', async ({ request }) => {
  const answer = await request.post('/freereviewlanding', {
    form: { email: 'ada', website, entryPage: '/freereviewlanding' },
  });
  expect(answer.status()).toBe(422);
  expect(await answer.text()).toContain('value="ada"');
});
