import type { DatabaseSync } from 'node:sqlite';

/**
 * Runs `work` in one transaction that holds the write lock from its start: a
 * plain BEGIN that reads first fails against another writer, however long it may wait.
 */
export const inTransaction = <Result>(
  database: DatabaseSync,
  work: (database: DatabaseSync) => Result,
): Result => {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work(database);
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
};
