import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../leads/sqlite/open-store.fixture.ts';
import { contactSubmission, newsletterSubmission } from '../leads/submission.fixture.ts';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { openAgencyMailbox } from './fixtures/agency-mailbox.ts';
import { openSite } from './fixtures/site.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

test('the running server erases what has been kept long enough', async () => {
  const directory = temporaryDirectory();
  const store = openStore(directory);
  await store.add(contactSubmission({}, { receivedAt: daysAgo(91) }));
  await store.add(contactSubmission({ brief: 'Later' }, { receivedAt: daysAgo(89) }));
  await store.add(newsletterSubmission('bob@example.com', { receivedAt: daysAgo(1000) }));
  await openSite({ DATA_DIR: directory, LEADS_KEEP_DAYS: '90' });
  await expect.poll(() => store.counts()).toMatchObject({ contacts: 1, newsletter: 1 });
});

test('the agency is told of a silence, and of what was held back the day before', async () => {
  const directory = temporaryDirectory();
  const store = openStore(directory);
  const { id } = await store.add(contactSubmission({}, { receivedAt: daysAgo(15) }));
  await store.outbox.lease(new Date(), 60);
  await store.outbox.markSent(id, new Date());
  const spam = { receivedAt: daysAgo(1), suspicions: ['the hidden field was filled in'] };
  await store.add(contactSubmission({ brief: 'Pills' }, spam));
  const mailbox = await openAgencyMailbox();
  const settings = { ...mailbox.settings, DATA_DIR: directory };
  const site = await openSite(settings);
  await expect.poll(() => mailbox.mails).toHaveLength(2);
  await site.start();
  await site.stop();
  expect(mailbox.mails.map(({ email }) => email.subject)).toEqual([
    'No lead for 14 days',
    expect.stringMatching(/^Held back as spam on \d{4}-\d\d-\d\d: 1$/u),
  ]);
});

test('the next mail to the agency tells that the database was damaged, and where it lies', async () => {
  const directory = temporaryDirectory();
  writeFileSync(join(directory, 'leads.sqlite'), 'Not a database. '.repeat(999));
  const mailbox = await openAgencyMailbox();
  await openSite({ ...mailbox.settings, DATA_DIR: directory });
  await expect.poll(() => mailbox.mails).toHaveLength(1);
  const [mail] = mailbox.mails;
  expect(mail?.email.subject).toBe('The database of leads was damaged');
  expect(mail?.email.text).toContain(join(directory, 'leads.damaged-'));
});
