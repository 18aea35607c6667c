import {
  existsSync,
  readFileSync,
  readdirSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { newsletterSubmission } from '../submission.fixture.ts';
import { temporaryDirectory } from '../temporary-directory.fixture.ts';
import { backUp } from './back-up.ts';
import { migrations } from './migrations.ts';
import { openStore } from './open-store.fixture.ts';
import { restore } from './restore.ts';
import { openSqliteLeadStore } from './sqlite-lead-store.ts';
import { startWriter } from './writer-process.fixture.ts';

const now = new Date('2026-11-21T14:05:00Z');

const addAll = async (directory: string, emails: readonly string[]) => {
  const store = openSqliteLeadStore({ directory });
  for (const email of emails) await store.add(newsletterSubmission(email));
  await store.close();
};

const emailsIn = async (directory: string) => {
  const documents = await Array.fromAsync(openStore(directory).documents('newsletter'));
  return documents.map(({ data }) => data.email);
};

/** A backup with these sign-ups. */
const makeBackup = async (...emails: string[]) => {
  const directory = temporaryDirectory();
  await addAll(directory, emails);
  return backUp({ directory, target: temporaryDirectory(), keep: 1, now }).file;
};

test('a backup is restored into an empty place, for its owner only, and stays as it is', async () => {
  const backup = await makeBackup('ana@example.com');
  const before = readFileSync(backup);
  const directory = join(temporaryDirectory(), 'data');
  const restored = restore({ directory, backup, replace: false, now });
  expect(restored).toEqual({
    documents: { contacts: 0, authorityBuilderFunnel1: 0, newsletter: 1 },
    waitingMails: 1,
  });
  expect(statSync(join(directory, 'leads.sqlite')).mode & 0o777).toBe(0o600);
  expect(await emailsIn(directory)).toEqual(['ana@example.com']);
  expect(readFileSync(backup)).toEqual(before);
});

test('a store that is there is not touched without a word', async () => {
  const backup = await makeBackup('ana@example.com');
  const directory = temporaryDirectory();
  await addAll(directory, ['bea@example.com']);
  expect(() => restore({ directory, backup, replace: false, now })).toThrow('With --replace');
  expect(readdirSync(directory)).toEqual(['leads.sqlite']);
  expect(await emailsIn(directory)).toEqual(['bea@example.com']);
});

test('a store that is replaced is kept under another name', async () => {
  const backup = await makeBackup('ana@example.com');
  const directory = temporaryDirectory();
  await addAll(directory, ['bea@example.com']);
  const { setAside = '' } = restore({ directory, backup, replace: true, now });
  expect(setAside).toBe(join(directory, 'leads.replaced-2026-11-21T14-05-00Z.sqlite'));
  expect(await emailsIn(directory)).toEqual(['ana@example.com']);
  const elsewhere = temporaryDirectory();
  restore({ directory: elsewhere, backup: setAside, replace: false, now });
  expect(await emailsIn(elsewhere)).toEqual(['bea@example.com']);
});

test('a damaged store is set aside for the backup', async () => {
  const backup = await makeBackup('ana@example.com');
  const directory = temporaryDirectory();
  writeFileSync(join(directory, 'leads.sqlite'), 'Not a database. '.repeat(999));
  const { setAside } = restore({ directory, backup, replace: true, now });
  expect(setAside).toBe(join(directory, 'leads.damaged-2026-11-21T14-05-00Z.sqlite'));
  expect(await emailsIn(directory)).toEqual(['ana@example.com']);
});

test('a store in use is not replaced', async () => {
  const backup = await makeBackup('ana@example.com');
  const directory = temporaryDirectory();
  const writer = startWriter(directory);
  await writer.add('bea@example.com');
  expect(() => restore({ directory, backup, replace: true, now })).toThrow('stop the server first');
  expect(await writer.add('cleo@example.com')).toBe('stored');
  expect((await emailsIn(directory)).toSorted()).toEqual(['bea@example.com', 'cleo@example.com']);
});

const wrongBackups: [string, (backup: string) => void, string][] = [
  ['that was cut off', (backup) => truncateSync(backup, 20_000), 'malformed'],
  [
    'that is no database',
    (backup) => writeFileSync(backup, 'Hello. '.repeat(999)),
    'not a database',
  ],
  [
    'that holds something else',
    (backup) => {
      writeFileSync(backup, '');
      const database = new DatabaseSync(backup);
      database.exec('CREATE TABLE recipes (name TEXT)');
      database.close();
    },
    'not one of leads',
  ],
  [
    'of a newer program',
    (backup) => {
      const database = new DatabaseSync(backup);
      database.exec(`PRAGMA user_version = ${migrations.length + 1}`);
      database.close();
    },
    'run the newer program',
  ],
];

test.for(wrongBackups)('a backup %s is refused, and the store left as it is', async (wrong) => {
  const [, spoil, words] = wrong;
  const backup = await makeBackup('ana@example.com');
  spoil(backup);
  const directory = temporaryDirectory();
  await addAll(directory, ['bea@example.com']);
  expect(() => restore({ directory, backup, replace: true, now })).toThrow(words);
  expect(readdirSync(directory)).toEqual(['leads.sqlite']);
  expect(await emailsIn(directory)).toEqual(['bea@example.com']);
});

test('a backup that is not there is told', () => {
  const directory = join(temporaryDirectory(), 'data');
  const backup = '/nowhere/leads.sqlite';
  expect(() => restore({ directory, backup, replace: true, now })).toThrow(
    'There is no file /nowhere/leads.sqlite.',
  );
  expect(existsSync(directory)).toBe(false);
});
