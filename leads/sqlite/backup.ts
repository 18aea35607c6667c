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
 * Checks a whole copy of a store, every index and reference included, migrates it to the newest layout, and counts
 * its documents. Throws with the reason when it is not sound.
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
  /** The folder of the backups. It is created when missing, accessible to the owner only. */
  target: string;
  /** How many backups to keep, at least 1. None is deleted while a damaged database waits to be replaced. */
  keep: number;
  now: Date;
}

const backupName = /^leads-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.sqlite$/u;

/** Copies the committed state in one read transaction. It does not block writers, and copies no deleted data. */
const copyStore = (source: string, copy: string): void => {
  using database = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
  database.prepare('VACUUM INTO ?').run(copy);
};

/**
 * Makes a copy of a store that may be in use, readable by its owner only, and checks it. Returns its file, its
 * document counts, and the names of the older backups that were deleted.
 */
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
    // The copy gets its final name only when it is complete and on disk.
    syncToDisk(copy);
    renameSync(copy, file);
    syncToDisk(target);
    // Ignore other files in the folder.
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
  /** The backup file, which is only read. */
  backup: string;
  /** Whether an existing store may be set aside. */
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

/** Sets the store aside. First merges a sound one's log into its file, which needs exclusive access. */
const setStoreAside = (file: string, now: Date): string => {
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
 * Replaces the store with a backup, after checking all of it. Renames an existing store, never overwrites it, and
 * returns its new name as `setAside`. Throws, with the store unchanged, when the backup is unfit or the store in use.
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
    const aside = isThere ? setStoreAside(file, now) : undefined;
    renameSync(copy, file);
    syncToDisk(directory);
    return { documents, setAside: aside };
  } finally {
    rmSync(copy, { force: true });
  }
};
