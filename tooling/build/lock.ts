import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '@agency/leads/make-folder.ts';

/** SQLITE_BUSY (sqlite.org/rescode.html). */
const busy = 5;

/**
 * Takes a lock that one process at a time can hold, by the name of a file;
 * undefined where another process has it. The operating system gives it back
 * when the process ends, however it ends. Throws where it cannot be taken for
 * another reason.
 */
export const takeLock = (file: string): { release: () => void } | undefined => {
  makeFolder(dirname(file));
  // SQLite would lock nothing in a file that it may only read.
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
