import { documentsIn } from '../../leads/submission.fixture.ts';
import { accessibilityFindings } from '../fixtures/accessibility.ts';
import { inquiry } from '../fixtures/contact-form.ts';
import { openMailServer } from '../fixtures/mail-server.ts';
import { messages } from '../fixtures/specification.ts';
import { withStore } from '../fixtures/with-store.ts';
import {
  alertOf,
  contactField,
  contactForm,
  emptyInquiry,
  expectEntries,
  fillContactForm,
  notice,
  openFilledIn,
  sendAndBeThanked,
  sendButton,
  thanks,
  untilScriptIsThere,
} from './contact-form.ts';
import { expect, expectComplaints, phone, siteTest as test } from './test.ts';

const wrong = {
  name: 'Enter your name',
  email: 'Enter your email address',
  service: 'Choose the service you need',
  brief: 'Tell us a little about your project',
} as const;
const names = ['name', 'email', 'service', 'brief'] as const;

const stored = { id: expect.any(String), data: { ...inquiry, timestamp: expect.any(String) } };

test('a request is stored with the fields it needs, and thanked for in a modal and on the page', async ({
  page,
  site,
}) => {
  await page.goto('/contact');
  await fillContactForm(page);
  await sendButton(page).click();
  const modal = page.getByRole('dialog', { name: 'Thank You!', exact: true });
  await expect(modal.getByRole('heading')).toHaveText('Thank You!');
  await expect(modal.getByRole('paragraph')).toHaveText(messages.contactDialog);
  await expect(modal.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(contactForm(page)).toBeHidden();
  await expect(sendButton(page)).toBeDisabled();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(thanks(page)).toBeFocused();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await site.leads('contacts')).toEqual([stored]);

  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({
    visit: expect.any(String),
  });
  await page.reload();
  await page.mouse.move(60, 400, { steps: 2 });
  await untilScriptIsThere(page);
  await expectEntries(page, emptyInquiry);
  await expect(notice(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  // Links scroll to their targets without an animation.
  test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

  test('an empty form is answered with a summary that leads to each field, and a message beside each', async ({
    page,
    site,
  }) => {
    await page.goto('/contact');
    await contactField(page, 'name').focus();
    await untilScriptIsThere(page);
    await sendButton(page).click();
    const summary = alertOf(page);
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('listitem')).toHaveText(Object.values(wrong));
    expect(await accessibilityFindings(page)).toEqual([]);
    for (const name of names) {
      const field = contactField(page, name);
      await summary.getByRole('link', { name: wrong[name], exact: true }).click();
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(`Error: ${wrong[name]}`, 'u'));
    }
    await contactField(page, 'name').fill('Ana Ruiz');
    await expect(summary.getByRole('listitem')).toHaveText(Object.values(wrong).slice(1));
    await expect(contactField(page, 'name')).not.toHaveAttribute('aria-invalid');
    await fillContactForm(page);
    await sendButton(page).tap();
    await page.getByRole('button', { name: 'Close' }).tap();
    await expect(thanks(page)).toBeFocused();
    expect(await site.leads('contacts')).toEqual([stored]);
  });
});

