import { readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { counts, documentsIn, newsletterSubmission } from '../submission.fixture.ts';
import { temporaryDirectory } from '../temporary-directory.fixture.ts';
import { backUp, restore } from './backup.ts';
import { migrations } from './migrations.ts';
import { openStore, startWriter } from './open-store.fixture.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 14, minute));

/** A folder with a closed store of these sign-ups. */
const storeOf = async (...emails: string[]) => {
  const directory = temporaryDirectory();
  const store = openStore(directory);
  for (const email of emails) await store.add(newsletterSubmission(email));
  await store.close();
  return directory;
};

const emailsIn = async (directory: string) => {
  const documents = await documentsIn(openStore(directory), 'newsletter');
  return documents.map(({ data }) => data.email).toSorted();
};

const backUpTo = (directory: string, target: string, minute = 5, keep = 2) =>
  backUp({ directory, target, keep, now: at(minute) });

/** A backup with these sign-ups. */
const makeBackup = async (...emails: string[]) =>
  backUpTo(await storeOf(...emails), temporaryDirectory()).file;

const documents = counts({ newsletter: 1 });

test('a backup is named by its date, lists its contents, is private to its owner, and can be restored', async () => {
  const directory = await storeOf('ana@example.com');
  const target = join(directory, 'backups');
  const backup = join(target, 'leads-2026-11-21T14-05-00Z.sqlite');
  expect(backUpTo(directory, target)).toEqual({ file: backup, deleted: [], documents });
  const place = join(temporaryDirectory(), 'data');
  expect(restore({ directory: place, backup, replace: false, now: at(6) })).toEqual({ documents });
  expect(await emailsIn(place)).toEqual(['ana@example.com']);
  expect(statSync(target).mode & 0o777).toBe(0o700);
  for (const file of [backup, join(place, 'leads.sqlite')])
    expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a store that is being written to is copied completely, without what was erased', async () => {
  const directory = temporaryDirectory();
  const writer = startWriter(directory);
  const emails = Array.from({ length: 90 }, (_, number) => `${number}@example.com`);
  const answers = emails.map((email) => writer.add(email));
  await Promise.all(answers.slice(0, 30));
  await openStore(directory).eraseByEmail('0@example.com');
  const { file } = backUpTo(directory, temporaryDirectory());
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['stored']));
  const copy = temporaryDirectory();
  restore({ directory: copy, backup: file, replace: false, now: at(6) });
  const copied = await emailsIn(copy);
  expect(copied).toEqual(expect.arrayContaining(emails.slice(1, 30)));
  expect(copied).not.toContain('0@example.com');
  expect(new Set(copied).size).toBe(copied.length);
});

test('a damaged or missing store produces no backup, and no old one is deleted', async () => {
  const directory = temporaryDirectory();
  const target = temporaryDirectory();
  const older = 'leads-2026-11-20T14-05-00Z.sqlite';
  writeFileSync(join(target, older), '');
  expect(() => backUpTo(directory, target)).toThrow('nothing to back up');
  writeFileSync(join(directory, 'leads.sqlite'), 'Not a database. '.repeat(999));
  expect(() => backUpTo(directory, target, 5, 1)).toThrow('not a database');
  expect(readdirSync(target)).toEqual([older]);
});

test('a store is replaced only on request, and kept under another name', async () => {
  const backup = await makeBackup('ana@example.com');
  const directory = await storeOf('bea@example.com');
  expect(() => restore({ directory, backup, replace: false, now: at(6) })).toThrow(
    'With --replace',
  );
  expect(readdirSync(directory)).toEqual(['leads.sqlite']);
  const { setAside = '' } = restore({ directory, backup, replace: true, now: at(6) });
  expect(setAside).toBe(join(directory, 'leads.replaced-2026-11-21T14-06-00Z.sqlite'));
  expect(await emailsIn(directory)).toEqual(['ana@example.com']);
  const elsewhere = temporaryDirectory();
  restore({ directory: elsewhere, backup: setAside, replace: false, now: at(7) });
  expect(await emailsIn(elsewhere)).toEqual(['bea@example.com']);
});

test('a store in use is not replaced', async () => {
  const backup = await makeBackup('ana@example.com');
  const directory = temporaryDirectory();
  const writer = startWriter(directory);
  await writer.add('bea@example.com');
  const replacing = () => restore({ directory, backup, replace: true, now: at(6) });
  expect(replacing).toThrow('stop the server first');
  expect(await writer.add('cleo@example.com')).toBe('stored');
  expect(await emailsIn(directory)).toEqual(['bea@example.com', 'cleo@example.com']);
});

const execute = (statement: string) => (file: string) => {
  const database = new DatabaseSync(file);
  database.exec(statement);
  database.close();
};

test.for<[string, (backup: string) => void, string]>([
  ['that is not there', (backup) => rmSync(backup), 'There is no file'],
  ['that was cut off', (backup) => truncateSync(backup, 20_000), 'malformed'],
  [
    'that holds something else',
    execute('DROP TABLE outbox; DROP TABLE recent_submissions; DROP TABLE documents'),
    'not one of leads',
  ],
  [
    'of a newer program',
    execute(`PRAGMA user_version = ${migrations.length + 1}`),
    'run the newer',
  ],
])('a backup %s is refused, and the store is left alone', async ([, spoil, words]) => {
  const backup = await makeBackup('ana@example.com');
  spoil(backup);
  const directory = await storeOf('bea@example.com');
  expect(() => restore({ directory, backup, replace: true, now: at(6) })).toThrow(words);
  expect(readdirSync(directory)).toEqual(['leads.sqlite']);
  expect(await emailsIn(directory)).toEqual(['bea@example.com']);
});
