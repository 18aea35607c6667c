import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import {
  contactField,
  inquiry,
  fillContactForm,
  fillWithScript,
  sendButton,
  untilScriptIsThere,
  untilThanked,
} from '../fixtures/contact-form.ts';
import { sendInVain } from '../fixtures/failed-sending.ts';
import { openSite } from '../fixtures/site.ts';
import { visit } from '../fixtures/visitor.ts';

/** The server gets the next form and answers, but the answer never arrives. */
const loseNextAnswer = (page: Page) =>
  page.route(
    '/contact',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

test('a double click sends once', async () => {
  const site = await openSite();
  const { page } = await visit(site, '/contact');
  await fillWithScript(page);
  const posts: string[] = [];
  page.on('request', (one) => one.method() === 'POST' && posts.push(one.url()));
  await sendButton(page).dblclick();
  await untilThanked(page);
  expect(posts).toHaveLength(1);
  expect(await site.leads('contacts')).toHaveLength(1);
});

test('while it is on its way, the button says so', async () => {
  const site = await openSite();
  const { page } = await visit(site, '/contact');
  await fillWithScript(page);
  const sending = Promise.withResolvers<void>();
  await page.route('/contact', async (route) => {
    await sending.promise;
    await route.continue();
  });
  await sendButton(page).click();
  await expect.poll(() => sendButton(page).textContent()).toBe('Sending …');
  expect(await sendButton(page).getAttribute('aria-busy')).toBe('true');
  sending.resolve();
  await untilThanked(page);
});

test('sent again after a lost answer, it counts once', async () => {
  const site = await openSite();
  const visitor = await visit(site, '/contact');
  const { page } = visitor;
  await loseNextAnswer(page);
  await fillWithScript(page);
  await sendInVain(visitor, 'ERR_CONNECTION_RESET');
  await sendButton(page).click();
  await untilThanked(page);
  expect(await site.leads('contacts')).toHaveLength(1);
});

test('sent again on the next visit after a lost answer, it still counts once', async () => {
  const site = await openSite();
  const visitor = await visit(site, '/contact');
  const { page } = visitor;
  await loseNextAnswer(page);
  await fillWithScript(page);
  await sendInVain(visitor, 'ERR_CONNECTION_RESET');
  await page.reload();
  await untilScriptIsThere(page);
  await sendButton(page).click();
  await untilThanked(page);
  expect(await site.leads('contacts')).toHaveLength(1);
});

test('what she corrects after a lost answer reaches the agency too', async () => {
  const site = await openSite();
  const visitor = await visit(site, '/contact');
  const { page } = visitor;
  await loseNextAnswer(page);
  await fillWithScript(page, { ...inquiry, email: 'ana@exampel.com' });
  await sendInVain(visitor, 'ERR_CONNECTION_RESET');
  await contactField(page, 'email').fill('ana@example.com');
  await sendButton(page).click();
  await untilThanked(page);
  const emails = (await site.leads('contacts')).map(({ data }) => data.email);
  expect(emails).toEqual(['ana@exampel.com', 'ana@example.com']);
});

test('a form sent before its script has come is a plain form, and works', async () => {
  const site = await openSite();
  const { page } = await visit(site, '/contact');
  await page.route('**/*.js', () => {});
  await fillContactForm(page);
  await sendButton(page).click();
  await page.waitForURL('/contact/sent');
  expect(await site.leads('contacts')).toMatchObject([{ data: inquiry }]);
});

test('a form whose script cannot be fetched is a plain form, and works', async () => {
  const site = await openSite();
  const visitor = await visit(site, '/contact');
  const { page } = visitor;
  await page.route('**/*.js', (route) => route.abort());
  await fillContactForm(page);
  await sendButton(page).click();
  await page.waitForURL('/contact/sent');
  expect(await site.leads('contacts')).toHaveLength(1);
  visitor.complaints.splice(0);
});
