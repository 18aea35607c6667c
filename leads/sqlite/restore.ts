import { chmodSync, constants, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { examineCopy, type CopyContents } from './back-up.ts';
import { isDamaged } from './damage.ts';
import { makeFolder, setAside, storeFile, syncToDisk } from './store-files.ts';

export interface RestoreOptions {
  /** Of the store. */
  directory: string;
  /** The backup. It is read and stays as it is. */
  backup: string;
  /** Whether a store that is there may be set aside for it. */
  replace: boolean;
  now: Date;
}

export interface Restored extends CopyContents {
  /** Where the store is now that was there before. */
  setAside?: string;
}

/** Why nothing was restored, in a sentence for whoever asked for it. The store is as it was. */
class NotRestored extends Error {
  override name = 'NotRestored';
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const examineBackup = (copy: string, backup: string): CopyContents => {
  try {
    return examineCopy(copy);
  } catch (cause) {
    throw new NotRestored(`${backup} cannot be restored: ${messageOf(cause)}.`, { cause });
  }
};

/** Folds the log into the file, which SQLite does only for the last one who has it open. */
const takeOutOfUse = (file: string): void => {
  const database = new DatabaseSync(file, { timeout: 1000 });
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } catch (cause) {
    throw new NotRestored('Another program is using the store: stop the server first.', { cause });
  } finally {
    database.close();
  }
};

const makeWay = (file: string, now: Date): string => {
  if (isDamaged(file)) return setAside(file, 'damaged', now);
  takeOutOfUse(file);
  return setAside(file, 'replaced', now);
};

/**
 * Puts a backup in the place of the store, after reading all of it. A store
 * that is there is renamed, never overwritten. Throws `NotRestored`.
 */
export const restore = ({ directory, backup, replace, now }: RestoreOptions): Restored => {
  if (!existsSync(backup)) throw new NotRestored(`There is no file ${backup}.`);
  const file = storeFile(directory);
  const isThere = existsSync(file) || existsSync(`${file}-wal`);
  if (isThere && !replace) {
    throw new NotRestored(
      `There is a store already: ${file}. With --replace it is kept under another name, and the backup takes its place.`,
    );
  }
  makeFolder(directory);
  const copy = `${file}.restoring`;
  try {
    copyFileSync(backup, copy, constants.COPYFILE_FICLONE);
    chmodSync(copy, 0o600);
    const contents = examineBackup(copy, backup);
    syncToDisk(copy);
    const aside = isThere ? makeWay(file, now) : undefined;
    renameSync(copy, file);
    syncToDisk(directory);
    return { ...contents, ...(aside !== undefined && { setAside: aside }) };
  } finally {
    rmSync(copy, { force: true });
  }
};
