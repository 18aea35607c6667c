import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeLeadStore } from '../lead-store.contract.ts';
import { StoreUnavailable } from '../lead-store.ts';
import { contactSubmission, newsletterSubmission } from '../submission.fixture.ts';
import { temporaryDirectory } from '../temporary-directory.fixture.ts';
import { openStore } from './open-store.fixture.ts';
import { openSqliteLeadStore } from './sqlite-lead-store.ts';

describeLeadStore('SQLite', (clock) =>
  openSqliteLeadStore({ directory: temporaryDirectory(), clock }),
);

test('only the owner can read the store', async () => {
  const directory = join(temporaryDirectory(), 'data');
  await openStore(directory).add(contactSubmission());
  expect(statSync(directory).mode & 0o777).toBe(0o700);
  for (const name of readdirSync(directory)) {
    expect(statSync(join(directory, name)).mode & 0o777).toBe(0o600);
  }
});

test('looking into a store where nothing was stored yet finds nothing and creates nothing', async () => {
  const directory = join(temporaryDirectory(), 'data');
  const store = openStore(directory);
  expect(await store.counts()).toMatchObject({ contacts: 0 });
  expect(await Array.fromAsync(store.outbox.entries())).toEqual([]);
  expect(await store.eraseByEmail('ana@example.com')).toMatchObject({ mails: 0 });
  expect(await store.outbox.lease(new Date(), 60)).toBeUndefined();
  expect(existsSync(directory)).toBe(false);
});

test('leads outlive the process that stored them', async () => {
  const directory = temporaryDirectory();
  const before = openSqliteLeadStore({ directory });
  const { id } = await before.add(contactSubmission());
  await before.close();
  const after = openStore(directory);
  expect(await Array.fromAsync(after.documents('contacts'))).toMatchObject([{ id }]);
});

test('a store whose file was taken away begins a new one instead of writing into nothing', async () => {
  const directory = temporaryDirectory();
  const store = openStore(directory);
  await store.add(contactSubmission());
  for (const name of readdirSync(directory)) rmSync(join(directory, name));
  await store.add(newsletterSubmission('ana@example.com'));
  expect(await openStore(directory).counts()).toMatchObject({ contacts: 0, newsletter: 1 });
});

test('a closed store answers nothing', async () => {
  const store = openSqliteLeadStore({ directory: temporaryDirectory() });
  await store.close();
  await expect(store.counts()).rejects.toThrow(StoreUnavailable);
});
