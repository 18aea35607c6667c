import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import {
  alertOf,
  contactField,
  inquiry,
  fillContactForm,
  fillWithScript,
  readContactForm,
  sendButton,
  untilThanked,
} from '../fixtures/contact-form.ts';
import { sendOffline } from '../fixtures/failed-sending.ts';
import { openSite } from '../fixtures/site.ts';
import { expectComplaints, hasFocus, visit } from '../fixtures/visitor.ts';

const agencyEmail = 'hello@marigoldandmain.example';

test('a server that is away is told to the visitor, nothing she typed is lost, and sending again stores it once', async () => {
  const site = await openSite();
  const visitor = await visit(site, '/contact');
  const { page } = visitor;
  await fillWithScript(page);
  await site.stop();
  await sendButton(page).click();

  const alert = alertOf(page);
  await alert.waitFor();
  expect(await hasFocus(alert)).toBe(true);
  expect(await alert.textContent()).toContain('We could not send your request just now');
  expect(await alert.getByRole('link').getAttribute('href')).toBe(`mailto:${agencyEmail}`);
  expect(await readContactForm(page)).toEqual(inquiry);
  await expectComplaints(visitor, 'ERR_CONNECTION_REFUSED', 'Error submitting form');

  await site.start();
  await sendButton(page).click();
  await untilThanked(page);
  expect(await site.leads('contacts')).toMatchObject([{ data: inquiry }]);
});

test('a visitor who is offline is told so and can send once she is back', async () => {
  const site = await openSite();
  const visitor = await visit(site, '/contact', { device: 'phone' });
  const { page } = visitor;
  await fillWithScript(page);
  await sendOffline(visitor);
  await sendButton(page).click();
  await untilThanked(page);
  expect(await site.leads('contacts')).toHaveLength(1);
});

test('a store that cannot be written is told honestly, and the request is stored once it can', async () => {
  const directory = join(temporaryDirectory(), 'data');
  writeFileSync(directory, 'a file in the way');
  const site = await openSite({ DATA_DIR: directory });
  const visitor = await visit(site, '/contact');
  const { page } = visitor;
  await fillWithScript(page);
  await sendButton(page).click();
  const alert = alertOf(page);
  await alert.waitFor();
  const words = (await alert.textContent()) ?? '';
  expect(words).toContain('We cannot save anything just now, so nothing was sent.');
  expect(words.split(agencyEmail), 'the address is named once').toHaveLength(2);
  await expectComplaints(visitor, 'status of 503', 'Error submitting form');

  await rm(directory);
  await sendButton(page).click();
  await untilThanked(page);
  expect(await site.leads('contacts')).toMatchObject([{ data: inquiry }]);
});

test('a page of somebody else, such as a hotel’s sign-in, is not taken for an answer of ours', async () => {
  const site = await openSite();
  const visitor = await visit(site, '/contact');
  const { page } = visitor;
  await fillWithScript(page);
  const portal = { status: 200, contentType: 'text/html', body: '<h1>Welcome to our hotel</h1>' };
  await page.route('/contact', (route) => route.fulfill(portal), { times: 1 });
  await sendButton(page).click();
  await alertOf(page).waitFor();
  expect(await readContactForm(page)).toEqual(inquiry);
  await expectComplaints(visitor, 'Error submitting form');
});

test('without script, a store that cannot be written is told honestly and nothing typed is lost', async () => {
  const directory = join(temporaryDirectory(), 'data');
  writeFileSync(directory, 'a file in the way');
  const site = await openSite({ DATA_DIR: directory });
  const visitor = await visit(site, '/contact', { javaScript: false });
  const { page } = visitor;
  await fillContactForm(page);
  await sendButton(page).click();
  await expectComplaints(visitor, 'status of 503');
  expect(await alertOf(page).textContent()).toContain('We cannot save anything just now');
  expect(await readContactForm(page)).toEqual(inquiry);
  await rm(directory);
  await contactField(page, 'brief').press('Tab');
  await sendButton(page).click();
  await page.waitForURL('/contact/sent');
  expect(await site.leads('contacts')).toMatchObject([{ data: inquiry }]);
});
