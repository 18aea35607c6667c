import { rm, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../fixtures/accessibility.ts';
import { inquiry } from '../fixtures/contact-form.ts';
import { business } from '../fixtures/content.ts';
import {
  alertOf,
  contactField,
  emptyInquiry,
  expectEntries,
  fillContactForm,
  notice,
  openFilledIn,
  sendAndBeThanked,
  sendButton,
  sendInVain,
  untilScriptIsThere,
} from './contact-form.ts';
import { expect, expectComplaints, phone, siteTest as test } from './test.ts';

// Forms that cannot be sent.

test.use(phone);

const scripts = '**/*.js';
const stored = [{ data: inquiry }];

/** Sends the form offline, and restores the network afterwards. */
const fillAndFail = async (page: Page, complaints: string[]) => {
  await openFilledIn(page);
  await page.context().setOffline(true);
  await sendInVain(page, complaints, 'ERR_INTERNET_DISCONNECTED');
  await page.context().setOffline(false);
};

test('after a failure the next visit offers the entries again, and “Start over” empties the form for good', async ({
  page,
  context,
  complaints,
}) => {
  await fillAndFail(page, complaints);
  await expect(alertOf(page)).toContainText('We couldn’t send your request just now');
  await expect(alertOf(page).getByRole('link')).toHaveText(business.email);
  await expectEntries(page);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.close();
  const next = await context.newPage();
  await next.goto('/contact');
  await expect(notice(next)).toBeVisible();
  await expectEntries(next);
  expect(await accessibilityFindings(next)).toEqual([]);
  await next.getByRole('button', { name: 'Start over' }).click();
  await expect(contactField(next, 'name')).toBeFocused();
  await expectEntries(next, emptyInquiry);
  await next.reload();
  await next.mouse.move(60, 400, { steps: 2 });
  await untilScriptIsThere(next);
  await expectEntries(next, emptyInquiry);
  await expect(notice(next)).toHaveCount(0);
});

test('a visitor who leaves while writing finds her words again', async ({ page }) => {
  await page.goto('/contact');
  await contactField(page, 'name').focus();
  await untilScriptIsThere(page);
  await contactField(page, 'name').pressSequentially('Ana');
  await page.goto('/about');
  await page.goto('/contact');
  await expect(notice(page)).toBeVisible();
  await expectEntries(page, { ...emptyInquiry, name: 'Ana' });
});

test('an older draft does not overwrite what was typed before the script loaded', async ({
  page,
  complaints,
}) => {
  await fillAndFail(page, complaints);
  const held = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload();
  await contactField(page, 'name').fill('Anabel Ruiz');
  held.resolve();
  await expect(notice(page)).toBeVisible();
  await expectEntries(page, { ...inquiry, name: 'Anabel Ruiz' });
});

/** Lets the server receive the next form, but drops its answer. */
const loseNextAnswer = (page: Page) =>
  page.route(
    '/contact',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

test('a form resent after a lost answer, at once or on the next visit, counts once; a correction reaches the agency too', async ({
  page,
  site,
  complaints,
}) => {
  await openFilledIn(page);
  await loseNextAnswer(page);
  await sendInVain(page, complaints, 'ERR_CONNECTION_RESET');
  await loseNextAnswer(page);
  await sendInVain(page, complaints, 'ERR_CONNECTION_RESET');
  await page.reload();
  await untilScriptIsThere(page);
  await loseNextAnswer(page);
  await sendInVain(page, complaints, 'ERR_CONNECTION_RESET');
  expect(await site.leads('contacts')).toHaveLength(1);
  await contactField(page, 'email').fill('ana.ruiz@example.com');
  await sendAndBeThanked(page);
  const emails = (await site.leads('contacts')).map(({ data }) => data.email);
  expect(emails).toEqual([inquiry.email, 'ana.ruiz@example.com']);
});

test('a foreign page, such as a hotel’s Wi-Fi sign-in, is not taken for an answer of ours', async ({
  page,
  complaints,
}) => {
  await openFilledIn(page);
  const portal = { status: 200, contentType: 'text/html', body: '<h1>Welcome to our hotel</h1>' };
  await page.route('/contact', (route) => route.fulfill(portal), { times: 1 });
  await sendInVain(page, complaints);
  await expectEntries(page);
});

test('an unwritable store is reported, nothing typed is lost, and the request is stored once that is possible', async ({
  page,
  site,
  complaints,
}) => {
  const blocked = `${site.directory}/blocked`;
  await writeFile(blocked, 'a file in the way');
  await site.start({ DATA_DIR: blocked });
  await openFilledIn(page);
  await sendInVain(page, complaints, 'status of 503');
  await expect(alertOf(page)).toContainText(
    'We can’t save anything right now, so nothing was sent.',
  );
  await expect(alertOf(page).getByText(business.email)).toHaveCount(1);
  await expectEntries(page);
  await rm(blocked);
  await site.start();
  await sendAndBeThanked(page);
  expect(await site.leads('contacts')).toMatchObject(stored);
});

test('scripts that fail to load block nothing: each form is sent by the browser, and no address ends up in a URL', async ({
  page,
  site,
  complaints,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route(scripts, (route) => route.abort());
  await page.goto('/contact');
  await fillContactForm(page);
  await sendButton(page).click();
  await page.waitForURL('/contact/sent');
  expect(await site.leads('contacts')).toMatchObject(stored);

  await page.goto('/about');
  await page.locator('footer [type="email"]').fill(inquiry.email);
  await page.locator('footer form').getByRole('button').click();
  await page.waitForURL('/newsletter/joined');
  expect(await site.leads('newsletter')).toMatchObject([{ data: { email: inquiry.email } }]);
  expect(asked.filter((url) => url.includes('ana'))).toEqual([]);
  complaints.length = 0;
});

test('a contact request sent offline before its script loaded is kept, is offered again, and is stored once', async ({
  page,
  context,
  site,
  complaints,
}) => {
  await page.goto('/contact');
  await context.setOffline(true);
  await fillContactForm(page);
  await sendButton(page).click();
  await expect(alertOf(page)).toBeFocused();
  await expect(alertOf(page)).toContainText('Everything you typed is still here');
  await expectEntries(page);
  await expectComplaints(complaints, 'Error hydrating');
  await context.setOffline(false);
  // Back online, the missing scripts load.
  await untilScriptIsThere(page);
  await page.goto('/about');
  await page.goto('/contact');
  await expect(notice(page)).toBeVisible();
  await sendAndBeThanked(page);
  expect(await site.leads('contacts')).toMatchObject(stored);
  await page.reload();
  await contactField(page, 'name').focus();
  await untilScriptIsThere(page);
  await expect(notice(page)).toHaveCount(0);
  complaints.length = 0;
});

test('an address sent offline is kept, the page says so, and back online it is stored once', async ({
  page,
  context,
  site,
  complaints,
}) => {
  await page.goto('/googlemesis');
  await context.setOffline(true);
  const form = page.locator('[action="/googlemesis"]');
  const field = form.locator('[type="email"]');
  await field.fill(inquiry.email);
  await form.getByRole('button').click();
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(form.getByRole('alert')).toContainText('nothing was stored');
  await expect(field).toHaveValue(inquiry.email);

  await context.setOffline(false);
  await page.reload();
  await page.mouse.move(200, 300, { steps: 2 });
  await expect(field).toHaveValue(inquiry.email);
  await form.getByRole('button').click();
  await expect
    .poll(() => site.leads('authorityBuilderFunnel1'))
    .toMatchObject([{ data: { email: inquiry.email } }]);
  complaints.length = 0;
});
