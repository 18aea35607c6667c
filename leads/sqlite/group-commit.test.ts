import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { StoreUnavailable } from '../lead-store.ts';
import { newsletterSubmission } from '../submission.fixture.ts';
import { temporaryDirectory } from '../temporary-directory.fixture.ts';
import { addSubmission } from './add-submission.ts';
import { SqliteConnection } from './connection.ts';
import { countDocuments } from './documents.ts';
import { groupCommit } from './group-commit.ts';

/** A connection that counts its transactions. */
const openConnection = (file = join(temporaryDirectory(), 'leads.sqlite')) => {
  const connection = new SqliteConnection(file);
  onTestFinished(() => connection.close());
  let writes = 0;
  const write = <Result>(work: (database: DatabaseSync) => Result) => {
    writes += 1;
    return connection.write(work);
  };
  return { connection, write, writes: () => writes };
};

const add = (email: string) => (database: DatabaseSync) =>
  addSubmission(database, newsletterSubmission(email), new Date());

const emails = Array.from({ length: 20 }, (_, number) => `${number}@example.com`);

test('what comes in together is committed together, and a repetition among it is noticed', async () => {
  const { connection, write, writes } = openConnection();
  const together = groupCommit({ write });
  const outcomes = await Promise.all([...emails, '0@example.com'].map((one) => together(add(one))));
  expect(writes()).toBe(1);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual([
    ...emails.map(() => 'stored'),
    'duplicate',
  ]);
  expect(connection.use(countDocuments)).toMatchObject({ newsletter: 20 });
  await together(add('late@example.com'));
  expect(writes()).toBe(2);
});

test('on a slow disk Node has five times as long for others as for commits', async () => {
  const { write } = openConnection();
  const commits: { began: number; ended: number }[] = [];
  const together = groupCommit({
    write: (work) => {
      const began = performance.now();
      const result = write(work);
      while (performance.now() - began < 20);
      commits.push({ began, ended: performance.now() });
      return result;
    },
  });
  for (const email of emails.slice(0, 3)) await together(add(email));
  const pauses = commits.slice(1).map(({ began }, index) => began - (commits[index]?.ended ?? 0));
  expect(Math.min(...pauses)).toBeGreaterThan(95);
});

test('what fails by itself is undone by itself', async () => {
  const { connection, write } = openConnection();
  const together = groupCommit({ write });
  const answers = await Promise.allSettled([
    together(add('ana@example.com')),
    together((database) => {
      add('bea@example.com')(database);
      throw new TypeError('A defect of ours');
    }),
    together(add('cleo@example.com')),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(connection.use(countDocuments)).toMatchObject({ newsletter: 2 });
});

test('a store in trouble is told to everybody, and nothing is stored', async () => {
  const { connection, write } = openConnection();
  const together = groupCommit({ write });
  await together(add('before@example.com'));
  const answers = await Promise.allSettled([
    together(add('ana@example.com')),
    together((database) => {
      database.exec('PRAGMA max_page_count = 1');
      return add('bea@example.com')(database).id + database.exec('CREATE TABLE too_much (a)');
    }),
    together(add('cleo@example.com')),
  ]);
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) });
  }
  expect(connection.use(countDocuments)).toMatchObject({ newsletter: 1 });
});

test('a closed store is told to everybody', async () => {
  const { connection, write } = openConnection();
  const together = groupCommit({ write });
  const answer = together(add('ana@example.com'));
  connection.close();
  await expect(answer).rejects.toThrow(StoreUnavailable);
});
