import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { StoreUnavailable } from '../lead-store.ts';
import { newsletterSubmission } from '../submission.fixture.ts';
import { temporaryDirectory } from '../temporary-directory.fixture.ts';
import { groupCommit, SqliteConnection } from './connection.ts';
import type { Sql } from './database.ts';
import { addSubmission, countDocuments } from './sqlite-lead-store.ts';

const openGroup = () => {
  const connection = new SqliteConnection(join(temporaryDirectory(), 'leads.sqlite'));
  onTestFinished(() => connection.close());
  return { connection, together: groupCommit(connection) };
};

const add = (email: string) => (sql: Sql) => addSubmission(sql, newsletterSubmission(email));

test('a single failing write is rolled back alone; a failing store is reported to every writer', async () => {
  const { connection, together } = openGroup();
  const one = await Promise.allSettled([
    together(add('ana@example.com')),
    together((sql) => {
      add('bea@example.com')(sql);
      throw new TypeError('A defect of ours');
    }),
    together(add('cleo@example.com')),
  ]);
  expect(one.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const all = await Promise.allSettled([
    together(add('dora@example.com')),
    together(({ db }) => db.exec('PRAGMA max_page_count = 1; CREATE TABLE too_much (a)')),
  ]);
  const reason: unknown = expect.any(StoreUnavailable);
  expect(all).toEqual(all.map(() => ({ status: 'rejected', reason })));
  expect(connection.use(countDocuments)).toMatchObject({ newsletter: 2 });
  const late = together(add('late@example.com'));
  connection.close();
  await expect(late).rejects.toThrow(StoreUnavailable);
});
