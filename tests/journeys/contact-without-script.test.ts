import { expect, test } from 'vitest';
import {
  alertOf,
  contactField,
  contactForm,
  inquiry,
  fillContactForm,
  readContactForm,
  sendButton,
} from '../fixtures/contact-form.ts';
import { openSite } from '../fixtures/site.ts';
import { expectComplaints, hasFocus, visit } from '../fixtures/visitor.ts';

const withoutScript = { javaScript: false };

test.for(['phone', 'desktop'] as const)(
  'on a %s without script, a visitor sends her request and reads the same words',
  async (device) => {
    const site = await openSite();
    const { page } = await visit(site, '/contact', { device, ...withoutScript });
    await fillContactForm(page);
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await sendButton(page).click();
    expect((await answer).status()).toBe(303);
    await page.waitForURL('/contact/sent');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      "Thank you! We'll be in touch soon.",
    );
    const words =
      "Thank You! Your service request has been submitted successfully. We'll be in touch in a few hours!";
    expect(await page.getByText(words, { exact: true }).isVisible()).toBe(true);
    expect(await site.leads('contacts')).toMatchObject([{ data: inquiry }]);
  },
);

test('without script, going back and sending the same again counts once', async () => {
  const site = await openSite();
  const { page } = await visit(site, '/contact', withoutScript);
  for (let time = 0; time < 2; time += 1) {
    await page.goto('/contact');
    await fillContactForm(page);
    await sendButton(page).click();
    await page.waitForURL('/contact/sent');
  }
  expect(await site.leads('contacts')).toHaveLength(1);
});

test('without script, blank fields come back marked, with everything else kept', async () => {
  const site = await openSite();
  const visitor = await visit(site, '/contact', withoutScript);
  const { page } = visitor;
  await fillContactForm(page, { ...inquiry, name: '   ', brief: ' \n ' });
  await sendButton(page).click();
  await expectComplaints(visitor, 'status of 422');

  expect(await page.title()).toMatch(/^Error: Contact /u);
  expect(await readContactForm(page)).toMatchObject({
    email: inquiry.email,
    service: inquiry.service,
  });
  expect(await hasFocus(alertOf(page))).toBe(true);
  await page.getByRole('link', { name: 'Enter your name' }).click();
  expect(await hasFocus(contactField(page, 'name'))).toBe(true);
  expect(await site.leads('contacts')).toEqual([]);
});

test('without script, each wrong field has its message, and the corrected form is stored', async () => {
  const site = await openSite();
  const visitor = await visit(site, '/contact', withoutScript);
  const { page } = visitor;
  await contactForm(page).evaluate((form: HTMLFormElement) => form.submit());
  await expectComplaints(visitor, 'status of 422');

  const messages = { name: 'Enter your name', email: 'Enter your email address' } as const;
  for (const name of ['name', 'email'] as const) {
    expect(await contactField(page, name).getAttribute('aria-invalid')).toBe('true');
    const id = await contactField(page, name).getAttribute('aria-describedby');
    expect(await page.locator(`#${id}`).textContent()).toBe(`Error: ${messages[name]}`);
  }
  await fillContactForm(page);
  await sendButton(page).click();
  await page.waitForURL('/contact/sent');
  expect(await site.leads('contacts')).toMatchObject([{ data: inquiry }]);
});
