import type { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '../lead-store.ts';
import type { SqliteConnection } from './connection.ts';

/**
 * Rewrites the file and empties its log. `secure_delete` is not enough:
 * splitting a page leaves a copy of the rows that moved in the unused part of
 * the old one, and the log keeps earlier versions of every page.
 */
const rewrite = (database: DatabaseSync): void => {
  database.exec('VACUUM');
  const checkpoint = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
  if (checkpoint?.['busy'] !== 0) {
    throw new StoreUnavailable('The log of the lead store is in use.');
  }
};

/** Removes what was deleted from the bytes of the store's files. Throws `StoreUnavailable` where traces remain. */
export const purgeFile = (connection: SqliteConnection): void => {
  try {
    connection.use(rewrite);
  } catch (cause) {
    throw new StoreUnavailable(
      'The entries are deleted, but traces of them remain in the files of the lead store: erase again in a moment.',
      { cause },
    );
  }
};
