import type { Locator, Page } from '@playwright/test';
import type { CollectionName } from '../../leads/documents.ts';
import { guideOffer, pageContent, siteContent } from '../fixtures/content.ts';
import { labels, messages, reviewDelivery } from '../fixtures/specification.ts';
import { expect, expectComplaints, offerGuide, phone, siteTest as test, touch } from './test.ts';

// The forms that ask for an email address: newsletter, guide and free review.

const email = 'ana@example.com';
const stored = [{ id: expect.any(String), data: { email, timestamp: expect.any(String) } }];
const notAnAddress = 'Enter an email address like name@example.com';

interface SignUp {
  path: string;
  collection: CollectionName;
  label: string;
  button: string;
  form: (page: Page) => Locator;
  /** What thanks where the form is. */
  thanks: (page: Page) => Locator;
  /** Where she is thanked without script. */
  sent: string;
}

const footerForm = (page: Page) => page.getByRole('contentinfo').locator('form');

const newsletter: SignUp = {
  path: '/about',
  collection: 'newsletter',
  label: labels.newsletterField,
  button: labels.newsletterButton,
  form: footerForm,
  thanks: (page) => footerForm(page).getByText(siteContent.footer.newsletter.success),
  sent: '/newsletter/joined',
};

const guide: SignUp = {
  path: '/googlemesis',
  collection: 'authorityBuilderFunnel1',
  label: labels.guideField,
  button: labels.guideButton,
  form: (page) => page.locator('form[action="/googlemesis"]'),
  thanks: (page) => page.getByRole('status').filter({ hasText: messages.guide }),
  sent: '/googlemesis/sent',
};

const field = (page: Page, { form, label }: SignUp) => form(page).getByPlaceholder(label);
const button = (page: Page, { form }: SignUp) => form(page).getByRole('button');

const noteAddresses = (page: Page): string[] => {
  const urls: string[] = [];
  page.on('request', (one) => urls.push(one.url(), one.headers()['referer'] ?? ''));
  return urls;
};

for (const signUp of [newsletter, guide])
  test.describe(`on a ${signUp === guide ? 'phone' : 'desktop'}, on ${signUp.path}`, () => {
    test.use(signUp === guide ? phone : {});

    test('an address is taken without leaving the page, and no URL ever holds it', async ({
      page,
      site,
    }) => {
      const urls = noteAddresses(page);
      await page.goto(signUp.path);
      await offerGuide(page);
      await touch(page);
      await expect(button(page, signUp)).toHaveText(signUp.button);
      await expect(signUp.thanks(page)).toBeHidden();
      await field(page, signUp).fill(email);
      if (signUp === guide) {
        const download = page.waitForEvent('download');
        await button(page, signUp).tap();
        expect((await download).suggestedFilename()).toBe('ultimate-seo-guide.pdf');
        await expect(signUp.thanks(page)).toBeFocused();
        const link = signUp.thanks(page).getByRole('link', { name: guideOffer.download.label });
        await expect(link).toHaveAttribute('href', '/ultimate-seo-guide.pdf');
        await expect(signUp.form(page)).toHaveCount(0);
      } else {
        await field(page, signUp).press('Enter');
        await expect(field(page, signUp)).toHaveValue('');
      }
      await expect(signUp.thanks(page)).toBeVisible();
      await expect(page).toHaveURL(signUp.path);
      expect(urls.filter((url) => /ana(?:@|%40)/u.test(url))).toEqual([]);
      expect(await site.leads(signUp.collection)).toEqual(stored);
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
      expect(urls.filter((url) => /ana(?:@|%40)/u.test(url))).toEqual([]);
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

for (const path of ['/newsletter', '/embed/free-review'])
  test(`an address that is none comes back marked on ${path}, whatever the browser let through`, async ({
    page,
    site,
    complaints,
  }) => {
    await page.goto(path);
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
    // Whatever was typed before the script came, the next letter is heard.
    await expect(async () => {
      await input.fill(email);
      await expect(form.getByRole('alert')).toBeHidden({ timeout: 500 });
    }).toPass();
    await expect(input).not.toHaveAttribute('aria-invalid');
    for (const collection of ['newsletter', 'authorityBuilderFunnel1'] as const)
      expect(await site.leads(collection)).toEqual([]);
  });