test('the whole form can be filled in and sent with the keyboard alone', async ({ page, site }) => {
  await page.goto('/contact');
  await contactField(page, 'name').focus();
  for (const entry of ['Ana Ruiz', 'ana@example.com', 'Custom', 'A site for my bakery.']) {
    await page.keyboard.type(entry);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeVisible();
  expect(await site.leads('contacts')).toMatchObject([
    { data: { email: 'ana@example.com', service: 'Custom', brief: 'A site for my bakery.' } },
  ]);
});

test('a typo in the email address is pointed out, and one press fixes it; no address is refused for its format', async ({
  page,
  site,
}) => {
  await openFilledIn(page, { ...inquiry, email: 'ana@gmial.com' });
  const hint = contactForm(page).getByRole('status');
  await expect(hint).toHaveText('Did you mean ana@gmail.com?');
  await hint.getByRole('button').click();
  await expect(contactField(page, 'email')).toHaveValue('ana@gmail.com');
  await expect(contactField(page, 'email')).toBeFocused();
  await expect(hint).toBeEmpty();
  const email = 'call me: 512 555 0100';
  await contactField(page, 'email').fill(email);
  await sendAndBeThanked(page);
  expect(await site.leads('contacts')).toMatchObject([{ data: { email } }]);
});

test('a double click sends once, and the button says that the form is being sent', async ({
  page,
  site,
}) => {
  await openFilledIn(page);
  const sending = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('/contact', async (route) => {
    sent += 1;
    await sending.promise;
    await route.continue();
  });
  await sendButton(page).dblclick();
  await expect(sendButton(page)).toHaveText('Sending …');
  await expect(sendButton(page)).toHaveAttribute('aria-busy', 'true');
  sending.resolve();
  await expect(thanks(page)).toBeVisible();
  expect(sent).toBe(1);
  expect(await site.leads('contacts')).toHaveLength(1);
});

test('visitors never see the honeypot, and a bot that fills it in and shows another sign is thanked and held back for review', async ({
  page,
  site,
}) => {
  await openFilledIn(page);
  const trap = page.locator('main [name="subject"]');
  await expect(trap).toBeHidden();
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await contactField(page, 'name').fill('www.spam.example');
  await sendAndBeThanked(page);
  expect(await site.leads('contacts')).toEqual([]);
  const held = await withStore(site.directory, (store) => documentsIn(store, 'quarantine'));
  expect(held).toMatchObject([{ data: { name: 'www.spam.example' } }]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads the same thanks, a resent form counts once, and invalid fields come back marked, with everything else kept', async ({
    page,
    site,
    complaints,
  }) => {
    for (let time = 0; time < 2; time += 1) {
      await page.goto('/contact');
      await fillContactForm(page);
      await sendButton(page).click();
      await expect(page).toHaveURL('/contact/sent');
      await expect(thanks(page)).toHaveRole('heading');
      await expect(page.getByText(`Thank You! ${messages.contactDialog}`)).toBeVisible();
    }
    expect(await site.leads('contacts')).toEqual([stored]);

    await page.goto('/contact');
    await fillContactForm(page, { ...inquiry, name: '   ', brief: ' \n ' });
    await sendButton(page).click();
    await expectComplaints(complaints, 'status of 422');
    await expect(page).toHaveTitle(/^Error: Contact /u);
    await expect(alertOf(page)).toBeFocused();
    await expect(alertOf(page).getByRole('listitem')).toHaveText([wrong.name, wrong.brief]);
    await expect(contactField(page, 'email')).toHaveValue(inquiry.email);
    await expect(contactField(page, 'service')).toHaveValue(inquiry.service);
    await expect(contactField(page, 'name')).toHaveAccessibleDescription(/Error: Enter your name/u);
    await page.getByRole('link', { name: wrong.name }).click();
    await expect(contactField(page, 'name')).toBeFocused();
    await fillContactForm(page, { ...inquiry, brief: 'Something else' });
    await sendButton(page).click();
    await expect(page).toHaveURL('/contact/sent');
    expect(await site.leads('contacts')).toMatchObject([{}, { data: { brief: 'Something else' } }]);
  });
});

test('the agency gets a request by mail, even one from before the mail server was set up, and can reply directly', async ({
  page,
  site,
}) => {
  await openFilledIn(page);
  await sendAndBeThanked(page);
  const mailbox = await openMailServer();
  await site.start(mailbox.settings);
  await expect.poll(() => mailbox.mails).toHaveLength(1);
  const [lead] = await site.leads('contacts');
  expect(mailbox.mails[0]).toMatchObject({
    recipients: ['studio@marigold.example'],
    email: {
      messageId: `<${lead?.id}@marigold.example>`,
      replyTo: [{ name: inquiry.name, address: inquiry.email }],
      subject: 'New Web Design inquiry from Ana Ruiz',
      text: expect.stringContaining('A site for my bakery.'),
    },
  });
  await mailbox.close();
});
