import type { Locator, Page } from '@playwright/test';
import type { CollectionName } from '../../leads/documents.ts';
import { pageContent, siteContent } from '../fixtures/content.ts';
import { labels, messages, reviewDelivery } from '../fixtures/specification.ts';
import { expect, expectComplaints, offerGuide, phone, siteTest as test, touch } from './test.ts';

// The forms that ask for an email address: newsletter, guide and free review.

const email = 'ana@example.com';
const stored = [{ id: expect.any(String), data: { email, timestamp: expect.any(String) } }];

interface SignUp {
  path: string;
  collection: CollectionName;
  label: string;
  form: (page: Page) => Locator;
  /** The thank-you page without script. */
  sent: string;
}

const footerForm = (page: Page) => page.getByRole('contentinfo').locator('form');

const newsletter: SignUp = {
  path: '/about',
  collection: 'newsletter',
  label: labels.newsletterField,
  form: footerForm,
  sent: '/newsletter/joined',
};

const guide: SignUp = {
  path: '/googlemesis',
  collection: 'authorityBuilderFunnel1',
  label: labels.guideField,
  form: (page) => page.locator('form[action="/googlemesis"]'),
  sent: '/googlemesis/sent',
};

const field = (page: Page, { form, label }: SignUp) => form(page).getByPlaceholder(label);
const button = (page: Page, { form }: SignUp) => form(page).getByRole('button');

const noteAddresses = (page: Page): string[] => {
  const urls: string[] = [];
  page.on('request', (one) => urls.push(one.url(), one.headers()['referer'] ?? ''));
  return urls;
};

const withAddress = (urls: readonly string[]) => urls.filter((url) => /ana(?:@|%40)/u.test(url));

test('an address joins the newsletter without leaving the page, and no URL ever holds it', async ({
  page,
  site,
}) => {
  const urls = noteAddresses(page);
  await page.goto(newsletter.path);
  await touch(page);
  await expect(button(page, newsletter)).toHaveText(labels.newsletterButton);
  const thanks = footerForm(page).getByText(siteContent.footer.newsletter.success);
  await expect(thanks).toBeHidden();
  await field(page, newsletter).fill(email);
  await field(page, newsletter).press('Enter');
  await expect(thanks).toBeVisible();
  await expect(field(page, newsletter)).toHaveValue('');
  await expect(page).toHaveURL(newsletter.path);
  expect(withAddress(urls)).toEqual([]);
  expect(await site.leads(newsletter.collection)).toEqual(stored);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('an address brings the guide, and no URL ever holds it', async ({ page, site }) => {
    const urls = noteAddresses(page);
    await page.goto(guide.path);
    await offerGuide(page);
    await touch(page);
    await field(page, guide).fill(email);
    const download = page.waitForEvent('download');
    await button(page, guide).tap();
    expect((await download).suggestedFilename()).toBe('ultimate-seo-guide.pdf');
    await expect(page.getByRole('status').filter({ hasText: messages.guide })).toBeFocused();
    await expect(page).toHaveURL(guide.path);
    expect(withAddress(urls)).toEqual([]);
    expect(await site.leads(guide.collection)).toEqual(stored);
  });
});

for (const signUp of [newsletter, guide])
  test.describe(`without script, on ${signUp.path}`, () => {
    test.use({ javaScriptEnabled: false });

    test('an address is thanked for on a page of its own, and no URL ever holds it', async ({
      page,
      site,
    }) => {
      const urls = noteAddresses(page);
      await page.goto(signUp.path);
      await field(page, signUp).fill(email);
      await button(page, signUp).click();
      await expect(page).toHaveURL(signUp.sent);
      const words = signUp === guide ? messages.guide : /./u;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
      const file = page.getByRole('main').locator('a[href="/ultimate-seo-guide.pdf"]');
      await expect(file).toHaveCount(signUp === guide ? 1 : 0);
      expect(withAddress(urls)).toEqual([]);
      expect(await site.leads(signUp.collection)).toEqual(stored);
    });
  });

const words = pageContent('freereviewlanding') as { signUp: { frameTitle: string } };

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a visitor signs up for the free review in its frame and reads what comes next', async ({
      page,
      site,
    }) => {
      await page.goto('/freereviewlanding');
      await page.getByRole('heading', { name: 'Stop Guessing' }).scrollIntoViewIfNeeded();
      const form = page.frameLocator(`iframe[title="${words.signUp.frameTitle}"]`);
      await form.getByPlaceholder(labels.guideField).fill(email);
      await form.getByRole('button').click();
      const next = form.getByText('a short form about your business and website');
      await expect(next).toContainText(reviewDelivery);
      await expect(page).toHaveURL('/freereviewlanding');
      const invitation = page.locator('[data-invitation]');
      await expect(invitation.filter({ visible: true })).toHaveCount(javaScriptEnabled ? 0 : 2);
      expect(await site.leads('authorityBuilderFunnel1')).toEqual(stored);
      expect(await site.leads('newsletter')).toEqual([]);
    });
  });

test('Subscribe on the salon’s template answers that it is a template, and stores nothing', async ({
  page,
  site,
}) => {
  await page.goto('/templates/salon');
  const answer = page.getByText('This is a template, so there’s no newsletter');
  await expect(answer).toBeHidden();
  await page.getByPlaceholder('Your email').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(answer).toBeVisible();
  await expect(page).toHaveURL(/\/templates\/salon(?!.*ana)/u);
  expect(await site.leads('newsletter')).toEqual([]);
});

test('an invalid address comes back marked, whatever the browser let through', async ({
  page,
  site,
  complaints,
}) => {
  const notAnAddress = 'Enter an email address like name@example.com';
  await page.goto('/newsletter');
  const form = page.locator('form').first();
  const input = form.locator('[type="email"]');
  await input.fill('ana at example');
  await input.evaluate((one: HTMLInputElement) => one.form?.submit());
  await expect(form.getByRole('alert')).toContainText(notAnAddress);
  await expectComplaints(complaints, 'status of 422');
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveValue('ana at example');
  await expect(input).toHaveAccessibleDescription(new RegExp(notAnAddress, 'u'));
  await page.mouse.move(5, 300);
  await page.mouse.move(9, 310);
  // Letters typed before the script loads are missed, but the next one is noticed.
  await expect(async () => {
    await input.fill(email);
    await expect(form.getByRole('alert')).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(input).not.toHaveAttribute('aria-invalid');
  expect(await site.leads('newsletter')).toEqual([]);
});
