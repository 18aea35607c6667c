import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../make-folder.ts';
import type { CollectionName } from '../documents.ts';
import { sqlOf } from './database.ts';
import { migrate } from './migrations.ts';
import { countDocuments } from './sqlite-lead-store.ts';
import {
  damagedFiles,
  fileStamp,
  isDamaged,
  setAside,
  storeFile,
  syncToDisk,
} from './store-files.ts';

/**
 * Reads the whole copy of a store, every index and reference included, brings
 * it to the newest layout, and counts its documents. Throws, with what is wrong,
 * where it is not a sound store.
 */
const examineCopy = (file: string): Record<CollectionName, number> => {
  using database = new DatabaseSync(file);
  const sql = sqlOf(database);
  if (
    sql.get`PRAGMA integrity_check(1)`?.['integrity_check'] !== 'ok' ||
    sql.get`PRAGMA foreign_key_check`
  )
    throw new Error('it is damaged inside');
  if (!sql.get`SELECT 1 FROM sqlite_schema WHERE name = 'documents'`)
    throw new Error('it is a database, but not one of leads');
  migrate(database);
  return countDocuments(sql);
};

interface BackUpOptions {
  directory: string;
  /** Where backups are kept; made for the owner's eyes only where it is missing. */
  target: string;
  /** How many backups stay in `target`, at least 1; older ones are deleted, unless a damaged database waits to be replaced by one. */
  keep: number;
  now: Date;
}

const backupName = /^leads-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.sqlite$/u;

/** Copies what is committed at this moment, in one reading transaction: others go on writing meanwhile, and nothing that was deleted is copied. */
const copyStore = (source: string, copy: string): void => {
  using database = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
  database.prepare('VACUUM INTO ?').run(copy);
};

/** Makes a copy of a store that may be in use, readable by its owner only, and examines it. Tells its file, how many documents it holds, and the names of the older backups that were deleted. */
export const backUp = ({ directory, target, keep, now }: BackUpOptions) => {
  const source = storeFile(directory);
  if (!existsSync(source)) throw new Error(`There is nothing to back up yet: no ${source}.`);
  makeFolder(target);
  const file = join(target, `leads-${fileStamp(now)}.sqlite`);
  const copy = `${file}.unfinished`;
  try {
    closeSync(openSync(copy, 'wx', 0o600));
    copyStore(source, copy);
    const documents = examineCopy(copy);
    // It gets its name only when it is whole and on the disk.
    syncToDisk(copy);
    renameSync(copy, file);
    syncToDisk(target);
    // Other files are none of ours.
    const backups = readdirSync(target).filter((name) => backupName.test(name));
    const isNeeded = damagedFiles(directory).length > 0;
    const deleted = isNeeded ? [] : backups.toSorted().slice(0, -keep);
    for (const name of deleted) rmSync(join(target, name));
    return { file, deleted, documents };
  } finally {
    rmSync(copy, { force: true });
  }
};

interface RestoreOptions {
  directory: string;
  /** The backup. It is read and stays as it is. */
  backup: string;
  /** Whether a store that is there may be set aside for it. */
  replace: boolean;
  now: Date;
}

const examineBackup = (copy: string, backup: string) => {
  try {
    return examineCopy(copy);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${backup} cannot be restored: ${reason}.`, { cause });
  }
};

/** Sets the store aside. Folds the log of a sound one into its file first, which SQLite does only for the last one who has it open. */
const makeWay = (file: string, now: Date): string => {
  if (isDamaged(file)) return setAside(file, 'damaged', now);
  try {
    using database = new DatabaseSync(file, { timeout: 1000 });
    database.exec('PRAGMA journal_mode = DELETE');
  } catch (cause) {
    throw new Error('Another program is using the store: stop the server first.', { cause });
  }
  return setAside(file, 'replaced', now);
};

/**
 * Puts a backup in the place of the store, after reading all of it. A store
 * that is there is renamed, never overwritten, and its new name told as
 * `setAside`. Throws, with the store as it was, where the backup is unfit or
 * the store in use.
 */
export const restore = ({ directory, backup, replace, now }: RestoreOptions) => {
  if (!existsSync(backup)) throw new Error(`There is no file ${backup}.`);
  const file = storeFile(directory);
  const isThere = existsSync(file) || existsSync(`${file}-wal`);
  if (isThere && !replace) {
    throw new Error(
      `There is a store already: ${file}. With --replace it is kept under another name, and the backup takes its place.`,
    );
  }
  makeFolder(directory);
  const copy = `${file}.restoring`;
  try {
    copyFileSync(backup, copy, constants.COPYFILE_FICLONE);
    chmodSync(copy, 0o600);
    const documents = examineBackup(copy, backup);
    syncToDisk(copy);
    const aside = isThere ? makeWay(file, now) : undefined;
    renameSync(copy, file);
    syncToDisk(directory);
    return { documents, setAside: aside };
  } finally {
    rmSync(copy, { force: true });
  }
};
