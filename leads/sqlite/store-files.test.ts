import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { newsletterSubmission } from '../submission.fixture.ts';
import { temporaryDirectory } from '../temporary-directory.fixture.ts';
import { openStore } from './open-store.fixture.ts';
import { damagedFiles, setAsideIfDamaged, storeFile } from './store-files.ts';

const now = new Date('2026-11-21T14:05:09.123Z');
const asideName = 'leads.damaged-2026-11-21T14-05-09Z.sqlite';

/** Creates a store of one lead. Returns its file. */
const filledStore = async (directory: string): Promise<string> => {
  const store = openStore(directory);
  await store.add(newsletterSubmission(`${'x'.repeat(9000)}@example.com`));
  await store.close();
  return storeFile(directory);
};

test.for<[string, (file: string) => void]>([
  ['of a few wrong bytes', (file) => writeFileSync(file, 'oops')],
  ['that was cut off', (file) => truncateSync(file, 30_000)],
  [
    'with a page of garbage',
    (file) => writeFileSync(file, readFileSync(file).fill('garbage ', 3 * 4096, 4 * 4096)),
  ],
])('a database %s is set aside unchanged, and a new one is begun', async ([, damage]) => {
  const directory = temporaryDirectory();
  const file = await filledStore(directory);
  damage(file);
  const before = readFileSync(file);
  const aside = setAsideIfDamaged(directory, now) ?? '';
  expect(basename(aside)).toBe(asideName);
  expect(readFileSync(aside)).toEqual(before);
  expect(existsSync(file)).toBe(false);
  expect(damagedFiles(directory)).toEqual([asideName]);
  const store = openStore(directory);
  expect(await store.add(newsletterSubmission('new@example.com'))).toMatchObject({
    outcome: 'stored',
  });
});

test('a database that was truncated to zero bytes is set aside with its write-ahead log', async () => {
  const directory = temporaryDirectory();
  await openStore(directory).add(newsletterSubmission('ana@example.com'));
  truncateSync(storeFile(directory), 0);
  const log = readFileSync(`${storeFile(directory)}-wal`);
  expect(log.length).toBeGreaterThan(0);
  const aside = setAsideIfDamaged(directory, now) ?? '';
  expect(readFileSync(`${aside}-wal`)).toEqual(log);
  expect(readdirSync(directory).toSorted()).toEqual([
    asideName,
    `${asideName}-shm`,
    `${asideName}-wal`,
  ]);
});

test('an undamaged database is left alone: a missing, empty, sound, busy or locked file', async () => {
  const directory = join(temporaryDirectory(), 'data');
  expect(setAsideIfDamaged(directory, now)).toBeUndefined();
  mkdirSync(directory);
  writeFileSync(storeFile(directory), '');
  expect(setAsideIfDamaged(directory, now)).toBeUndefined();
  await filledStore(directory);
  expect(setAsideIfDamaged(directory, now)).toBeUndefined();
  const store = openStore(directory);
  await store.add(newsletterSubmission('ana@example.com'));
  expect(setAsideIfDamaged(directory, now)).toBeUndefined();
  expect(await store.counts()).toMatchObject({ newsletter: 2 });
  await store.close();
  const other = new DatabaseSync(storeFile(directory));
  other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE');
  expect(setAsideIfDamaged(directory, now)).toBeUndefined();
  other.close();
});
