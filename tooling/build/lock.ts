import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '@agency/leads/make-folder.ts';

/** SQLITE_BUSY (sqlite.org/rescode.html). */
const busy = 5;

/**
 * Takes a lock that only one process can hold, named by a file; undefined when another process
 * holds it. The operating system releases it when the process ends for any reason. Throws when
 * it cannot be taken for another reason.
 */
export const takeLock = (file: string): { release: () => void } | undefined => {
  makeFolder(dirname(file));
  // SQLite takes no lock on a read-only file.
  accessSync(existsSync(file) ? file : dirname(file), constants.W_OK);
  const database = new DatabaseSync(file);
  try {
    database.exec('BEGIN IMMEDIATE');
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === busy) return undefined;
    throw error;
  }
};
