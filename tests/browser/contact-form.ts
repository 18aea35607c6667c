import type { Page } from '@playwright/test';
import type { ContactFields } from '../../leads/forms/contact.ts';
import { inquiry } from '../fixtures/contact-form.ts';
import { messages } from '../fixtures/specification.ts';
import { expect, expectComplaints } from './test.ts';

/** What stands in the fields; no service is chosen at first. */
type Entries = Record<keyof ContactFields, string>;

export const emptyInquiry: Entries = { name: '', email: '', service: '', brief: '' };

export const contactForm = (page: Page) => page.locator('form[action="/contact"]');

/** A field of the contact form. The footer has an email field too. */
export const contactField = (page: Page, name: keyof ContactFields) =>
  contactForm(page).locator(`[name="${name}"]`);

export const sendButton = (page: Page) => contactForm(page).locator('button[type="submit"]');

export const alertOf = (page: Page) => contactForm(page).getByRole('alert');

export const notice = (page: Page) =>
  contactForm(page).getByText('Here’s what you wrote last time. It hasn’t been sent yet.');

export const fillContactForm = async (page: Page, entries: ContactFields = inquiry) => {
  await contactField(page, 'name').fill(entries.name);
  await contactField(page, 'email').fill(entries.email);
  await contactField(page, 'service').selectOption(entries.service);
  await contactField(page, 'brief').fill(entries.brief);
};

/** What stands in the fields, to be seen or not. */
export const expectEntries = async (page: Page, entries: Entries = inquiry) => {
  for (const name of ['name', 'email', 'service', 'brief'] as const)
    await expect(contactField(page, name)).toHaveValue(entries[name]);
};

/** The page's script has taken the form over. */
export const untilScriptIsThere = (page: Page) =>
  expect(contactForm(page)).toHaveAttribute('novalidate');

/** Opens the form, and fills it in where the page's script will send it. */
export const openFilledIn = async (page: Page, entries: ContactFields = inquiry) => {
  await page.goto('/contact');
  await fillContactForm(page, entries);
  await untilScriptIsThere(page);
};

export const thanks = (page: Page) => page.getByText(messages.contactThanks, { exact: true });

export const sendAndBeThanked = async (page: Page) => {
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
};

/** Sends the form while something is in the way: the alert comes, and the console says these. */
export const sendInVain = async (page: Page, complaints: string[], ...texts: string[]) => {
  await sendButton(page).click();
  await expect(alertOf(page)).toBeFocused();
  await expectComplaints(complaints, ...texts, 'Error submitting form');
};
