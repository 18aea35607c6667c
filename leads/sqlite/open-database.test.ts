import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { StoreUnavailable } from '../lead-store.ts';
import { contactSubmission } from '../submission.fixture.ts';
import { temporaryDirectory } from '../temporary-directory.fixture.ts';
import { migrations } from './migrations.ts';
import { openDatabase } from './open-database.ts';
import { openStore } from './open-store.fixture.ts';

test('each commit is synced to disk, and a lock is waited for', () => {
  const database = openDatabase(join(temporaryDirectory(), 'leads.sqlite'));
  const pragma = (name: string) => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  expect(pragma('journal_mode')).toBe('wal');
  expect(pragma('synchronous')).toBe(2);
  expect(pragma('busy_timeout')).toBe(5000);
  expect(pragma('secure_delete')).toBe(1);
  expect(pragma('foreign_keys')).toBe(1);
  database.close();
});

test('an empty file becomes a store', async () => {
  const directory = temporaryDirectory();
  writeFileSync(join(directory, 'leads.sqlite'), '');
  const store = openStore(directory);
  expect(await store.counts()).toMatchObject({ contacts: 0 });
  expect(await store.add(contactSubmission())).toMatchObject({ outcome: 'stored' });
});

test('a file written by a newer program is refused and left alone', async () => {
  const directory = temporaryDirectory();
  const file = join(directory, 'leads.sqlite');
  const newer = new DatabaseSync(file);
  newer.exec(`PRAGMA user_version = ${migrations.length + 1}`);
  newer.close();
  const before = readFileSync(file);
  const refusal = openStore(directory).add(contactSubmission());
  await expect(refusal).rejects.toThrow(StoreUnavailable);
  await expect(refusal).rejects.toThrow('run the newer program');
  expect(readFileSync(file)).toEqual(before);
});

test('a file that is no database is reported as unavailable', async () => {
  const directory = temporaryDirectory();
  writeFileSync(
    join(directory, 'leads.sqlite'),
    'not a database, but a long enough text'.repeat(99),
  );
  const store = openStore(directory);
  await expect(store.counts()).rejects.toThrow(StoreUnavailable);
  await expect(store.checkWritable()).rejects.toThrow(StoreUnavailable);
});
