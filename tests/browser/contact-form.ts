import type { Page } from '@playwright/test';
import type { ContactFields } from '../../leads/forms/contact.ts';
import { inquiry } from '../fixtures/contact-form.ts';
import { messages } from '../fixtures/specification.ts';
import { expect, expectComplaints } from './test.ts';

/** The values of the fields. At first no service is chosen. */
type Entries = Record<keyof ContactFields, string>;

export const emptyInquiry: Entries = { name: '', email: '', service: '', brief: '' };

export const contactForm = (page: Page) => page.locator('form[action="/contact"]');

/** A field of the contact form, not the footer's email field. */
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

/** Expects these values in the fields, visible or not. */
export const expectEntries = async (page: Page, entries: Entries = inquiry) => {
  for (const name of ['name', 'email', 'service', 'brief'] as const)
    await expect(contactField(page, name)).toHaveValue(entries[name]);
};

/** Waits until the page's script has taken over the form. */
export const untilScriptIsThere = (page: Page) =>
  expect(contactForm(page)).toHaveAttribute('novalidate');

/** Opens the form and fills it in, once the page's script will send it. */
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

/** Sends the form when it must fail: an alert appears, and the console logs these texts. */
export const sendInVain = async (page: Page, complaints: string[], ...texts: string[]) => {
  await sendButton(page).click();
  await expect(alertOf(page)).toBeFocused();
  await expectComplaints(complaints, ...texts, 'Error submitting form');
};
