import type { Page } from '@playwright/test';
import { addressedPages, familyOf } from '../fixtures/built-pages.ts';
import { inquiry } from '../fixtures/contact-form.ts';
import { translatePage } from '../fixtures/page-translator.ts';
import {
  alertOf,
  contactField,
  contactForm,
  expectEntries,
  fillContactForm,
  sendButton,
  untilScriptIsThere,
} from './contact-form.ts';
import { expect, expectComplaints, siteTest as test, touch } from './test.ts';

// Pages that a translator or an extension has changed: React finds other nodes than it has made.

const slip = 'qa@gmial.com';
const meant = 'qa@gmail.com';

const suggestion = (page: Page) => contactForm(page).locator('[data-email-suggestion]');

/** Waits for the script, which the first field in focus fetches. */
const openWithScript = async (page: Page) => {
  await page.goto('/contact');
  await contactField(page, 'name').focus();
  await untilScriptIsThere(page);
};

/** Names the fields that are marked as wrong. */
const marked = (page: Page) =>
  contactForm(page)
    .locator('[aria-invalid]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));

for (const moment of ['before', 'after'] as const)
  test(`the contact form works where the page is translated ${moment} its script comes, and nothing is lost`, async ({
    page,
    site,
  }) => {
    if (moment === 'before') {
      await page.goto('/contact');
      await page.evaluate(translatePage);
      await contactField(page, 'name').pressSequentially('An');
      await untilScriptIsThere(page);
      await expect(contactField(page, 'name')).toBeFocused();
      await contactField(page, 'name').pressSequentially('a Ruiz');
      await expect(contactField(page, 'name')).toHaveValue(inquiry.name);
    } else {
      await openWithScript(page);
      await page.evaluate(translatePage);
    }
    await expect(contactForm(page).locator('label').first()).toHaveText('YOUR NAME');

    await fillContactForm(page, { ...inquiry, email: slip });
    await suggestion(page).getByRole('button', { name: meant }).click();
    await expect(contactField(page, 'email')).toHaveValue(meant);
    await contactField(page, 'email').fill(slip);
    await contactField(page, 'email').press('Tab');
    await expect(suggestion(page).getByRole('button')).toBeVisible();
    await contactField(page, 'email').fill(meant);
    await contactField(page, 'email').press('Tab');
    await expect(suggestion(page)).toBeEmpty();

    await contactField(page, 'name').fill('');
    await sendButton(page).click();
    await expect(alertOf(page).getByRole('listitem')).toHaveText(['ENTER YOUR NAME']);
    await contactField(page, 'name').fill(inquiry.name);
    await contactField(page, 'brief').fill('');
    await sendButton(page).click();
    await expect.poll(() => marked(page)).toEqual(['brief']);
    await expect(contactField(page, 'name')).toHaveValue(inquiry.name);
    await contactField(page, 'brief').fill(inquiry.brief);
    await sendButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await site.leads('contacts')).toMatchObject([{ data: { ...inquiry, email: meant } }]);
  });

test('where a message of the form was taken away, the form stays with its entries, says that nothing was sent, and can be sent', async ({
  page,
  site,
  complaints,
}) => {
  await openWithScript(page);
  await fillContactForm(page, { ...inquiry, name: '' });
  await sendButton(page).click();
  await contactForm(page)
    .locator('#contact-name-error')
    .evaluate((message) => message.remove());
  // React misses the message where it would take it away, and the rest is typed into a plain form.
  await contactField(page, 'name').pressSequentially(inquiry.name);
  await expectComplaints(complaints, 'NotFoundError');
  await expect(alertOf(page)).toContainText('Everything you typed is still here.');
  await expectEntries(page);
  expect(await site.leads('contacts')).toEqual([]);
  await sendButton(page).click();
  await expect(page).toHaveURL('/contact/sent');
  expect(await site.leads('contacts')).toMatchObject([{ data: inquiry }]);
});

test('where an extension has put something into the form before its script came, what was typed stays', async ({
  page,
  complaints,
}) => {
  await page.goto('/contact');
  await contactField(page, 'email').evaluate((field) => field.after(document.createElement('div')));
  await contactField(page, 'name').pressSequentially(inquiry.name);
  await untilScriptIsThere(page);
  await expectComplaints(complaints, 'uncaught: Minified React error #418');
  await expect(contactField(page, 'name')).toHaveValue(inquiry.name);
  await expect(contactField(page, 'name')).toBeFocused();
});

/** Of every family of pages one with rows that arrows turn, or a listing. */
const pathsWithRows = new Map(
  addressedPages
    .filter(({ html }) => /data-(?:carousel|featured|listing)=/u.test(html))
    .map((page) => [familyOf(page), page.path]),
).values();

test('rows and listings of every family of pages obey where a page is translated', async ({
  page,
}) => {
  test.setTimeout(180_000);
  let turned = 0;
  for (const path of pathsWithRows) {
    await page.goto(path);
    await page.evaluate(translatePage);
    await touch(page);
    for (const arrow of await page
      .locator('main :is([data-carousel-arrow="next"], [data-featured-arrow="1"])')
      .all()) {
      const scrolled = () =>
        arrow.evaluate(
          (button) =>
            button
              .closest('[data-carousel], [data-featured]')
              ?.querySelector('[data-carousel-track], [data-featured-track]')?.scrollLeft,
        );
      await arrow.click();
      await expect.poll(scrolled, path).toBeGreaterThan(9);
      turned += 1;
    }
    const listing = page.locator('[data-listing]');
    if ((await listing.count()) === 0) continue;
    const posts = await listing.locator('article').count();
    await listing.locator('nav a[href*="category="]').first().click();
    await expect.poll(() => listing.locator('article').count()).toBeLessThan(posts);
  }
  expect(turned).toBeGreaterThan(2);
});

test('an address for the newsletter is corrected and stored where a page is translated', async ({
  page,
  site,
}) => {
  await page.goto('/about');
  await page.evaluate(translatePage);
  await touch(page);
  const form = page.locator('footer form[data-sign-up]');
  await form.getByRole('textbox').fill(slip);
  await form.getByRole('textbox').press('Tab');
  await form.getByRole('button', { name: meant }).click();
  await expect(form.getByRole('textbox')).toHaveValue(meant);
  await form.locator('[type="submit"]').click();
  await expect(page.locator(`#${await form.getAttribute('data-thanks')}`)).toBeVisible();
  expect(await site.leads('newsletter')).toMatchObject([{ data: { email: meant } }]);
});
