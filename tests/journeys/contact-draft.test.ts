import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import {
  contactField,
  contactForm,
  emptyInquiry,
  inquiry,
  fillContactForm,
  fillWithScript,
  readContactForm,
  sendButton,
  untilScriptIsThere,
  untilThanked,
} from '../fixtures/contact-form.ts';
import { sendOffline } from '../fixtures/failed-sending.ts';
import { openSite } from '../fixtures/site.ts';
import { hasFocus, visit, type Visitor } from '../fixtures/visitor.ts';

const notice = (page: Page) =>
  contactForm(page).getByText('This is what you wrote last time. It was not sent yet.');

const fillAndFail = async (visitor: Visitor) => {
  await fillWithScript(visitor.page);
  await sendOffline(visitor);
};

test('after a failure, a reload brings the entries back, and they can be sent', async () => {
  const site = await openSite();
  const visitor = await visit(site, '/contact');
  await fillAndFail(visitor);
  await visitor.page.reload();
  await notice(visitor.page).waitFor();
  expect(await readContactForm(visitor.page)).toEqual(inquiry);
  await sendButton(visitor.page).click();
  await untilThanked(visitor.page);
  expect(await site.leads('contacts')).toMatchObject([{ data: inquiry }]);
});

test('after a failure, the next visit offers the entries again', async () => {
  const site = await openSite();
  const visitor = await visit(site, '/contact', { device: 'phone' });
  await fillAndFail(visitor);
  await visitor.page.close();
  const page = await visitor.context.newPage();
  await page.goto('/contact');
  await notice(page).waitFor();
  expect(await readContactForm(page)).toEqual(inquiry);
});

test('“Start afresh” empties the form for good and begins at the first field', async () => {
  const site = await openSite();
  const visitor = await visit(site, '/contact');
  const { page } = visitor;
  await fillAndFail(visitor);
  await page.reload();
  await page.getByRole('button', { name: 'Start afresh' }).click();
  expect(await readContactForm(page)).toEqual(emptyInquiry);
  expect(await hasFocus(contactField(page, 'name'))).toBe(true);
  expect(await notice(page).count()).toBe(0);
  await page.reload();
  await page.mouse.move(600, 400, { steps: 2 });
  await untilScriptIsThere(page);
  expect(await readContactForm(page)).toEqual(emptyInquiry);
});

test('a visitor who leaves in the middle of writing finds her words again', async () => {
  const site = await openSite();
  const { page } = await visit(site, '/contact');
  await contactField(page, 'name').focus();
  await untilScriptIsThere(page);
  await contactField(page, 'name').pressSequentially('Ana');
  await page.goto('/about');
  await page.goto('/contact');
  await notice(page).waitFor();
  expect(await readContactForm(page)).toEqual({ ...emptyInquiry, name: 'Ana' });
});

test('what was typed before the script came is not written over by an older draft', async () => {
  const site = await openSite();
  const visitor = await visit(site, '/contact');
  const { page } = visitor;
  await fillAndFail(visitor);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.reload();
  await contactField(page, 'name').fill('Anabel Ruiz');
  scripts.resolve();
  await notice(page).waitFor();
  expect(await readContactForm(page)).toEqual({ ...inquiry, name: 'Anabel Ruiz' });
});

test('once sent, nothing of it stays in the browser', async () => {
  const site = await openSite();
  const { page } = await visit(site, '/contact');
  await fillContactForm(page);
  await sendButton(page).click();
  await untilThanked(page);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).toBe('{}');
});
