import type { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '../lead-store.ts';
import type { SqliteConnection } from './connection.ts';
import { storeError } from './store-error.ts';

type Work<Result> = (database: DatabaseSync) => Result;

/** Does its work inside the transaction; answers with what tells its caller, once that is committed. */
type Member = (database: DatabaseSync) => () => void;

/** Undoes a work that fails, alone; throws where the store itself is in trouble, which concerns everybody. */
const attempt = <Result>(database: DatabaseSync, work: Work<Result>): Result => {
  database.exec('SAVEPOINT member');
  try {
    return work(database);
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK TO member');
    throw error;
  } finally {
    if (database.isTransaction) database.exec('RELEASE member');
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
  let rejections: ((error: unknown) => void)[] = [];

  let pauseEnds = 0;

  const pauseAfter = (began: number) => {
    const ended = performance.now();
    pauseEnds = ended + Math.min((ended - began) * pauseFactor, longestPause);
  };

  const schedule = () => {
    const pause = pauseEnds - performance.now();
    if (pause < 1) setImmediate(commit);
    else setTimeout(commit, pause);
  };

  const commit = () => {
    const began = performance.now();
    const members = group;
    const rejectAll = rejections;
    group = [];
    rejections = [];
    try {
      const answers = connection.write((database) => members.map((member) => member(database)));
      for (const answer of answers) answer();
    } catch (error) {
      for (const reject of rejectAll) reject(error);
    }
    pauseAfter(began);
  };

  return <Result>(work: Work<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (group.length === 0) schedule();
      rejections.push(reject);
      group.push((database) => {
        try {
          const result = attempt(database, work);
          return () => resolve(result);
        } catch (error) {
          if (!database.isTransaction || storeError(error) instanceof StoreUnavailable) throw error;
          return () => reject(error);
        }
      });
    });
};
