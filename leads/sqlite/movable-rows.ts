import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { CollectionName } from '../documents.ts';
import type { Movable, MovableMail, Shelf } from '../move/movable-store.ts';
import type { SqliteConnection } from './connection.ts';
import type { Selection } from './delete-rows.ts';
import { keyset, pageSize } from './keyset.ts';

type Row = Record<string, SQLOutputValue>;

const textOr = (value: SQLOutputValue | undefined) =>
  typeof value === 'string' ? value : undefined;

const readMail = (row: Row): MovableMail | undefined => {
  if (row['state'] === null) return undefined;
  const message = textOr(row['message']);
  return {
    state: row['state'] as MovableMail['state'],
    attempts: Number(row['attempts']),
    queuedAt: String(row['queued_at']),
    nextAttemptAt: String(row['due_at']),
    sentAt: textOr(row['sent_at']),
    lastError: textOr(row['last_error']),
    message: message === undefined ? undefined : JSON.parse(message),
  };
};

const readMovable = (row: Row): Movable => ({
  id: String(row['id']),
  document:
    row['kind'] === 'notice'
      ? undefined
      : {
          collection: row['collection'] as CollectionName,
          data: JSON.parse(String(row['data'])),
          held: row['held'] === null ? undefined : JSON.parse(String(row['held'])),
        },
  mail: readMail(row),
});

/** The rows of a shelf. */
export const rowsOf = (shelf: Shelf): Selection => {
  if (shelf === 'notices') return { where: `kind = 'notice'`, values: [] };
  if (shelf === 'quarantine') return { where: `kind = 'quarantined'`, values: [] };
  return { where: `kind = 'lead' AND collection = ?`, values: [shelf] };
};

/** What stands on a shelf under an id. */
export const findOne = (database: DatabaseSync, shelf: Shelf, id: string): Movable | undefined => {
  const { where, values } = rowsOf(shelf);
  const row = database
    .prepare(
      `SELECT * FROM documents LEFT JOIN outbox ON document_id = id WHERE ${where} AND id = ?`,
    )
    .get(...values, id);
  return row && readMovable(row);
};

type Place = Record<'id' | 'timestamp', string>;

const pageOfIds = (database: DatabaseSync, { where, values }: Selection, last: Place | undefined) =>
  database
    .prepare(
      `SELECT id, timestamp FROM documents WHERE ${where} AND (timestamp, id) > (?, ?)
       ORDER BY timestamp, id LIMIT ${pageSize}`,
    )
    .all(...values, last?.timestamp ?? '', last?.id ?? '') as Place[];

/** The ids of what stands on a shelf, oldest first. */
export async function* readIds(
  connection: SqliteConnection,
  shelf: Shelf,
): AsyncGenerator<string, void, undefined> {
  const rows = keyset<Place>((last) =>
    connection.use((database) => pageOfIds(database, rowsOf(shelf), last)),
  );
  for await (const { id } of rows) yield id;
}
