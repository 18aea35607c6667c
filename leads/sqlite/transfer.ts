import type { DatabaseSync } from 'node:sqlite';
import { exportedMail, type ExportedMail, type ExportedRecord } from '../exported-record.ts';
import { personKey } from '../submission.ts';
import { keyset, pageSize, type SqliteConnection } from './connection.ts';
import { entryOf, type EntryRow } from './outbox.ts';

/** A document with its mail, whose columns are null where there is none. */
type Row = Record<'id' | 'collection' | 'timestamp' | 'data' | 'kind', string> &
  Record<'held' | 'message', string | null> &
  (EntryRow | (Omit<EntryRow, 'state'> & { state: null }));

const pageOfRows = (database: DatabaseSync, last: Row | undefined): Row[] =>
  database
    .prepare(
      `SELECT id, collection, timestamp, data, kind, held, message, state, attempts,
         queued_at AS queuedAt, due_at AS nextAttemptAt, sent_at AS sentAt, last_error AS lastError
       FROM documents LEFT JOIN outbox ON document_id = id
       WHERE kind <> 'canary' AND (kind, collection, timestamp, id) > (?, ?, ?, ?)
       ORDER BY kind, collection, timestamp, id LIMIT ${pageSize}`,
    )
    .all(last?.kind ?? '', last?.collection ?? '', last?.timestamp ?? '', last?.id ?? '') as Row[];

const mailOf = (row: Row): ExportedMail | undefined => {
  if (row.state === null) return undefined;
  return exportedMail(entryOf(row), row.message === null ? undefined : JSON.parse(row.message));
};

/** Everything but canaries. */
export async function* exportRecords(
  connection: SqliteConnection,
): AsyncGenerator<ExportedRecord, void> {
  const rows = keyset<Row>((last) => connection.use((database) => pageOfRows(database, last)));
  for await (const row of rows) {
    const { id, collection, data, kind, held } = row;
    const document = kind === 'notice' ? undefined : { collection, data: JSON.parse(data) };
    yield {
      id,
      document: document as ExportedRecord['document'],
      held: held === null ? undefined : JSON.parse(held),
      mail: mailOf(row),
    };
  }
}

const insertMail = (database: DatabaseSync, id: string, mail: ExportedMail): void => {
  database
    .prepare(
      `INSERT INTO outbox
         (document_id, state, attempts, queued_at, due_at, sent_at, last_error, message)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      id,
      mail.state,
      mail.attempts,
      mail.queuedAt,
      mail.nextAttemptAt ?? mail.queuedAt,
      mail.sentAt ?? null,
      mail.lastError ?? null,
      mail.message ? JSON.stringify(mail.message) : null,
    );
};

const kindOf = ({ document, held }: ExportedRecord) => {
  if (!document) return 'notice';
  return held ? 'quarantined' : 'lead';
};

/** Stores those whose ids are not known here; tells how many these were. Runs inside a transaction. */
export const importRecords = (
  database: DatabaseSync,
  records: readonly ExportedRecord[],
): number => {
  const insert = database.prepare(
    `INSERT INTO documents (id, collection, timestamp, person, data, kind, held)
     VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  );
  let added = 0;
  for (const record of records) {
    const { id, document, held, mail } = record;
    const { changes } = insert.run(
      id,
      document?.collection ?? '',
      document?.data.timestamp ?? mail?.queuedAt ?? '',
      document ? personKey(document.data.email) : '',
      JSON.stringify(document?.data ?? {}),
      kindOf(record),
      held ? JSON.stringify(held) : null,
    );
    if (changes === 0) continue;
    added += 1;
    if (mail) insertMail(database, id, mail);
  }
  return added;
};
