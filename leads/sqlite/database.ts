import { closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { makeFolder } from '../make-folder.ts';
import { StoreUnavailable } from '../lead-store.ts';
import { migrate } from './migrations.ts';

/** SQLite's primary result codes that say the file cannot be read or written now (sqlite.org/rescode.html). */
export const unavailable = {
  PERM: 3,
  BUSY: 5,
  LOCKED: 6,
  NOMEM: 7,
  READONLY: 8,
  IOERR: 10,
  CORRUPT: 11,
  FULL: 13,
  CANTOPEN: 14,
  PROTOCOL: 15,
  NOLFS: 22,
  NOTADB: 26,
};

/** The primary result code of an error from SQLite, which is the lower byte of the extended one; undefined for any other. */
export const resultCode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;

/** Turns SQLite's and the file system's "not now" into `StoreUnavailable`, cause kept; leaves every other error as it is. */
export const storeError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const code = resultCode(error);
  const isPassing =
    code === undefined ? 'syscall' in error : Object.values(unavailable).includes(code);
  if (!isPassing) return error;
  return new StoreUnavailable(
    `The lead store cannot be read or written just now: ${error.message}.`,
    { cause: error },
  );
};

/**
 * Statements written as templates, whose values are bound. Node's own tag store
 * does the same, but keeps the file open after the database was closed.
 */
export const sqlOf = (db: DatabaseSync) => {
  const prepare = (text: TemplateStringsArray) => db.prepare(text.join('?'));
  return {
    db,
    run: (text: TemplateStringsArray, ...values: SQLInputValue[]) => prepare(text).run(...values),
    get: (text: TemplateStringsArray, ...values: SQLInputValue[]) => prepare(text).get(...values),
    all: (text: TemplateStringsArray, ...values: SQLInputValue[]) => prepare(text).all(...values),
  };
};

export type Sql = ReturnType<typeof sqlOf>;

/** How long a statement waits for another process's lock, in milliseconds. The event loop waits with it. */
const busyTimeout = 5000;

/** `synchronous = FULL` makes each commit durable; `secure_delete` overwrites what is deleted. */
const settings = `
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;
  PRAGMA temp_store = MEMORY;
`;

const clock = new Int32Array(new SharedArrayBuffer(4));

/** To change the journal a process needs the file for itself, and SQLite does not wait for that: servers that begin a store together get in each other's way. */
const useWriteAheadLog = (database: DatabaseSync): void => {
  const giveUp = performance.now() + busyTimeout;
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (resultCode(error) !== unavailable.BUSY || performance.now() > giveUp) throw error;
      Atomics.wait(clock, 0, 0, 5);
    }
  }
};

const createPrivately = (file: string): void => {
  makeFolder(dirname(file));
  try {
    // Exclusively: closing a file that is already in use would drop this process's SQLite locks on it.
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
};

/** Opens the file ready for use, creating it for the owner's eyes only where it is missing. `addTables` brings what it holds to the newest layout. */
export const openDatabase = (file: string, addTables = migrate): DatabaseSync => {
  createPrivately(file);
  const database = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    addTables(database);
    useWriteAheadLog(database);
    database.exec(settings);
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
