import { StoreUnavailable } from '../lead-store.ts';
import type { SqliteConnection, Work } from './connection.ts';
import { storeError, type Sql } from './database.ts';

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
