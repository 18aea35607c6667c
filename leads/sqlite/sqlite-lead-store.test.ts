import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { describeLeadStore } from '../contract/lead-store.contract.ts';
import { StoreUnavailable } from '../lead-store.ts';
import { contactSubmission, documentsIn, newsletterSubmission } from '../submission.fixture.ts';
import { temporaryDirectory } from '../temporary-directory.fixture.ts';
import { migrations } from './migrations.ts';
import { openStore, startWriter } from './open-store.fixture.ts';
import { openSqliteLeadStore } from './sqlite-lead-store.ts';
import { storeFile } from './store-files.ts';

describeLeadStore('SQLite', () => openSqliteLeadStore({ directory: temporaryDirectory() }));

test('only the owner can read the store', async () => {
  const directory = join(temporaryDirectory(), 'data');
  await openStore(directory).add(contactSubmission());
  expect(statSync(directory).mode & 0o777).toBe(0o700);
  for (const name of readdirSync(directory)) {
    expect(statSync(join(directory, name)).mode & 0o777).toBe(0o600);
  }
});

test('a store whose file was deleted begins a new one instead of writing into nothing', async () => {
  const directory = temporaryDirectory();
  const store = openStore(directory);
  await store.add(contactSubmission());
  for (const name of readdirSync(directory)) rmSync(join(directory, name));
  await store.add(newsletterSubmission('ana@example.com'));
  expect(await openStore(directory).counts()).toMatchObject({ contacts: 0, newsletter: 1 });
});

test('a file written by a newer program is refused and left alone', async () => {
  const directory = temporaryDirectory();
  const newer = new DatabaseSync(storeFile(directory));
  newer.exec(`PRAGMA user_version = ${migrations.length + 1}`);
  newer.close();
  const before = readFileSync(storeFile(directory));
  const refusal = openStore(directory).add(contactSubmission());
  await expect(refusal).rejects.toThrow(StoreUnavailable);
  await expect(refusal).rejects.toThrow('run the newer program');
  expect(readFileSync(storeFile(directory))).toEqual(before);
});

test('leads and mails from before the quarantine existed are kept', async () => {
  const directory = temporaryDirectory();
  const old = new DatabaseSync(storeFile(directory));
  old.exec(`${migrations[0]} PRAGMA user_version = 1`);
  old.exec(`
    INSERT INTO documents VALUES ('1', 'newsletter', '2026-01-01T00:00:00.000Z', 'ana@example.com',
      '{"email":"ana@example.com","timestamp":"2026-01-01T00:00:00.000Z"}');
    INSERT INTO outbox (document_id, state, queued_at, due_at, message)
      VALUES ('1', 'waiting', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', '{}');
  `);
  old.close();
  const store = openStore(directory);
  expect(await documentsIn(store, 'newsletter')).toMatchObject([{ id: '1' }]);
  expect(await store.outbox.lease(new Date(), 60)).toMatchObject({ id: '1' });
  expect(await documentsIn(store, 'quarantine')).toEqual([]);
});

test('a person stored under an older spelling of her address is erased under any spelling', async () => {
  const directory = temporaryDirectory();
  const old = new DatabaseSync(storeFile(directory));
  old.exec(`${migrations.slice(0, 5).join('')} PRAGMA user_version = 5`);
  const email = 'zoe@zero.example\u200B';
  old
    .prepare(
      `INSERT INTO documents (id, collection, timestamp, person, data)
       VALUES ('1', 'newsletter', '2026-01-01T00:00:00.000Z', ?, json_object('email', ?))`,
    )
    .run(email, email);
  old.close();
  const store = openStore(directory);
  expect(await store.eraseByEmail('zoe@zero.example')).toMatchObject({
    documents: { newsletter: 1 },
  });
});

test('a file that is not a database is reported, not taken for an empty store, and the store works once it is gone', async () => {
  const directory = temporaryDirectory();
  writeFileSync(storeFile(directory), 'not a database '.repeat(999));
  const store = openStore(directory);
  const uses = [store.counts(), store.eraseByEmail('a@b.com'), store.add(contactSubmission())];
  for (const use of uses) await expect(use).rejects.toThrow(StoreUnavailable);
  rmSync(storeFile(directory));
  expect(await store.add(contactSubmission())).toMatchObject({ outcome: 'stored' });
});

test('several processes that create the store and write at the same time lose nothing', async () => {
  const directory = join(temporaryDirectory(), 'data');
  const writers = Array.from({ length: 3 }, () => startWriter(directory));
  const outcomes = await Promise.all(
    writers.flatMap((writer, process) =>
      Array.from({ length: 20 }, (_, number) => writer.add(`${process}-${number}@example.com`)),
    ),
  );
  expect(new Set(outcomes)).toEqual(new Set(['stored']));
  expect(await openStore(directory).counts()).toMatchObject({ newsletter: 60 });
});
