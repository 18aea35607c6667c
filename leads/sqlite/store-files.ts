import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { resultCode, unavailable } from './database.ts';

/** The database in a store's folder. While in use, SQLite keeps a log (`-wal`) and its index (`-shm`) beside it. */
export const storeFile = (directory: string): string => join(directory, 'leads.sqlite');

/** A time as part of a file name, in UTC and to the second: `2026-11-21T14-05-09Z`. Names sort by time. */
export const fileStamp = (moment: Date): string =>
  moment.toISOString().replace(/\.\d+/u, '').replaceAll(':', '-');

/** Flushes new names and contents to disk, so that they survive a power failure. */
export const syncToDisk = (path: string): void => {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
};

/**
 * Renames a database, and its log if there is one, to `leads.<word>-<date>.sqlite` in the same folder. Returns the
 * new name. Deletes nothing: SQLite finds the log under the new name.
 */
export const setAside = (file: string, word: 'damaged' | 'replaced', now: Date): string => {
  const stem = join(dirname(file), `leads.${word}-${fileStamp(now)}`);
  let name = `${stem}.sqlite`;
  for (let number = 2; existsSync(name); number += 1) name = `${stem}-${number}.sqlite`;
  for (const suffix of ['-shm', '-wal', '']) {
    if (existsSync(file + suffix)) renameSync(file + suffix, name + suffix);
  }
  syncToDisk(dirname(file));
  return name;
};

/** How long to wait for another program's lock, in milliseconds. A program that holds one has found the file sound. */
const lockTimeout = 1000;

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Whether the database is damaged: not a database, truncated, or inconsistent inside. Reads the whole file, a quarter
 * of a second for 200,000 leads. A file that cannot be read right now does not count as damaged.
 */
export const isDamaged = (file: string): boolean => {
  // SQLite would treat a file truncated to zero bytes as a new one, and discard its log.
  if (sizeOf(file) === 0) return sizeOf(`${file}-wal`) > 0;
  try {
    using database = new DatabaseSync(file, { timeout: lockTimeout });
    return database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'] !== 'ok';
  } catch (error) {
    // Any other error may be temporary.
    const code = resultCode(error);
    return code === unavailable.CORRUPT || code === unavailable.NOTADB;
  }
};

/**
 * Sets a damaged database aside, so that the store starts a new one. Returns its new path; undefined if it was sound.
 */
export const setAsideIfDamaged = (directory: string, now: Date): string | undefined => {
  const file = storeFile(directory);
  return isDamaged(file) ? setAside(file, 'damaged', now) : undefined;
};

const asideName = /^leads\.damaged-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-.+\.sqlite$/u;

/** The names of the damaged databases still in a store's folder, oldest first. */
export const damagedFiles = (directory: string): string[] => {
  try {
    return readdirSync(directory)
      .filter((name) => asideName.test(name))
      .toSorted();
  } catch {
    return [];
  }
};

const remedy =
  'An engineer gets those leads back: stop the server and type "npm run leads -- restore FILE --replace", with your newest backup as FILE.';

/** The warning shown while damaged databases are in a store's folder. Returns undefined when there are none. */
export const damageReport = (directory: string): string | undefined => {
  const files = damagedFiles(directory);
  if (files.length === 0) return undefined;
  const each = files.map((name) => {
    const moment = name.replace(asideName, '$1 at $2:$3 UTC');
    return `On ${moment} it was found damaged and set aside, not deleted, and a new one was started: ${join(directory, name)}.`;
  });
  return `The database of leads was damaged. ${each.join(' ')} ${remedy} Then move the damaged file to a safe place, since it may hold leads that no backup has. You’ll keep seeing this until it’s gone from there.`;
};

/** The same, or a warning about the current database when that is damaged. Reads all of it. */
export const examinedDamageReport = (directory: string): string | undefined => {
  const file = storeFile(directory);
  if (!isDamaged(file)) return damageReport(directory);
  return `The database of leads is damaged: ${file}. ${remedy} The damaged file is kept next to it.`;
};
