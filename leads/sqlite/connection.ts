import { statSync } from 'node:fs';
import { StoreUnavailable } from '../lead-store.ts';
import { emptyDatabase, openDatabase, sqlOf, storeError, type Sql } from './database.ts';
import { inTransaction } from './migrations.ts';

export type Work<Result> = (sql: Sql) => Result;

/** Tells one file from another that takes its name; undefined where there is none. Throws where we may not look. */
const inodeOf = (file: string): number | undefined =>
  statSync(file, { throwIfNoEntry: false })?.ino;

/**
 * The way to one SQLite file: opened when first needed and again after every
 * `StoreUnavailable`, so that a disk that comes back is noticed without a restart.
 */
export class SqliteConnection {
  readonly #file: string;
  #current: { sql: Sql; inode: number | undefined } | undefined;
  #closed = false;

  constructor(file: string) {
    this.#file = file;
  }

  /** Runs `work` without a transaction; on an empty store where there is no file, since looking must not create one. */
  use<Result>(work: Work<Result>): Result {
    return this.#attempt(() => work(inodeOf(this.#file) ? this.#open() : sqlOf(emptyDatabase())));
  }

  /** Runs `work` in a transaction; like `use`, it does not create the file. */
  change<Result>(work: Work<Result>): Result {
    return this.use((sql) => inTransaction(sql.db, () => work(sql)));
  }

  /** Runs `work` in a transaction, durable on return. Creates the file where it is missing. */
  write<Result>(work: Work<Result>): Result {
    return this.#attempt(() => {
      const sql = this.#open();
      return inTransaction(sql.db, () => work(sql));
    });
  }

  /** For good: everything afterwards throws `StoreUnavailable`. */
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
    // What is written to a file after it was deleted or replaced would be lost.
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

/** Does its work inside the transaction; answers with what tells its caller, once that is committed. */
interface Member {
  work(sql: Sql): () => void;
  reject(error: unknown): void;
}

/** Undoes a work that fails, alone; throws where the store itself is in trouble, which concerns everybody. */
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

/** How many times as long as a commit the pause after it is. */
const pauseFactor = 5;

/** Longest pause after a commit, in milliseconds. */
const longestPause = 100;

/**
 * Runs works that come in together in one transaction: one sync to disk serves
 * them all, so that on a slow disk a crowd waits for one or two syncs, not each
 * for all before it. Node does nothing else during a sync, so after a
 * commit the next one waits five times as long as that took: pages and new
 * connections have five sixths of its time, also on a slow disk. A promise
 * resolves when the work is durable.
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

/** Reads page after page, each starting behind the last row of the one before. Nothing stays open in between. */
export async function* keyset<Row>(
  pageAfter: (last: Row | undefined) => Row[],
): AsyncGenerator<Row, void, undefined> {
  for (let page = pageAfter(undefined); page.length > 0; page = pageAfter(page.at(-1))) {
    yield* page;
  }
}

/** Rows read at once: few enough that a page of the longest texts fits in memory. */
export const pageSize = 200;
