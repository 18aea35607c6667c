import type { Page } from '@playwright/test';
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
import { expect, expectComplaints, siteTest as test } from './test.ts';

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
