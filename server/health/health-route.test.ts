import { expect, test, vi } from 'vitest';
import { createTestApp } from '../test-support/test-app.ts';

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
