import type { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable, type ErasedCounts } from '../lead-store.ts';
import { personKey } from '../person-key.ts';
import type { SqliteConnection } from './connection.ts';
import { countDocumentsOf } from './count-documents.ts';

const countMails = (database: DatabaseSync, person: string): number =>
  Number(
    database
      .prepare(
        `SELECT count(*) AS count FROM outbox
         JOIN documents ON documents.id = outbox.document_id WHERE person = ?`,
      )
      .get(person)?.['count'],
  );

/** Mails and fingerprints go with their document, by foreign key. */
const deletePerson = (database: DatabaseSync, person: string): ErasedCounts => {
  const erased = {
    documents: countDocumentsOf(database, person),
    mails: countMails(database, person),
  };
  database.prepare('DELETE FROM documents WHERE person = ?').run(person);
  return erased;
};

/**
 * Rewrites the file and empties its log. `secure_delete` is not enough:
 * splitting a page leaves a copy of the rows that moved in the unused part of
 * the old one, and the log keeps earlier versions of every page.
 */
const purgeFile = (database: DatabaseSync): void => {
  database.exec('VACUUM');
  const checkpoint = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
  if (checkpoint?.['busy'] !== 0) {
    throw new StoreUnavailable('The log of the lead store is in use.');
  }
};

/** Deletes the person from every table and from the bytes of the store's files. */
export const erasePerson = (connection: SqliteConnection, email: string): ErasedCounts => {
  const erased = connection.change((database) => deletePerson(database, personKey(email)));
  try {
    connection.use(purgeFile);
  } catch (cause) {
    throw new StoreUnavailable(
      'The entries are deleted, but traces of them remain in the files of the lead store: erase again in a moment.',
      { cause },
    );
  }
  return erased;
};
