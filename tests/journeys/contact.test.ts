import { expect, test } from 'vitest';
import {
  contactForm,
  emptyInquiry,
  inquiry,
  fillContactForm,
  readContactForm,
  sendButton,
  thanksMessage,
  untilScriptIsThere,
  untilThanked,
} from '../fixtures/contact-form.ts';
import { openSite } from '../fixtures/site.ts';
import { hasFocus, visit } from '../fixtures/visitor.ts';

test.for(['phone', 'desktop'] as const)(
  'on a %s, a visitor sends her request and is thanked in a modal and on the page',
  async (device) => {
    const site = await openSite();
    const { page } = await visit(site, '/contact', { device });
    await fillContactForm(page);
    await sendButton(page).click();

    const modal = page.getByRole('dialog', { name: 'Thank You!', exact: true });
    await modal.waitFor();
    expect(await modal.getByRole('heading').textContent()).toBe('Thank You!');
    expect(await modal.getByRole('paragraph').textContent()).toBe(
      "Your service request has been submitted successfully. We'll be in touch in a few hours!",
    );
    const close = modal.getByRole('button', { name: 'Close' });
    expect(await hasFocus(close)).toBe(true);

    expect(await contactForm(page).isHidden()).toBe(true);
    expect(await readContactForm(page)).toEqual(emptyInquiry);
    expect(await sendButton(page).isDisabled()).toBe(true);

    await close.click();
    await modal.waitFor({ state: 'hidden' });
    expect(await hasFocus(thanksMessage(page))).toBe(true);
  },
);

test('the agency finds the request in its store with exactly the fields it needs', async () => {
  const site = await openSite();
  const before = Date.now();
  const { page } = await visit(site, '/contact');
  await fillContactForm(page);
  await sendButton(page).click();
  await untilThanked(page);
  const leads = await site.leads('contacts');
  expect(leads).toEqual([
    { id: expect.any(String), data: { ...inquiry, timestamp: expect.any(String) } },
  ]);
  const timestamp = leads[0]?.data.timestamp ?? '';
  expect(new Date(timestamp).toISOString()).toBe(timestamp);
  expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(timestamp)).toBeLessThanOrEqual(Date.now());
});

test('Escape closes the modal, and a visitor who comes back finds an empty form', async () => {
  const site = await openSite();
  const { page } = await visit(site, '/contact');
  await fillContactForm(page);
  await sendButton(page).click();
  await untilThanked(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await hasFocus(thanksMessage(page))).toBe(true);

  await page.reload();
  await page.mouse.move(600, 400, { steps: 2 });
  await untilScriptIsThere(page);
  expect(await readContactForm(page)).toEqual(emptyInquiry);
  expect(await page.getByText('This is what you wrote last time').count()).toBe(0);
});

test('the whole form can be filled in and sent with the keyboard alone', async () => {
  const site = await openSite();
  const { page } = await visit(site, '/contact');
  await page.locator('#contact-name').focus();
  await page.keyboard.type('Ana Ruiz');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ana@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Custom');
  await page.keyboard.press('Tab');
  await page.keyboard.type('A site for my bakery.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await untilThanked(page);
  const [lead] = await site.leads('contacts');
  expect(lead?.data).toMatchObject({ service: 'Custom', brief: 'A site for my bakery.' });
});
