import { expect, test } from 'vitest';
import { openStore } from '../../leads/sqlite/open-store.fixture.ts';
import { contactSubmission } from '../../leads/submission.fixture.ts';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { freeSpace } from './free-space.ts';
import { healthWarnings } from './health-warnings.ts';

const received = new Date('2026-11-21T10:00:00.000Z');
const after = (minutes: number) => () => new Date(received.getTime() + minutes * 60_000);

const withOneMail = async () => {
  const store = openStore(temporaryDirectory());
  const { id } = await store.add(contactSubmission());
  return { outbox: store.outbox, id };
};

test('mail that waits for a quarter of an hour is worth a warning, and not before', async () => {
  const { outbox } = await withOneMail();
  expect(await healthWarnings({ outbox, clock: after(15) })).toEqual([]);
  expect(await healthWarnings({ outbox, clock: after(61) })).toEqual([
    'Mail to the agency has been waiting for 61 minutes.',
  ]);
});

test('mail that was given up is worth a warning at once', async () => {
  const { outbox, id } = await withOneMail();
  await outbox.lease(received, 60);
  await outbox.markDead(id, '550 no');
  expect(await healthWarnings({ outbox, clock: after(1) })).toEqual([
    'Mail to the agency was given up: see "npm run leads -- outbox list".',
  ]);
});

test('mail that was sent is no reason for a warning', async () => {
  const { outbox, id } = await withOneMail();
  await outbox.lease(received, 60);
  await outbox.markSent(id, received);
  expect(await healthWarnings({ outbox, clock: after(600) })).toEqual([]);
});

test('the room on the disk is known, also before the store has made its folder', async () => {
  const directory = temporaryDirectory();
  expect(await freeSpace(`${directory}/not/there/yet`)).toBeGreaterThan(0);
  const { outbox } = await withOneMail();
  expect(await healthWarnings({ outbox, dataDirectory: directory, clock: after(1) })).toEqual([]);
});
