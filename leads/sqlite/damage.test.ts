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
import { damagedFiles, setAsideIfDamaged } from './damage.ts';
import { openStore } from './open-store.fixture.ts';
import { openSqliteLeadStore } from './sqlite-lead-store.ts';
import { storeFile } from './store-files.ts';

const now = new Date('2026-11-21T14:05:09.123Z');
const asideName = 'leads.damaged-2026-11-21T14-05-09Z.sqlite';

/** A store of three leads; answers with its file. */
const filledStore = async (directory: string): Promise<string> => {
  const store = openSqliteLeadStore({ directory });
  for (let number = 0; number < 3; number += 1) {
    await store.add(newsletterSubmission(`${number}@example.com`));
  }
  await store.close();
  return storeFile(directory);
};

const overwrite = (file: string, from: number, length: number) => {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill('garbage ', from, from + length));
};

const damages: [string, (file: string) => void][] = [
  ['whose header is garbage', (file) => overwrite(file, 0, 100)],
  ['that is another file', (file) => writeFileSync(file, 'Not a database. '.repeat(999))],
  ['of a few wrong bytes', (file) => writeFileSync(file, 'oops')],
  ['that was cut off', (file) => truncateSync(file, 30_000)],
  ['that was cut off in its first page', (file) => truncateSync(file, 1000)],
  ['with a page of garbage', (file) => overwrite(file, 3 * 4096, 4096)],
];

test.for(damages)(
  'a database %s is set aside as it is, and a new one begun',
  async ([, damage]) => {
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
  },
);

test('a database that was cut off to nothing beside its log is set aside with the log', async () => {
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

test('a second damaged database of the same second gets a name of its own', () => {
  const directory = temporaryDirectory();
  for (const _ of [1, 2]) {
    writeFileSync(storeFile(directory), 'oops');
    setAsideIfDamaged(directory, now);
  }
  expect(damagedFiles(directory)).toEqual([
    'leads.damaged-2026-11-21T14-05-09Z-2.sqlite',
    asideName,
  ]);
});

test('what is not damaged is left alone: no file, an empty one, a sound one, one in use', async () => {
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
  expect(await store.counts()).toMatchObject({ newsletter: 4 });
});

test('a database that another program holds locked is not taken for damaged', async () => {
  const directory = temporaryDirectory();
  const file = await filledStore(directory);
  const other = new DatabaseSync(file);
  other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE');
  expect(setAsideIfDamaged(directory, now)).toBeUndefined();
  other.close();
});
