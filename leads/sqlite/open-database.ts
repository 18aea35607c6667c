import { closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate, refuseNewerLayout } from './migrations.ts';
import { resultCode, unavailable } from './store-error.ts';
import { makeFolder } from './store-files.ts';

/** How long a statement waits for another process's lock, in milliseconds. The event loop waits with it. */
const busyTimeout = 5000;

/** `synchronous = FULL` makes each commit durable; `secure_delete` overwrites what is deleted. */
const settings = `
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;
  PRAGMA foreign_keys = ON;
  PRAGMA temp_store = MEMORY;
`;

const clock = new Int32Array(new SharedArrayBuffer(4));

/** Waits without giving the event loop a turn, as SQLite itself does for a lock. */
const wait = (milliseconds: number) => Atomics.wait(clock, 0, 0, milliseconds);

/** To change the journal a process needs the file for itself, and SQLite does not wait for that: servers that begin a store together get in each other's way. */
const useWriteAheadLog = (database: DatabaseSync): void => {
  const giveUp = performance.now() + busyTimeout;
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (resultCode(error) !== unavailable.BUSY || performance.now() > giveUp) throw error;
      wait(5);
    }
  }
};

const isAlreadyThere = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

const createPrivately = (file: string): void => {
  makeFolder(dirname(file));
  try {
    // Exclusively: closing a file that is already in use would drop this process's SQLite locks on it.
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
};

/** Opens the file ready for use, creating it for the owner's eyes only where it is missing. */
export const openDatabase = (file: string): DatabaseSync => {
  createPrivately(file);
  const database = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    refuseNewerLayout(database);
    useWriteAheadLog(database);
    database.exec(settings);
    migrate(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};

/** An empty store in memory, which stands in for a file that does not exist yet. */
export const emptyDatabase = (): DatabaseSync => {
  const database = new DatabaseSync(':memory:');
  migrate(database);
  return database;
};
