import { expect, test } from 'vitest';
import { signCanary } from '../leads/canary.ts';
import { openStore } from '../leads/sqlite/open-store.fixture.ts';
import { contactSubmission } from '../leads/submission.fixture.ts';
import { createTestApp } from './test-app.fixture.ts';

const key = 'a-secret-that-is-long-enough-to-keep';

test('only a client with the key can see the state of a canary test or delete it', async () => {
  const store = openStore();
  const { id } = await store.add(contactSubmission({}, { canary: true }));
  const canary = { store, sendsMail: true };
  const { app } = await createTestApp({ CANARY_KEY: key }, { store, canary });
  const url = `/canary/${id}`;
  const ask = (method: 'GET' | 'DELETE', secret: string) => {
    const signature = signCanary(secret, { method, path: url }, new Date());
    return app.inject({ method, url, headers: { 'x-canary': signature } });
  };
  expect((await app.inject(url)).statusCode).toBe(404);
  expect((await ask('DELETE', `${key}!`)).statusCode).toBe(404);
  expect((await ask('GET', key)).json()).toEqual({ state: 'waiting', sendsMail: true });
});
