import { closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { makeFolder } from '../make-folder.ts';
import { StoreUnavailable } from '../lead-store.ts';
import { migrate } from './migrations.ts';

/** SQLite's primary result codes for a file that cannot be read or written right now (sqlite.org/rescode.html). */
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

/** The primary result code of a SQLite error, the low byte of its extended one; undefined for any other error. */
export const resultCode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;

/**
 * Converts SQLite and file system errors that make the store unavailable to `StoreUnavailable`, with the original
 * error as cause. Returns every other error unchanged.
 */
export const storeError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const code = resultCode(error);
  const isUnavailable =
    code === undefined ? 'syscall' in error : Object.values(unavailable).includes(code);
  if (!isUnavailable) return error;
  return new StoreUnavailable(
    `The lead store cannot be read or written just now: ${error.message}.`,
    { cause: error },
  );
};

/**
 * Template tags for SQL statements with bound values. Node's own tag store does the same, but keeps the file open
 * after the database is closed.
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

/** How long a statement waits for another process's lock, in milliseconds. The wait blocks the event loop. */
const busyTimeout = 5000;

/** `synchronous = FULL` makes each commit durable; `secure_delete` overwrites deleted data. */
const settings = `
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;
  PRAGMA temp_store = MEMORY;
`;

const clock = new Int32Array(new SharedArrayBuffer(4));

/**
 * Switches to WAL, with retries. The change needs exclusive access, for which SQLite does not wait: servers that
 * start on a new store at the same time block each other.
 */
const useWriteAheadLog = (database: DatabaseSync): void => {
  const deadline = performance.now() + busyTimeout;
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (resultCode(error) !== unavailable.BUSY || performance.now() > deadline) throw error;
      Atomics.wait(clock, 0, 0, 5);
    }
  }
};

const createPrivately = (file: string): void => {
  makeFolder(dirname(file));
  try {
    // Create exclusively: closing a file that is already in use would drop this process's SQLite locks on it.
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
};

/**
 * Opens the file ready for use. Creates it when missing, accessible to the owner only. `addTables` migrates it to the
 * newest layout.
 */
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

/** An empty in-memory store, which stands in for a file that does not exist yet. */
export const emptyDatabase = (): DatabaseSync => {
  const database = new DatabaseSync(':memory:');
  migrate(database);
  return database;
};
