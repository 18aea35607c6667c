import { expect, test } from 'vitest';
import {
  alertOf,
  contactField,
  contactForm,
  inquiry,
  fillContactForm,
  sendButton,
  untilScriptIsThere,
  untilThanked,
} from '../fixtures/contact-form.ts';
import { openSite } from '../fixtures/site.ts';
import { hasFocus, visit } from '../fixtures/visitor.ts';

const messages = {
  name: 'Enter your name',
  email: 'Enter your email address',
  service: 'Choose the service you need',
  brief: 'Tell us a little about your project',
} as const;

const names = ['name', 'email', 'service', 'brief'] as const;

const openContact = async () => {
  const site = await openSite();
  const { page } = await visit(site, '/contact');
  await contactField(page, 'name').focus();
  await untilScriptIsThere(page);
  return { site, page };
};

test('an empty form is answered with a summary that takes the focus and leads to each field', async () => {
  const { site, page } = await openContact();
  await sendButton(page).click();
  const summary = alertOf(page);
  await summary.waitFor();
  expect(await hasFocus(summary)).toBe(true);
  expect(await summary.getByRole('listitem').allTextContents()).toEqual(Object.values(messages));
  for (const name of names) {
    await summary.getByRole('link', { name: messages[name], exact: true }).click();
    expect(await hasFocus(contactField(page, name))).toBe(true);
  }
  expect(await site.leads('contacts')).toEqual([]);
});

test('each wrong field is marked and has its message beside it, and a right one has none', async () => {
  const { page } = await openContact();
  await contactField(page, 'name').fill('Ana Ruiz');
  await sendButton(page).click();
  await alertOf(page).waitFor();
  for (const name of ['email', 'service', 'brief'] as const) {
    const field = contactField(page, name);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    const described = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
    const texts = await Promise.all(described.map((id) => page.locator(`#${id}`).textContent()));
    expect(texts).toContain(`Error: ${messages[name]}`);
  }
  expect(await contactField(page, 'name').getAttribute('aria-invalid')).toBeNull();
  expect(await contactForm(page).getByText(messages.name).count()).toBe(0);
});

test('spaces are no answer', async () => {
  const { site, page } = await openContact();
  await fillContactForm(page, { ...inquiry, name: ' ', email: '\t', brief: '\n \n' });
  await sendButton(page).click();
  expect(await alertOf(page).getByRole('listitem').allTextContents()).toEqual([
    messages.name,
    messages.email,
    messages.brief,
  ]);
  expect(await site.leads('contacts')).toEqual([]);
});

test('once everything is there, the messages go and the request is sent', async () => {
  const { site, page } = await openContact();
  await sendButton(page).click();
  await alertOf(page).waitFor();
  await fillContactForm(page);
  await sendButton(page).click();
  await untilThanked(page);
  expect(await site.leads('contacts')).toMatchObject([{ data: inquiry }]);
});

test('an email address is never refused for its format', async () => {
  const { site, page } = await openContact();
  await fillContactForm(page, { ...inquiry, email: 'call me: 512 555 0100' });
  await sendButton(page).click();
  await untilThanked(page);
  expect(await site.leads('contacts')).toMatchObject([
    { data: { email: 'call me: 512 555 0100' } },
  ]);
});

test('a slip in the email address is pointed out, and one press mends it', async () => {
  const { page } = await openContact();
  await contactField(page, 'email').fill('ana@gmial.com');
  await contactField(page, 'brief').focus();
  const hint = contactForm(page).getByRole('status');
  await expect.poll(() => hint.textContent()).toBe('Did you mean ana@gmail.com?');
  await hint.getByRole('button').click();
  expect(await contactField(page, 'email').inputValue()).toBe('ana@gmail.com');
  expect(await hasFocus(contactField(page, 'email'))).toBe(true);
  await expect.poll(() => hint.textContent()).toBe('');
});

test('a visitor whose address only looks like a slip can send it as it is', async () => {
  const { site, page } = await openContact();
  await fillContactForm(page, { ...inquiry, email: 'ana@gmial.com' });
  await sendButton(page).click();
  await untilThanked(page);
  expect(await site.leads('contacts')).toMatchObject([{ data: { email: 'ana@gmial.com' } }]);
});
