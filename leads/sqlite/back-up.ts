import { closeSync, existsSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { CollectionName } from '../documents.ts';
import { damagedFiles } from './damage.ts';
import { countDocuments } from './documents.ts';
import { migrate, refuseNewerLayout } from './migrations.ts';
import { fileStamp, makeFolder, storeFile, syncToDisk } from './store-files.ts';

/** What a copy of a store holds. */
export interface CopyContents {
  documents: Record<CollectionName, number>;
  /** Mails that are not sent yet. */
  waitingMails: number;
}

const isSound = (database: DatabaseSync): boolean =>
  database.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'] === 'ok' &&
  database.prepare('PRAGMA foreign_key_check').get() === undefined;

const isStore = (database: DatabaseSync): boolean =>
  database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'documents'`).get() !== undefined;

const contentsOf = (database: DatabaseSync): CopyContents => ({
  documents: countDocuments(database),
  waitingMails: Number(
    database.prepare(`SELECT count(*) AS count FROM outbox WHERE state <> 'sent'`).get()?.['count'],
  ),
});

const examine = (database: DatabaseSync): CopyContents => {
  if (!isSound(database)) throw new Error('it is damaged inside');
  if (!isStore(database)) throw new Error('it is a database, but not one of leads');
  refuseNewerLayout(database);
  migrate(database);
  return contentsOf(database);
};

/**
 * Reads the whole copy of a store, every index and reference included, brings
 * it to the newest layout, and tells what it holds. Throws, with what is wrong,
 * where it is not a sound store.
 */
export const examineCopy = (file: string): CopyContents => {
  const database = new DatabaseSync(file);
  try {
    return examine(database);
  } finally {
    database.close();
  }
};

export interface BackUpOptions {
  /** Of the store. */
  directory: string;
  /** Where backups are kept; made for the owner's eyes only where it is missing. */
  target: string;
  /** How many backups stay in `target`, at least 1; older ones are deleted, unless a damaged database waits to be replaced by one. */
  keep: number;
  now: Date;
}

export interface Backup extends CopyContents {
  file: string;
  /** Names of the older backups that were deleted. */
  deleted: string[];
}

const backupName = /^leads-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.sqlite$/u;

/** The names of the backups in a folder, oldest first. Other files are none of ours. */
const backupsIn = (target: string): string[] =>
  readdirSync(target)
    .filter((name) => backupName.test(name))
    .toSorted();

/** Copies what is committed at this moment, in one reading transaction: others go on writing meanwhile, and nothing that was deleted is copied. */
const copyStore = (source: string, copy: string): void => {
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
  try {
    database.prepare('VACUUM INTO ?').run(copy);
  } finally {
    database.close();
  }
};

/** Calls the copy by its name only when it is whole and on the disk. */
const finish = (copy: string, file: string, target: string): CopyContents => {
  const contents = examineCopy(copy);
  syncToDisk(copy);
  renameSync(copy, file);
  syncToDisk(target);
  return contents;
};

/** Makes a copy of a store that may be in use, readable by its owner only, and examines it. */
export const backUp = ({ directory, target, keep, now }: BackUpOptions): Backup => {
  const source = storeFile(directory);
  if (!existsSync(source)) throw new Error(`There is nothing to back up yet: no ${source}.`);
  makeFolder(target);
  const file = join(target, `leads-${fileStamp(now)}.sqlite`);
  const copy = `${file}.unfinished`;
  try {
    closeSync(openSync(copy, 'wx', 0o600));
    copyStore(source, copy);
    const contents = finish(copy, file, target);
    const deleted = damagedFiles(directory).length > 0 ? [] : backupsIn(target).slice(0, -keep);
    for (const name of deleted) rmSync(join(target, name));
    return { file, deleted, ...contents };
  } finally {
    rmSync(copy, { force: true });
  }
};
