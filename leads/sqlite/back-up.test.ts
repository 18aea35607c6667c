import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { newsletterSubmission } from '../submission.fixture.ts';
import { temporaryDirectory } from '../temporary-directory.fixture.ts';
import { backUp } from './back-up.ts';
import { openStore } from './open-store.fixture.ts';
import { restore } from './restore.ts';
import { startWriter } from './writer-process.fixture.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 14, minute));

const emailsIn = async (directory: string) => {
  const documents = await Array.fromAsync(openStore(directory).documents('newsletter'));
  return documents.map(({ data }) => data.email);
};

test('a backup is named by its date, tells what it holds, and is for its owner only', async () => {
  const directory = temporaryDirectory();
  await openStore(directory).add(newsletterSubmission('ana@example.com'));
  const target = join(directory, 'backups');
  const backup = backUp({ directory, target, keep: 3, now: at(5) });
  expect(basename(backup.file)).toBe('leads-2026-11-21T14-05-00Z.sqlite');
  expect(backup).toMatchObject({ documents: { newsletter: 1, contacts: 0 }, waitingMails: 1 });
  expect(statSync(target).mode & 0o777).toBe(0o700);
  expect(statSync(backup.file).mode & 0o777).toBe(0o600);
});

test('the newest backups are kept, and files of other names left alone', async () => {
  const directory = temporaryDirectory();
  await openStore(directory).add(newsletterSubmission('ana@example.com'));
  const target = temporaryDirectory();
  writeFileSync(join(target, 'leads-of-2025.sqlite'), '');
  for (const minute of [1, 2, 3]) backUp({ directory, target, keep: 2, now: at(minute) });
  const { deleted } = backUp({ directory, target, keep: 2, now: at(4) });
  expect(deleted).toEqual(['leads-2026-11-21T14-02-00Z.sqlite']);
  expect(readdirSync(target).toSorted()).toEqual([
    'leads-2026-11-21T14-03-00Z.sqlite',
    'leads-2026-11-21T14-04-00Z.sqlite',
    'leads-of-2025.sqlite',
  ]);
});

test('a store that others write to meanwhile is copied whole: every lead stored before is in the backup', async () => {
  const directory = temporaryDirectory();
  const writer = startWriter(directory);
  const emails = Array.from({ length: 300 }, (_, number) => `${number}@example.com`);
  const answers = emails.map((email) => writer.add(email));
  await Promise.all(answers.slice(0, 100));
  const { file } = backUp({ directory, target: temporaryDirectory(), keep: 1, now: at(5) });
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['stored']));
  const copy = temporaryDirectory();
  restore({ directory: copy, backup: file, replace: false, now: at(6) });
  const copied = await emailsIn(copy);
  expect(copied).toEqual(expect.arrayContaining(emails.slice(0, 100)));
  expect(new Set(copied).size).toBe(copied.length);
});

test('what was erased is not in a backup made afterwards', async () => {
  const directory = temporaryDirectory();
  const store = openStore(directory);
  for (const email of ['ana@example.com', 'bea@example.com']) {
    await store.add(newsletterSubmission(email));
  }
  await store.eraseByEmail('ana@example.com');
  const target = temporaryDirectory();
  backUp({ directory, target, keep: 1, now: at(5) });
  const copy = temporaryDirectory();
  restore({
    directory: copy,
    backup: join(target, 'leads-2026-11-21T14-05-00Z.sqlite'),
    replace: false,
    now: at(6),
  });
  expect(await emailsIn(copy)).toEqual(['bea@example.com']);
});

test('a damaged store gives no backup, and costs none of the older ones', async () => {
  const directory = temporaryDirectory();
  writeFileSync(join(directory, 'leads.sqlite'), 'Not a database. '.repeat(999));
  const target = temporaryDirectory();
  writeFileSync(join(target, 'leads-2026-11-20T14-05-00Z.sqlite'), '');
  expect(() => backUp({ directory, target, keep: 1, now: at(5) })).toThrow('not a database');
  expect(readdirSync(target)).toEqual(['leads-2026-11-20T14-05-00Z.sqlite']);
});

test('a store where nothing was stored yet is told, and nothing is made', () => {
  const directory = temporaryDirectory();
  const target = join(directory, 'backups');
  expect(() => backUp({ directory, target, keep: 1, now: at(5) })).toThrow('nothing to back up');
  expect(existsSync(target)).toBe(false);
});
