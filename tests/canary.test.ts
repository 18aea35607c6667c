import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sendCanary } from '../cli/canary.ts';
import { openStore } from '../leads/sqlite/open-store.fixture.ts';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { openAgencyMailbox } from './fixtures/agency-mailbox.ts';
import { openSite } from './fixtures/site.ts';

const key = 'a-secret-that-is-long-enough-to-keep';

/** The program as it is run by hand or by a timer. */
const runCanary = (environment: Record<string, string>, ...words: string[]) =>
  new Promise<{ code: number; output: string; errors: string }>((resolve) => {
    const program = fileURLToPath(new URL('../cli/canary.ts', import.meta.url));
    const options = { cwd: temporaryDirectory(), env: environment };
    execFile(process.execPath, [program, ...words], options, (error, output, errors) =>
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
  const { code, output, errors } = await runCanary({ CANARY_KEY: key }, site.url);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).toContain(`The canary came through at ${site.url}`);
  expect(mailbox.mails).toMatchObject([
    {
      recipients: ['canary@marigold.example'],
      email: { subject: 'Canary: the forms of the website work' },
    },
  ]);
  const store = openStore(site.directory);
  expect(await store.counts()).toMatchObject({ contacts: 0 });
  expect(await Array.fromAsync(store.outbox.entries({ includeSent: true }))).toEqual([]);
});

test('where the mail server refuses the mail, that is said, and nothing is left behind', async () => {
  const mailbox = await openAgencyMailbox();
  mailbox.now('refuses for good');
  const site = await openSite({ ...mailbox.settings, CANARY_KEY: key });
  const canary = sendCanary({ siteUrl: site.url, key, timeout: 5_000 });
  await expect(canary).rejects.toThrow(
    /^The store works, but the mail was refused\. The mail server said: .*No such mailbox/u,
  );
  expect(await Array.fromAsync(openStore(site.directory).outbox.entries())).toEqual([]);
});

test('where mail waits too long, or there is no mail server, that is said', async () => {
  const mailbox = await openAgencyMailbox();
  mailbox.now('refuses for now');
  const slow = await openSite({ ...mailbox.settings, CANARY_KEY: key });
  await expect(sendCanary({ siteUrl: slow.url, key, timeout: 300 })).rejects.toThrow(
    /^The store works, but the mail was not sent within 0 s\. The mail server said: .*Greylisted/u,
  );
  const silent = await openSite({ CANARY_KEY: key });
  await expect(sendCanary({ siteUrl: silent.url, key, timeout: 300 })).rejects.toThrow(
    'The store works, but no mail server is set (SMTP_URL).',
  );
});

test('another key, a site that is away and a missing key each have their sentence', async () => {
  const site = await openSite({ CANARY_KEY: `${key}!` });
  expect(await runCanary({ CANARY_KEY: key }, site.url)).toEqual({
    code: 1,
    output: '',
    errors:
      'The canary did not come through. The form was not taken, the site answers 403: This test was not signed with the key of this site, so nothing was sent. Please compare CANARY_KEY on both sides, and the clocks.\n',
  });
  expect(await site.leads('contacts')).toEqual([]);
  await site.stop();
  const away = await runCanary({ CANARY_KEY: key, SITE_URL: site.url });
  expect(away).toMatchObject({
    code: 1,
    errors: expect.stringContaining('was not reached: nothing listens there.'),
  });
  expect(await runCanary({}, site.url)).toMatchObject({
    code: 2,
    errors: expect.stringContaining('CANARY_KEY is not set'),
  });
});
