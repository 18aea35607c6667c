import { expect, test, vi } from 'vitest';
import { canaryFields, signCanary } from '../leads/canary.ts';
import { openStore } from '../leads/sqlite/open-store.fixture.ts';
import { documentId } from '../leads/submission.ts';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { createTestApp } from './test-support/test-app.ts';

const key = 'a-secret-that-is-long-enough-to-keep';
const submissionId = 'canary-0001';
const id = documentId({ collection: 'contacts', fields: canaryFields, submissionId });

const open = async (environment = { CANARY_KEY: key }) => {
  const store = openStore(temporaryDirectory());
  const onStored = vi.fn();
  const canary = { store, sendsMail: true };
  const { app, logLines } = await createTestApp(environment, { store, onStored, canary });
  const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, secret = key) =>
    app.inject({
      method,
      url,
      headers: {
        accept: 'application/json',
        'x-canary': signCanary(secret, { method, path: url }, new Date()),
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { payload: { ...canaryFields, submissionId } }),
    });
  return { app, store, ask, onStored, logLines };
};

test('a test of ourselves is stored and mailed, tells how it fares, and is deleted', async () => {
  const { store, ask, onStored } = await open();
  expect((await ask('POST', '/contact')).statusCode).toBe(201);
  expect(onStored).toHaveBeenCalledOnce();
  expect(await store.counts()).toMatchObject({ contacts: 0 });
  expect((await ask('GET', `/canary/${id}`)).json()).toEqual({ state: 'waiting', sendsMail: true });
  const mail = await store.outbox.lease(new Date(), 60);
  expect(mail?.message).toMatchObject({
    subject: 'Canary: the forms of the website work',
    isTest: true,
  });
  expect((await ask('DELETE', `/canary/${id}`)).statusCode).toBe(204);
  expect((await ask('GET', `/canary/${id}`)).statusCode).toBe(404);
});

test.for([
  ['another key', { CANARY_KEY: key }, `${key}!`],
  ['a site that has no key', {}, key],
] as const)('with %s nothing is stored, and it is said so', async ([, environment, secret]) => {
  const { store, ask } = await open(environment as { CANARY_KEY: string });
  const answer = await ask('POST', '/contact', secret);
  expect(answer.statusCode).toBe(403);
  expect(answer.json().message).toContain('Please compare CANARY_KEY on both sides');
  expect(await Array.fromAsync(store.outbox.entries())).toEqual([]);
});

test('to everybody else there is nothing at the addresses of the canary', async () => {
  const { app, store, ask } = await open();
  await ask('POST', '/contact');
  expect((await app.inject({ url: `/canary/${id}` })).statusCode).toBe(404);
  expect((await ask('DELETE', `/canary/${id}`, `${key}!`)).statusCode).toBe(404);
  expect(await store.outbox.find(id)).toBeDefined();
});

test('no lead can be asked for or deleted in this way', async () => {
  const { app, store, ask } = await open();
  await app.inject({
    method: 'POST',
    url: '/newsletter',
    headers: { 'content-type': 'application/json' },
    payload: { email: 'ana@example.com' },
  });
  const [lead] = await Array.fromAsync(store.documents('newsletter'));
  expect((await ask('DELETE', `/canary/${lead?.id}`)).statusCode).toBe(404);
  expect(await store.counts()).toMatchObject({ newsletter: 1 });
});
