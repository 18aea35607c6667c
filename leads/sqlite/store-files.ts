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

/** The database of a store's folder. While it is in use, SQLite keeps a log (`-wal`) and its index (`-shm`) beside it. */
export const storeFile = (directory: string): string => join(directory, 'leads.sqlite');

/** A moment as a part of a file's name, to the second, in UTC: `2026-11-21T14-05-09Z`. Names sort by time. */
export const fileStamp = (moment: Date): string =>
  moment.toISOString().replace(/\.\d+/u, '').replaceAll(':', '-');

/** Makes new names and contents survive a power failure. */
export const syncToDisk = (path: string): void => {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
};

/**
 * Renames a database, with its log where there is one, to `leads.<word>-<date>.sqlite` in
 * the same folder, and tells the new name. Nothing is deleted: under the new
 * name SQLite finds the log again.
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

/** How long to wait for another program's lock, in milliseconds. Whoever holds one has found the file sound. */
const lockTimeout = 1000;

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Whether the database cannot be what was written: no database at all, cut
 * off, or not sound inside. Reads the whole file, a quarter of a second for
 * 200,000 leads. A file that cannot be read just now is not taken for damaged.
 */
export const isDamaged = (file: string): boolean => {
  // SQLite would take a file that was cut off to nothing for a new one, and throw its log away.
  if (sizeOf(file) === 0) return sizeOf(`${file}-wal`) > 0;
  try {
    using database = new DatabaseSync(file, { timeout: lockTimeout });
    return database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'] !== 'ok';
  } catch (error) {
    // Every other trouble may pass.
    const code = resultCode(error);
    return code === unavailable.CORRUPT || code === unavailable.NOTADB;
  }
};

/** Sets a damaged database aside, so that the store begins a new one. Tells where it is now, or undefined where nothing is wrong. */
export const setAsideIfDamaged = (directory: string, now: Date): string | undefined => {
  const file = storeFile(directory);
  return isDamaged(file) ? setAside(file, 'damaged', now) : undefined;
};

const asideName = /^leads\.damaged-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-.+\.sqlite$/u;

/** The names of the damaged databases that still lie in a store's folder, oldest first. */
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
  'To get those leads back, stop the server and type "npm run leads -- restore FILE --replace", with your newest backup as FILE.';

/** What people are told for as long as damaged databases lie in a store's folder; undefined where there is none. */
export const damageReport = (directory: string): string | undefined => {
  const files = damagedFiles(directory);
  if (files.length === 0) return undefined;
  const each = files.map((name) => {
    const moment = name.replace(asideName, '$1 at $2:$3 UTC');
    return `On ${moment} it was found damaged and set aside, not deleted, and a new one was started: ${join(directory, name)}.`;
  });
  return `The database of leads was damaged. ${each.join(' ')} ${remedy} Then move the damaged file to a safe place, since it may hold leads that no backup has. You’ll keep seeing this until it’s gone from there.`;
};

/** The same, or what to do about the database in use where that is damaged. Reads all of it. */
export const examinedDamageReport = (directory: string): string | undefined => {
  const file = storeFile(directory);
  if (!isDamaged(file)) return damageReport(directory);
  return `The database of leads is damaged: ${file}. ${remedy} The damaged file is kept next to it.`;
};
