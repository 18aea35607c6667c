import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sendCanary } from '../server/commands/canary.ts';
import { openStore } from '../leads/sqlite/open-store.fixture.ts';
import { contactSubmission, newsletterSubmission } from '../leads/submission.fixture.ts';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { variables } from '../server/settings/settings.ts';
import type { Mood } from './fixtures/mail-server.ts';
import { openAgencyMailbox } from './fixtures/agency-mailbox.ts';
import { openSite } from './fixtures/site.ts';

// What the agency runs and hears of beside the site.

const key = 'a-secret-that-is-long-enough-to-keep';

/** A program of `server/commands/` as it is run by hand or by a timer. */
const run = (program: string, environment: Record<string, string>, ...words: string[]) =>
  new Promise<{ code: number; output: string; errors: string }>((resolve) => {
    const file = fileURLToPath(new URL(`../${program}.ts`, import.meta.url));
    const options = { cwd: temporaryDirectory(), env: environment };
    execFile(process.execPath, [file, ...words], options, (error, output, errors) =>
      resolve({ code: Number(error?.code ?? 0), output, errors }),
    );
  });

test('the canary goes through form, store and mail, and leaves nothing behind', async () => {
  const mailbox = await openAgencyMailbox();
  const site = await openSite({
    ...mailbox.settings,
    CANARY_KEY: key,
    CANARY_MAIL_TO: 'canary@marigold.example',
  });
  const { code, output, errors } = await run(
    'server/commands/canary',
    { CANARY_KEY: key },
    site.url,
  );
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).toContain(`The canary came through at ${site.url}`);
  const subject = 'Canary: the forms of the website work';
  expect(mailbox.mails).toMatchObject([
    { recipients: ['canary@marigold.example'], email: { subject } },
  ]);
  const store = openStore(site.directory);
  expect(await store.counts()).toMatchObject({ contacts: 0 });
  expect(await store.lastCanary()).toBeDefined();
});

test.for<[Mood, number, RegExp]>([
  ['refuses for good', 5_000, /^The store works, but the mail was refused\. .*No such mailbox/u],
  ['refuses for now', 300, /but the mail didn’t go out within 0 s\. .*Greylisted/u],
])('where the mail server %s, the canary says so', async ([mood, timeout, sentence]) => {
  const mailbox = await openAgencyMailbox();
  mailbox.now(mood);
  const site = await openSite({ ...mailbox.settings, CANARY_KEY: key });
  await expect(sendCanary({ siteUrl: site.url, key, timeout })).rejects.toThrow(sentence);
});

test('another key and a site that is away each have their sentence', async () => {
  const site = await openSite({ CANARY_KEY: `${key}!` });
  const refused = await run('server/commands/canary', { CANARY_KEY: key }, site.url);
  expect(refused.code).toBe(1);
  expect(refused.errors).toContain('This test wasn’t signed with this site’s key');
  expect(await site.leads('contacts')).toEqual([]);
  await site.stop();
  const away = await run('server/commands/canary', { CANARY_KEY: key, SITE_URL: site.url });
  expect(away.errors).toContain('ECONNREFUSED');
});

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

test('the running server erases what was kept long enough, and tells of a silence and of what was held back', async () => {
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
