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

test('leads and mails from before there was a quarantine are leads and mails still', async () => {
  const directory = temporaryDirectory();
  const old = new DatabaseSync(join(directory, 'leads.sqlite'));
  old.exec(`${migrations[0]} PRAGMA user_version = 1`);
  old.exec(`
    INSERT INTO documents VALUES ('1', 'newsletter', '2026-01-01T00:00:00.000Z', 'ana@example.com',
      '{"email":"ana@example.com","timestamp":"2026-01-01T00:00:00.000Z"}');
    INSERT INTO outbox (document_id, state, queued_at, due_at, message)
      VALUES ('1', 'waiting', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', '{}');
  `);
  old.close();
  const store = openStore(directory);
  expect(await Array.fromAsync(store.documents('newsletter'))).toMatchObject([{ id: '1' }]);
  expect(await store.outbox.lease(new Date(), 60)).toMatchObject({ id: '1' });
  expect(await Array.fromAsync(store.quarantine.entries())).toEqual([]);
});
