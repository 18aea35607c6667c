import type { SQLInputValue } from 'node:sqlite';
import { canonicalAddress } from '../forms/email-address.ts';
import { noDocuments, type CollectionName } from '../documents.ts';
import { StoreUnavailable, type ErasedCounts, type Horizons } from '../lead-store.ts';
import type { SqliteConnection } from './connection.ts';
import type { Sql } from './database.ts';

/** Deletes and counts the rows that match a condition. Foreign keys cascade to their mails and fingerprints. */
const deleteRows = (
  { db }: Sql,
  erased: ErasedCounts,
  { where, values }: { where: string; values: SQLInputValue[] },
): ErasedCounts => {
  const rows = db
    .prepare(
      `SELECT kind, collection, count(*) AS count, count(document_id) AS mails
       FROM documents LEFT JOIN outbox ON document_id = id
       WHERE ${where} GROUP BY kind, collection`,
    )
    .all(...values);
  db.prepare(`DELETE FROM documents WHERE ${where}`).run(...values);
  for (const { kind, collection, count, mails } of rows) {
    erased.mails += Number(mails);
    if (kind === 'lead') erased.documents[collection as CollectionName] += Number(count);
    if (kind === 'quarantined') erased.quarantined += Number(count);
  }
  return erased;
};

const nothing = (): ErasedCounts => ({ documents: noDocuments(), quarantined: 0, mails: 0 });

/**
 * Removes deleted data from the bytes of the store's files: rewrites the database and truncates its log.
 * `secure_delete` is not enough: a page split leaves copies of the moved rows in the unused part of the old page, and
 * the log keeps earlier versions of every page.
 */
const purgeFile = (connection: SqliteConnection): void => {
  try {
    connection.use((sql) => {
      sql.db.exec('VACUUM');
      const checkpoint = sql.get`PRAGMA wal_checkpoint(TRUNCATE)`;
      if (checkpoint?.['busy'] !== 0)
        throw new StoreUnavailable('The log of the lead store is in use.');
    });
  } catch (cause) {
    throw new StoreUnavailable(
      'The entries are deleted, but traces of them remain in the files of the lead store: erase again in a moment.',
      { cause },
    );
  }
};

/** Deletes the person from every table and from the bytes of the store's files. */
export const erasePerson = (connection: SqliteConnection, email: string): ErasedCounts => {
  const ofPerson = { where: `person = ? AND kind <> 'notice'`, values: [canonicalAddress(email)] };
  const erased = connection.change((sql) => deleteRows(sql, nothing(), ofPerson));
  purgeFile(connection);
  return erased;
};

/** The condition for rows older than a horizon. It fits an index, since it runs once an hour. */
const expiredRows = (place: string, horizon: string) =>
  place === 'quarantine'
    ? { where: `kind IN ('quarantined', 'canary') AND timestamp < ?`, values: [horizon] }
    : { where: `kind = 'lead' AND collection = ? AND timestamp < ?`, values: [place, horizon] };

/** Deletes rows older than their horizon. Rewrites the file only when personal data was deleted. */
export const eraseBefore = (connection: SqliteConnection, horizons: Horizons): ErasedCounts => {
  const erased = nothing();
  connection.change((sql) => {
    for (const [place, horizon] of Object.entries(horizons))
      deleteRows(sql, erased, expiredRows(place, horizon.toISOString()));
  });
  const { documents, quarantined } = erased;
  if (quarantined + Object.values(documents).reduce((sum, count) => sum + count) > 0)
    purgeFile(connection);
  return erased;
};

/** Deletes a quarantined submission or a canary, which holds no personal data to purge from the file. */
export const discardEntry = (connection: SqliteConnection, id: string): boolean => {
  const row = connection.change((sql) => {
    const deleted = sql.get`DELETE FROM documents WHERE id = ${id} AND kind IN ('quarantined', 'canary') RETURNING kind`;
    if (deleted?.['kind'] === 'canary')
      sql.run`UPDATE store SET last_canary_at = ${new Date().toISOString()}`;
    return deleted;
  });
  if (row?.['kind'] === 'quarantined') purgeFile(connection);
  return row !== undefined;
};
