import { expect, onTestFinished, test, vi } from 'vitest';
import type { Outbox } from '../leads/lead-store.ts';
import { openStore } from '../leads/sqlite/open-store.fixture.ts';
import { contactSubmission } from '../leads/submission.fixture.ts';
import { warningsOf } from './health.ts';
import { createTestApp } from './test-app.fixture.ts';

const storeThatChecks = (checkWritable: () => Promise<void>) => ({
  add: async () => ({ outcome: 'stored', id: '1' }) as const,
  checkWritable,
});

test('the health check is green while leads can be stored', async () => {
  const { app } = await createTestApp();
  const answer = await app.inject({ url: '/healthz' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.for<[what: string, checkWritable: () => Promise<void>]>([
  ['cannot be written', () => Promise.reject(new Error('The disk is full'))],
  ['does not answer', () => new Promise(() => {})],
])('the health check turns red when the store %s', async ([, checkWritable]) => {
  const { app } = await createTestApp({}, { store: storeThatChecks(checkWritable) });
  const answer = await app.inject({ url: '/healthz' });
  const reason = 'The lead store cannot be written.';
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'failing', reason }]);
});

test('a problem that does not stop forms is reported, but is not a failure', async () => {
  const healthWarnings = async () => ['Mail waits.', 'The disk fills up.'];
  const { app } = await createTestApp({}, { healthWarnings });
  const answer = await app.inject({ url: '/healthz' });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { status: 'warning', reason: 'Mail waits. The disk fills up.' },
  ]);
});

const received = new Date('2026-11-21T10:00:00.000Z');
const warningsAfter = (minutes: number, outbox: Outbox) => {
  vi.setSystemTime(received.getTime() + minutes * 60_000);
  return warningsOf({ outbox });
};

test('mail that waits for more than a quarter of an hour causes a warning, and mail that was given up does so at once', async () => {
  onTestFinished(() => void vi.useRealTimers());
  const { add, outbox } = openStore();
  const { id } = await add(contactSubmission());
  expect(await warningsAfter(15, outbox)).toEqual([]);
  expect(await warningsAfter(61, outbox)).toEqual([
    'Mail to the agency has been waiting for 61 minutes.',
  ]);
  await outbox.lease(received, 60);
  await outbox.markDead(id, '550 no');
  expect(await warningsAfter(1, outbox)).toEqual([
    'Mail to the agency was given up: see "npm run leads -- outbox list".',
  ]);
});
