import { statSync } from 'node:fs';
import { StoreUnavailable } from '../lead-store.ts';
import { emptyDatabase, openDatabase, sqlOf, storeError, type Sql } from './database.ts';
import { inTransaction } from './migrations.ts';

export type Work<Result> = (sql: Sql) => Result;

/** The inode of a file, which reveals a replaced one; undefined when there is no file. Throws when access is denied. */
const inodeOf = (file: string): number | undefined =>
  statSync(file, { throwIfNoEntry: false })?.ino;

/**
 * The connection to one SQLite file. Opens on first use and again after every `StoreUnavailable`, so that a disk that
 * comes back is noticed without a restart.
 */
export class SqliteConnection {
  readonly #file: string;
  #current: { sql: Sql; inode: number | undefined } | undefined;
  #closed = false;

  constructor(file: string) {
    this.#file = file;
  }

  /** Runs `work` without a transaction; on an empty store if there is no file, since reading must not create one. */
  use<Result>(work: Work<Result>): Result {
    return this.#attempt(() => work(inodeOf(this.#file) ? this.#open() : sqlOf(emptyDatabase())));
  }

  /** Runs `work` in a transaction. Like `use`, it does not create the file. */
  change<Result>(work: Work<Result>): Result {
    return this.use((sql) => inTransaction(sql.db, () => work(sql)));
  }

  /** Runs `work` in a transaction, durable on return. Creates the file when it is missing. */
  write<Result>(work: Work<Result>): Result {
    return this.#attempt(() => {
      const sql = this.#open();
      return inTransaction(sql.db, () => work(sql));
    });
  }

  /** Closes for good: every later call throws `StoreUnavailable`. */
  close(): void {
    this.#closed = true;
    this.#discard();
  }

  #attempt<Result>(work: () => Result): Result {
    if (this.#closed) throw new StoreUnavailable('The lead store has been closed.');
    try {
      return work();
    } catch (error) {
      const reported = storeError(error);
      if (reported instanceof StoreUnavailable) this.#discard();
      throw reported;
    }
  }

  #open(): Sql {
    // Writes to a deleted or replaced file would be lost.
    if (this.#current?.inode !== inodeOf(this.#file)) this.#discard();
    this.#current ??= {
      sql: sqlOf(openDatabase(this.#file)),
      inode: inodeOf(this.#file),
    };
    return this.#current.sql;
  }

  #discard(): void {
    this.#current?.sql.db.close();
    this.#current = undefined;
  }
}

/**
 * One unit of work in a group. It runs in the transaction; the callback it returns reports the result after the
 * commit.
 */
interface Member {
  work(sql: Sql): () => void;
  reject(error: unknown): void;
}

/** Runs one unit of work in a savepoint, so that its failure does not roll back the others. */
const attempt = <Result>(sql: Sql, work: Work<Result>): Result => {
  const { db } = sql;
  db.exec('SAVEPOINT member');
  try {
    return work(sql);
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK TO member');
    throw error;
  } finally {
    if (db.isTransaction) db.exec('RELEASE member');
  }
};

const pauseFactor = 5;

/** Maximum pause after a commit, in milliseconds. */
const longestPause = 100;

/**
 * Groups concurrent units of work in one transaction. One sync to disk then serves them all, so on a slow disk each
 * waits for one or two syncs instead of all earlier ones. A sync blocks the event loop. So after each commit the next
 * one waits five times as long as that took: pages and new connections get five sixths of Node's time, even on a slow
 * disk. A promise resolves when its work is durable.
 */
export const groupCommit = (connection: Pick<SqliteConnection, 'write'>) => {
  let group: Member[] = [];
  let pauseEnds = 0;

  const commit = () => {
    const began = performance.now();
    const members = group;
    group = [];
    try {
      const answers = connection.write((sql) => members.map(({ work }) => work(sql)));
      for (const answer of answers) answer();
    } catch (error) {
      for (const { reject } of members) reject(error);
    }
    const ended = performance.now();
    pauseEnds = ended + Math.min((ended - began) * pauseFactor, longestPause);
  };

  return <Result>(work: Work<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (group.length === 0) setTimeout(commit, Math.max(0, pauseEnds - performance.now()));
      group.push({
        reject,
        work: (sql) => {
          try {
            const result = attempt(sql, work);
            return () => resolve(result);
          } catch (error) {
            if (!sql.db.isTransaction || storeError(error) instanceof StoreUnavailable) throw error;
            return () => reject(error);
          }
        },
      });
    });
};

/** Keyset pagination: each page starts after the last row of the one before. Nothing stays open between pages. */
export async function* keyset<Row>(
  pageAfter: (last: Row | undefined) => Row[],
): AsyncGenerator<Row, void, undefined> {
  for (let page = pageAfter(undefined); page.length > 0; page = pageAfter(page.at(-1))) {
    yield* page;
  }
}

/** Rows per page: few enough that a page of the longest texts fits in memory. */
export const pageSize = 200;
