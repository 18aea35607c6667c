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

/**
 * Runs works that come in during the same turn of the event loop in one
 * transaction: one sync to disk serves them all. On a disk whose syncs are
 * slow, a crowd then waits for one or two of them, not each for all before it.
 * A promise resolves when the work is durable.
 */
export const groupCommit = (connection: Pick<SqliteConnection, 'write'>) => {
  let group: Member[] = [];
  let rejections: ((error: unknown) => void)[] = [];

  const commit = () => {
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
  };

  return <Result>(work: Work<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (group.length === 0) setImmediate(commit);
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
