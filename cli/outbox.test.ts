import { expect, test } from 'vitest';
import { openStore } from '../leads/sqlite/open-store.fixture.ts';
import { newsletterSubmission } from '../leads/submission.fixture.ts';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { run } from './run.fixture.ts';

const moment = new Date('2026-11-21T10:00:00.000Z');
const muchLater = new Date('2226-11-22T10:00:00.000Z');

/** A store with one mail of each kind: waiting after a failure, sent, dead. */
const openUsedStore = async (directory: string) => {
  const store = openStore(directory);
  const leaseOneOf = async (email: string) => {
    const { id } = await store.add(newsletterSubmission(email));
    await store.outbox.lease(moment, 60);
    return id;
  };
  const waiting = await leaseOneOf('waiting@example.com');
  await store.outbox.markFailed(waiting, '451 try later', muchLater);
  const sent = await leaseOneOf('sent@example.com');
  await store.outbox.markSent(sent, moment);
  const dead = await leaseOneOf('dead@example.com');
  await store.outbox.markDead(dead, '550 no');
  return { store, waiting, sent, dead };
};

const rows = (output: string) => output.split('\n').map((line) => line.split(/\s{2,}/u));

test('the mails that are not sent are listed with what keeps them', async () => {
  const directory = temporaryDirectory();
  const { waiting, sent, dead } = await openUsedStore(directory);
  const { output, code } = await run(directory, ['outbox', 'list']);
  expect(code).toBe(0);
  expect(rows(output)).toContainEqual([
    waiting,
    'waiting',
    '1',
    '2026-11-21T10:00:00Z',
    '2226-11-22T10:00:00Z',
    '451 try later',
  ]);
  expect(rows(output)).toContainEqual([dead, 'dead', '1', '2026-11-21T10:00:00Z', '550 no']);
  expect(output).not.toContain(sent);
  expect(output).toContain('\n2 mails not sent yet\n');
});

test('the sent ones are listed where all are asked for', async () => {
  const directory = temporaryDirectory();
  const { sent } = await openUsedStore(directory);
  const { output } = await run(directory, ['outbox', 'list', '--all']);
  expect(rows(output)).toContainEqual([
    sent,
    'sent',
    '1',
    '2026-11-21T10:00:00Z',
    '2026-11-21T10:00:00Z',
  ]);
});

test('retry makes all mails due that are not sent', async () => {
  const directory = temporaryDirectory();
  const { store } = await openUsedStore(directory);
  const { output } = await run(directory, ['outbox', 'retry']);
  expect(output).toBe('2 mails due now; the running server sends what is due.\n');
  expect(await store.outbox.lease(new Date(), 60)).toBeDefined();
});

test('retry can be for one mail only', async () => {
  const directory = temporaryDirectory();
  const { store, dead } = await openUsedStore(directory);
  const { output } = await run(directory, ['outbox', 'retry', '--id', dead]);
  expect(output).toBe('1 mail due now; the running server sends what is due.\n');
  expect(await store.outbox.lease(new Date(), 60)).toMatchObject({ id: dead });
});

test('a mail that is sent, or unknown, is not sent again', async () => {
  const directory = temporaryDirectory();
  const { sent } = await openUsedStore(directory);
  const retried = await run(directory, ['outbox', 'retry', '--id', sent]);
  expect(retried).toEqual({ code: 0, output: 'No such mail is waiting or dead.\n', errors: '' });
});
