import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** The database of a store's folder. While it is in use, SQLite keeps a log (`-wal`) and its index (`-shm`) beside it. */
export const storeFile = (directory: string): string => join(directory, 'leads.sqlite');

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Makes a folder, and those above it, for the owner's eyes only. Node's own `recursive` never returns where `/proc` refuses one. */
export const makeFolder = (directory: string): void => {
  if (isFolder(directory)) return;
  if (!existsSync(dirname(directory))) makeFolder(dirname(directory));
  try {
    mkdirSync(directory, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(directory)) throw error;
  }
};

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
