import { expect, test, vi } from 'vitest';
import { openStore } from '../leads/sqlite/open-store.fixture.ts';
import { contactSubmission } from '../leads/submission.fixture.ts';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { freeSpace, warningsOf } from './health.ts';
import { createTestApp } from './test-support/test-app.ts';

const storeThatChecks = (checkWritable: () => Promise<void>) => ({
  add: async () => ({ outcome: 'stored', id: '1' }) as const,
  checkWritable: vi.fn(checkWritable),
});

test('the health check is green while leads can be stored', async () => {
  const { app } = await createTestApp();
  const answer = await app.inject({ url: '/healthz' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('the health check turns red when the store cannot be written, and the log says why', async () => {
  const store = storeThatChecks(async () => {
    throw new Error('The disk is full');
  });
  const { app, logLines } = await createTestApp({}, { store });
  const answer = await app.inject({ url: '/healthz' });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({
    status: 'failing',
    reason: 'The lead store cannot be written.',
  });
  expect(logLines.join('')).toContain('The disk is full');
});

test('the health check turns red when the store does not answer within two seconds', async () => {
  const store = storeThatChecks(() => new Promise(() => {}));
  const { app } = await createTestApp({}, { store });
  const answer = await app.inject({ url: '/healthz' });
  expect(answer.json()).toEqual({
    status: 'failing',
    reason: 'The lead store does not answer.',
  });
});

test('what is not well though forms are taken is told, and is no failure', async () => {
  const healthWarnings = async () => ['Mail waits.', 'The disk fills up.'];
  const { app } = await createTestApp({}, { healthWarnings });
  const answer = await app.inject({ url: '/healthz' });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { status: 'warning', reason: 'Mail waits. The disk fills up.' },
  ]);
});

test('however often it is asked, the store is examined once a second', async () => {
  const store = storeThatChecks(async () => {});
  const { app } = await createTestApp({}, { store });
  await Promise.all([1, 2, 3].map(() => app.inject({ url: '/healthz' })));
  expect(store.checkWritable).toHaveBeenCalledTimes(1);
});

const received = new Date('2026-11-21T10:00:00.000Z');
const after = (minutes: number) => () => new Date(received.getTime() + minutes * 60_000);

const withOneMail = async () => {
  const store = openStore(temporaryDirectory());
  const { id } = await store.add(contactSubmission());
  return { outbox: store.outbox, id };
};

test('mail that waits for a quarter of an hour is worth a warning, and not before', async () => {
  const { outbox } = await withOneMail();
  expect(await warningsOf({ outbox, clock: after(15) })).toEqual([]);
  expect(await warningsOf({ outbox, clock: after(61) })).toEqual([
    'Mail to the agency has been waiting for 61 minutes.',
  ]);
});

test('mail that was given up is worth a warning at once', async () => {
  const { outbox, id } = await withOneMail();
  await outbox.lease(received, 60);
  await outbox.markDead(id, '550 no');
  expect(await warningsOf({ outbox, clock: after(1) })).toEqual([
    'Mail to the agency was given up: see "npm run leads -- outbox list".',
  ]);
});

test('mail that was sent is no reason for a warning', async () => {
  const { outbox, id } = await withOneMail();
  await outbox.lease(received, 60);
  await outbox.markSent(id, received);
  expect(await warningsOf({ outbox, clock: after(600) })).toEqual([]);
});

test('the room on the disk is known, also before the store has made its folder', async () => {
  const directory = temporaryDirectory();
  expect(await freeSpace(`${directory}/not/there/yet`)).toBeGreaterThan(0);
  const { outbox } = await withOneMail();
  expect(await warningsOf({ outbox, dataDirectory: directory, clock: after(1) })).toEqual([]);
});
