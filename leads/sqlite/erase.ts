import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { collectionNames } from '../documents.ts';
import { StoreUnavailable, type ErasedCounts, type Horizons } from '../lead-store.ts';
import { personKey } from '../submission.ts';
import type { SqliteConnection } from './connection.ts';

/** Which rows of `documents` are meant: a condition, and the values for its question marks. */
interface Selection {
  where: string;
  values: readonly SQLInputValue[];
}

/** How many rows are meant. */
const numberOf = (database: DatabaseSync, from: string, { where, values }: Selection): number =>
  Number(
    database.prepare(`SELECT count(*) AS count FROM ${from} WHERE ${where}`).get(...values)?.[
      'count'
    ],
  );

const countRows = (database: DatabaseSync, selection: Selection): ErasedCounts => {
  const count = (condition: string, from = 'documents') =>
    numberOf(database, from, { ...selection, where: `(${selection.where}) AND ${condition}` });
  const documents = Object.fromEntries(
    collectionNames.map((name) => [name, count(`kind = 'lead' AND collection = '${name}'`)]),
  );
  return {
    documents: documents as ErasedCounts['documents'],
    quarantined: count(`kind = 'quarantined'`),
    mails: count('true', 'outbox JOIN documents ON documents.id = outbox.document_id'),
  };
};

/** Deletes rows; their mails and fingerprints go with them, by foreign key. */
const deleteRows = (database: DatabaseSync, selection: Selection): ErasedCounts => {
  const counts = countRows(database, selection);
  database.prepare(`DELETE FROM documents WHERE ${selection.where}`).run(...selection.values);
  return counts;
};

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
const purgeFile = (connection: SqliteConnection): void => {
  try {
    connection.use(rewrite);
  } catch (cause) {
    throw new StoreUnavailable(
      'The entries are deleted, but traces of them remain in the files of the lead store: erase again in a moment.',
      { cause },
    );
  }
};

/** Deletes the person from every table and from the bytes of the store's files. */
export const erasePerson = (connection: SqliteConnection, email: string): ErasedCounts => {
  const selection = { where: `person = ? AND kind <> 'notice'`, values: [personKey(email)] };
  const erased = connection.change((database) => deleteRows(database, selection));
  purgeFile(connection);
  return erased;
};

const olderThan = (horizons: Horizons): Selection => {
  const parts = collectionNames.flatMap((name) => {
    const horizon = horizons[name];
    return horizon
      ? [{ where: `kind = 'lead' AND collection = '${name}' AND timestamp < ?`, horizon }]
      : [];
  });
  if (horizons.quarantine) {
    const where = `kind IN ('quarantined', 'canary') AND timestamp < ?`;
    parts.push({ where, horizon: horizons.quarantine });
  }
  return {
    where: parts.map(({ where }) => `(${where})`).join(' OR ') || 'false',
    values: parts.map(({ horizon }) => horizon.toISOString()),
  };
};

const isEmpty = ({ documents, quarantined }: ErasedCounts) =>
  quarantined === 0 && Object.values(documents).every((count) => count === 0);

/** Deletes what is older than its horizon. Rewrites the file only where something of a person was deleted. */
export const eraseBefore = (connection: SqliteConnection, horizons: Horizons): ErasedCounts => {
  const erased = connection.change((database) => deleteRows(database, olderThan(horizons)));
  if (!isEmpty(erased)) purgeFile(connection);
  return erased;
};

/** Deletes a quarantined submission or a canary; a canary holds nothing of a person. */
export const discardEntry = (connection: SqliteConnection, id: string): boolean => {
  const kind = connection.change((database) => {
    const row = database
      .prepare(
        `DELETE FROM documents WHERE id = ? AND kind IN ('quarantined', 'canary') RETURNING kind`,
      )
      .get(id);
    return row?.['kind'];
  });
  if (kind === 'quarantined') purgeFile(connection);
  return kind !== undefined;
};
