import type { DatabaseSync } from 'node:sqlite';
import type { OutboxEntry } from '../outbox.ts';
import type { SqliteConnection } from './connection.ts';
import { keyset, pageSize } from './keyset.ts';

type EntryRow = Omit<OutboxEntry, 'sentAt' | 'lastError'> & {
  sentAt: string | null;
  lastError: string | null;
};

const columns = `document_id AS id, state, attempts, queued_at AS queuedAt,
  due_at AS nextAttemptAt, sent_at AS sentAt, last_error AS lastError`;

const entryOf = (row: EntryRow): OutboxEntry => ({
  ...row,
  sentAt: row.sentAt ?? undefined,
  lastError: row.lastError ?? undefined,
});

/** The entry of one mail, without its contents. */
export const findOutboxEntry = (database: DatabaseSync, id: string): OutboxEntry | undefined => {
  const row = database.prepare(`SELECT ${columns} FROM outbox WHERE document_id = ?`).get(id);
  return row && entryOf(row as EntryRow);
};

const pageOfEntries = (
  database: DatabaseSync,
  includeSent: boolean,
  last: EntryRow | undefined,
): EntryRow[] =>
  database
    .prepare(
      `SELECT ${columns} FROM outbox
       WHERE (queued_at, document_id) > (?, ?) AND (? OR state <> 'sent')
       ORDER BY queued_at, document_id LIMIT ${pageSize}`,
    )
    .all(last?.queuedAt ?? '', last?.id ?? '', Number(includeSent)) as EntryRow[];

/** The outbox without the mails' contents, oldest first. */
export async function* readOutboxEntries(
  connection: SqliteConnection,
  includeSent: boolean,
): AsyncGenerator<OutboxEntry, void, undefined> {
  const rows = keyset<EntryRow>((last) =>
    connection.use((database) => pageOfEntries(database, includeSent, last)),
  );
  for await (const row of rows) yield entryOf(row);
}
