import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { newsletterSubmission } from '../submission.fixture.ts';
import { temporaryDirectory } from '../temporary-directory.fixture.ts';
import { inTransaction } from './migrations.ts';
import { openDatabase } from './open-database.ts';
import { openStore } from './open-store.fixture.ts';
import { startWriter } from './writer-process.fixture.ts';

test('several processes that begin the store together and write at once lose nothing', async () => {
  const directory = join(temporaryDirectory(), 'data');
  const writers = Array.from({ length: 3 }, () => startWriter(directory));
  const outcomes = await Promise.all(
    writers.flatMap((writer, process) =>
      Array.from({ length: 50 }, (_, number) => writer.add(`${process}-${number}@example.com`)),
    ),
  );
  expect(new Set(outcomes)).toEqual(new Set(['stored']));
  expect(await openStore(directory).counts()).toMatchObject({ newsletter: 150 });
});

test('two processes that create the same file at the same moment both succeed', async () => {
  const directory = temporaryDirectory();
  const program = fileURLToPath(new URL('opener.fixture.ts', import.meta.url));
  const moment = String(Date.now() + 1_000);
  const run = promisify(execFile);
  const said = await Promise.all(
    [1, 2].map(() => run(process.execPath, [program, directory, moment])),
  );
  expect(said.map(({ stdout }) => stdout)).toEqual(['', '']);
});

test('two processes never lease the same mail', async () => {
  const directory = temporaryDirectory();
  const first = openStore(directory);
  const second = openStore(directory);
  for (let number = 0; number < 20; number += 1) {
    await first.add(newsletterSubmission(`${number}@example.com`));
  }
  const leases = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      (number % 2 ? first : second).outbox.lease(new Date(), 60),
    ),
  );
  expect(new Set(leases.map((mail) => mail?.id)).size).toBe(20);
});

test('a transaction keeps other writers out from its start, also while it only reads', () => {
  const file = join(temporaryDirectory(), 'leads.sqlite');
  const first = openDatabase(file);
  const second = new DatabaseSync(file);
  inTransaction(first, () => {
    first.prepare('SELECT * FROM documents').all();
    expect(() => second.exec('BEGIN IMMEDIATE')).toThrow('database is locked');
  });
  second.exec('BEGIN IMMEDIATE');
  second.close();
  first.close();
});
