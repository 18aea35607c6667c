import type { SQLInputValue } from 'node:sqlite';
import { canonicalAddress } from '../forms/email-address.ts';
import { collectionNames } from '../documents.ts';
import { waitingMail, type LeadRecord, type StoredMail } from '../lead-record.ts';
import { keyset, pageSize, type SqliteConnection } from './connection.ts';
import type { Sql } from './database.ts';

const insertMail = (sql: Sql, id: string, mail: StoredMail): void => {
  const { state, attempts, queuedAt, nextAttemptAt = queuedAt, message } = mail;
  sql.run`
    INSERT INTO outbox
      (document_id, state, attempts, queued_at, due_at, sent_at, last_error, message)
    VALUES (${id}, ${state}, ${attempts}, ${queuedAt}, ${nextAttemptAt}, ${mail.sentAt ?? null},
      ${mail.lastError ?? null}, ${message ? JSON.stringify(message) : null})`;
};

const kindOf = ({ document, held }: LeadRecord) => {
  if (!document) return 'notice';
  return held ? 'quarantined' : 'lead';
};

/** By which records are in order. */
const timestampOf = ({ document, mail }: LeadRecord): string =>
  document?.data.timestamp ?? mail?.queuedAt ?? '';

/** Stores a record with its mail, unless its id is known here; tells whether it did. Runs inside a transaction. */
export const insertRecord = (
  sql: Sql,
  record: LeadRecord,
  kind: 'canary' | ReturnType<typeof kindOf> = kindOf(record),
): boolean => {
  const { id, document, origin, held, mail } = record;
  const { answeredAt = null, answeredBy = null, note = null, noteBy = null } = record;
  const person = document ? canonicalAddress(document.data.email) : '';
  const { changes } = sql.run`
    INSERT INTO documents (id, collection, timestamp, person, data, kind, held, origin,
      answered_at, answered_by, note, note_by)
    VALUES (${id}, ${document?.collection ?? ''}, ${timestampOf(record)}, ${person},
      ${JSON.stringify(document?.data ?? {})}, ${kind}, ${held ? JSON.stringify(held) : null},
      ${origin ? JSON.stringify(origin) : null}, ${answeredAt}, ${answeredBy},
      ${note}, ${noteBy})
    ON CONFLICT DO NOTHING`;
  if (changes === 0) return false;
  if (mail) insertMail(sql, id, mail);
  return true;
};

/** What `outbox` holds of a mail besides its contents, by the names that entries have. */
export const entryColumns = `state, attempts, queued_at AS queuedAt, sent_at AS sentAt,
  last_error AS lastError,
  CASE WHEN state IN ('waiting', 'sending') THEN due_at END AS nextAttemptAt`;

/** A row without the columns that are null. */
export const withoutNulls = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

type Row = Record<'id' | 'collection' | 'timestamp' | 'data' | 'kind', string> &
  Partial<
    Record<
      'held' | 'origin' | 'answeredAt' | 'answeredBy' | 'note' | 'noteBy' | 'message',
      string
    > &
      Omit<StoredMail, 'message'>
  >;

const recordFrom = (row: Row): LeadRecord => {
  const { id, collection, timestamp: _, kind, data, held, origin, message, ...rest } = row;
  const { answeredAt, answeredBy, note, noteBy, ...mail } = rest;
  const document = kind === 'notice' ? undefined : { collection, data: JSON.parse(data) };
  return {
    id,
    document: document as LeadRecord['document'],
    origin: origin && JSON.parse(origin),
    answeredAt,
    answeredBy,
    note,
    noteBy,
    held: held && JSON.parse(held),
    mail: mail.state && ({ ...mail, message: message && JSON.parse(message) } as StoredMail),
  };
};

/** The records that a condition on `documents` selects. */
export const selectRecords = (
  connection: SqliteConnection,
  condition: string,
  values: readonly SQLInputValue[],
): LeadRecord[] =>
  connection.use(({ db }) =>
    db
      .prepare(
        `SELECT id, collection, timestamp, data, kind, held, origin,
           answered_at AS answeredAt, answered_by AS answeredBy, note,
           note_by AS noteBy, message, ${entryColumns}
         FROM documents LEFT JOIN outbox ON document_id = id WHERE ${condition}`,
      )
      .all(...values)
      .map((row) => recordFrom(withoutNulls(row) as Row)),
  );

/** The same, all of them, oldest first. */
const readRecords = (connection: SqliteConnection, condition: string, ...values: string[]) =>
  keyset<LeadRecord>((last) =>
    selectRecords(
      connection,
      `${condition} AND (timestamp, id) > (?, ?) ORDER BY timestamp, id LIMIT ${pageSize}`,
      [...values, last ? timestampOf(last) : '', last?.id ?? ''],
    ),
  );

/** Everything but canaries. */
export async function* exportRecords(
  connection: SqliteConnection,
): AsyncGenerator<LeadRecord, void> {
  for (const name of collectionNames)
    yield* readRecords(connection, `kind = 'lead' AND collection = ?`, name);
  yield* readRecords(connection, `kind IN ('quarantined', 'notice')`);
}

/** Makes what is held back a lead, its mail due; tells whether it was there. Runs inside a transaction. */
export const restoreHeld = (sql: Sql, id: string, now: Date): boolean => {
  const row = sql.get`SELECT timestamp, held FROM documents WHERE id = ${id} AND kind = 'quarantined'`;
  if (!row) return false;
  const { mail } = JSON.parse(String(row['held'])) as NonNullable<LeadRecord['held']>;
  sql.run`UPDATE documents SET kind = 'lead', held = NULL WHERE id = ${id}`;
  insertMail(sql, id, waitingMail(mail, String(row['timestamp']), now.toISOString()));
  return true;
};
