import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { sendCanary } from '../server/commands/canary.ts';
import { openStore } from '../leads/sqlite/open-store.fixture.ts';
import { contactSubmission, newsletterSubmission } from '../leads/submission.fixture.ts';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { variables } from '../server/settings/variables.ts';
import { openAgencyMailbox } from './fixtures/agency-mailbox.ts';
import { openSite } from './fixtures/site.ts';

// Operation: the canary, scheduled jobs, notices and settings.

const key = 'a-secret-that-is-long-enough-to-keep';

const canary = fileURLToPath(new URL('../server/commands/canary.ts', import.meta.url));

test('the canary passes through form, store and mail, and leaves nothing behind', async () => {
  const mailbox = await openAgencyMailbox();
  const site = await openSite({
    ...mailbox.settings,
    CANARY_KEY: key,
    CANARY_MAIL_TO: 'canary@marigold.example',
  });
  const options = { cwd: temporaryDirectory(), env: { CANARY_KEY: key } };
  const told = await promisify(execFile)(process.execPath, [canary, site.url], options);
  expect(told.stderr).toBe('');
  expect(told.stdout).toContain(`The canary came through at ${site.url}`);
  const subject = 'Canary: the forms of the website work';
  expect(mailbox.mails).toMatchObject([
    { recipients: ['canary@marigold.example'], email: { subject } },
  ]);
  const store = openStore(site.directory);
  expect(await store.counts()).toMatchObject({ contacts: 0 });
  expect(await store.lastCanary()).toBeDefined();
});

test('when the mail server refuses the mail, the canary says so', async () => {
  const mailbox = await openAgencyMailbox();
  mailbox.now('refuses for good');
  const site = await openSite({ ...mailbox.settings, CANARY_KEY: key });
  const sent = sendCanary({ siteUrl: site.url, key, timeout: 5_000 });
  await expect(sent).rejects.toThrow('The store works, but the mail was refused.');
});

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

test('the running server erases expired data, and reports a silence and submissions held back as spam', async () => {
  const directory = temporaryDirectory();
  const store = openStore(directory);
  await store.add(newsletterSubmission('bob@example.com', { receivedAt: daysAgo(1000) }));
  await store.add(contactSubmission({ brief: 'Old' }, { receivedAt: daysAgo(91) }));
  await store.add(contactSubmission({}, { receivedAt: daysAgo(15) }));
  const suspicions = ['the hidden field was filled in'];
  await store.add(contactSubmission({ brief: 'Pills' }, { receivedAt: daysAgo(0), suspicions }));
  await store.add(contactSubmission({ brief: 'Past' }, { receivedAt: daysAgo(91), suspicions }));
  await store.add(contactSubmission({ brief: 'Kept' }, { receivedAt: daysAgo(80), suspicions }));
  const mailbox = await openAgencyMailbox();
  await openSite({ ...mailbox.settings, DATA_DIR: directory, LEADS_KEEP_DAYS: '90' });
  await expect.poll(() => store.counts()).toMatchObject({ contacts: 1, newsletter: 1 });
  expect(await store.inbox.counts()).toMatchObject({ spam: 2 });
  await expect
    .poll(() => mailbox.mails.map(({ email }) => email.subject))
    .toEqual(expect.arrayContaining(['No leads for 14 days', 'Held back as spam: 2']));
});

test('.env.example names every setting, and no other', () => {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  const named = [...example.matchAll(/^([A-Z_]+)=/gmu)].map(([, name = '']) => name);
  const known = Object.values(variables).flatMap(({ shape }) => Object.keys(shape));
  expect(named.toSorted()).toEqual(known.toSorted());
});
