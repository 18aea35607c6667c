import type { Locator, Page } from '@playwright/test';
import type { CollectionName } from '../../leads/documents.ts';
import { accessibilityFindings } from '../fixtures/accessibility.ts';
import { guideOffer, pageContent, siteContent } from '../fixtures/content.ts';
import { labels, messages, reviewDelivery } from '../fixtures/specification.ts';
import {
  breakSaving,
  devices,
  expect,
  expectComplaints,
  offerGuide,
  siteTest as test,
  touch,
} from './test.ts';

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

for (const [device, options] of devices)
  for (const signUp of [newsletter, guide])
    test.describe(`on a ${device}, on ${signUp.path}`, () => {
      test.use(options);

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
        const download = signUp === guide ? page.waitForEvent('download') : undefined;
        await field(page, signUp).fill(email);
        if (device === 'phone') await button(page, signUp).tap();
        else await field(page, signUp).press('Enter');
        await expect(signUp.thanks(page)).toBeVisible();
        await expect(page).toHaveURL(signUp.path);
        if (download) {
          expect((await download).suggestedFilename()).toBe('ultimate-seo-guide.pdf');
          await expect(signUp.thanks(page)).toBeFocused();
          const link = signUp.thanks(page).getByRole('link', { name: guideOffer.download.label });
          await expect(link).toHaveAttribute('href', '/ultimate-seo-guide.pdf');
          await expect(signUp.form(page)).toHaveCount(0);
        } else await expect(field(page, signUp)).toHaveValue('');
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

for (const signUp of [newsletter, guide])
  test(`where saving fails on ${signUp.path}, the entry stays, an alert says so, and sent again it counts once`, async ({
    page,
    site,
    complaints,
  }) => {
    let downloads = 0;
    page.on('download', () => (downloads += 1));
    await page.goto(signUp.path);
    await touch(page);
    await breakSaving(page);
    await field(page, signUp).fill(email);
    await button(page, signUp).click();
    const alert = signUp.form(page).getByRole('alert');
    await expect(alert).toBeFocused();
    await expect(alert).toContainText('We cannot save anything just now.');
    await expectComplaints(complaints, '503', 'Error saving to the document database');
    await expect(field(page, signUp)).toHaveValue(email);
    expect(downloads).toBe(0);

    await page.unrouteAll();
    await offerGuide(page);
    await button(page, signUp).dblclick();
    await expect(signUp.thanks(page)).toBeVisible();
    await expect(alert).toBeHidden();
    expect(await site.leads(signUp.collection)).toHaveLength(1);
  });

for (const signUp of [newsletter, guide])
  test(`a slip in an address is pointed out on ${signUp.path}, and one press mends it`, async ({
    page,
    site,
  }) => {
    await page.goto(signUp.path);
    await touch(page);
    await offerGuide(page);
    await field(page, signUp).fill('ana@yahoo.ca');
    await field(page, signUp).press('Tab');
    const suggestion = signUp.form(page).locator('[data-email-suggestion]');
    await expect(suggestion).toBeEmpty();
    await field(page, signUp).fill('ana@gmial.com');
    await field(page, signUp).press('Tab');
    await expect(suggestion).toHaveText('Did you mean ana@gmail.com?');
    expect(await accessibilityFindings(page)).toEqual([]);
    await suggestion.getByRole('button').click();
    await expect(field(page, signUp)).toHaveValue('ana@gmail.com');
    await expect(field(page, signUp)).toBeFocused();
    await expect(suggestion).toBeEmpty();
    await field(page, signUp).press('Enter');
    await expect(signUp.thanks(page)).toBeVisible();
    expect(await site.leads(signUp.collection)).toMatchObject([
      { data: { email: 'ana@gmail.com' } },
    ]);
  });

test('a link with an address fills it in and stores nothing until she confirms', async ({
  page,
  site,
}) => {
  await page.goto('/newsletter?email=ana%40example.com');
  const main = page.getByRole('main');
  await expect(main.getByLabel('Email address')).toHaveValue(email);
  expect(await site.leads('newsletter')).toEqual([]);
  const urls = noteAddresses(page);
  await main.getByRole('button', { name: labels.newsletterButton }).click();
  await expect(page).toHaveURL('/newsletter/joined');
  expect(urls.filter((url) => /ana(?:@|%40)/u.test(url))).toEqual([]);
  expect(await site.leads('newsletter')).toEqual(stored);
});

const words = pageContent('freereviewlanding') as { signUp: { frameTitle: string } };
const reviewForm = (page: Page) => page.frameLocator(`iframe[title="${words.signUp.frameTitle}"]`);

const openReviewForm = async (page: Page) => {
  await page.goto('/freereviewlanding');
  await page.getByRole('heading', { name: 'Stop Guessing' }).scrollIntoViewIfNeeded();
};

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a visitor signs up for the free review in its frame and reads what comes next', async ({
      page,
      site,
    }) => {
      await openReviewForm(page);
      await reviewForm(page).getByPlaceholder(labels.guideField).fill(email);
      await reviewForm(page).getByRole('button').click();
      const next = reviewForm(page).getByText('a short form about your business and website');
      await expect(next).toContainText(reviewDelivery);
      await expect(page).toHaveURL('/freereviewlanding');
      const invitation = page.locator('[data-invitation]');
      await expect(invitation.filter({ visible: true })).toHaveCount(javaScriptEnabled ? 0 : 2);
      expect(await site.leads('authorityBuilderFunnel1')).toEqual(stored);
      expect(await site.leads('newsletter')).toEqual([]);
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
  });

for (const [path, open] of [
  ['/googlemesis', undefined],
  ['/newsletter', undefined],
  ['/freereviewlanding', openReviewForm],
] as const)
  test(`an address that is none comes back marked on ${path}, whatever the browser let through`, async ({
    page,
    site,
    complaints,
  }) => {
    if (open) await open(page);
    else await page.goto(path);
    const place = open ? reviewForm(page) : page.getByRole('main');
    const input = place.locator('form [type="email"]');
    await input.fill('ana at example');
    await input.evaluate((one: HTMLInputElement) => one.form?.submit());
    await expect(place.getByRole('alert')).toContainText(notAnAddress);
    await expectComplaints(complaints, 'status of 422');
    if (open) await expectComplaints(complaints, 'Autofocus processing was blocked');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveValue('ana at example');
    await expect(input).toHaveAccessibleDescription(new RegExp(notAnAddress, 'u'));
    await page.mouse.move(5, 300);
    await page.mouse.move(9, 310);
    // Whatever was typed before the script came, the next letter is heard.
    await expect(async () => {
      await input.fill('ana@example.com');
      await expect(place.getByRole('alert')).toBeHidden({ timeout: 500 });
    }).toPass();
    await expect(input).not.toHaveAttribute('aria-invalid');
    for (const collection of ['newsletter', 'authorityBuilderFunnel1'] as const)
      expect(await site.leads(collection)).toEqual([]);
  });
