import type { SQLInputValue } from 'node:sqlite';
import { canonicalAddress } from '../forms/email-address.ts';
import { collectionNames } from '../documents.ts';
import { sectionOf, waitingMail, type LeadRecord, type StoredMail } from '../lead-record.ts';
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

const kinds: Readonly<Record<string, string>> = {
  quarantine: 'quarantined',
  canaries: 'canary',
  notices: 'notice',
};

/** The sort key of records. */
const timestampOf = ({ document, mail }: LeadRecord): string =>
  document?.data.timestamp ?? mail?.queuedAt ?? '';

/** Stores a record with its mail unless its id already exists. Returns whether it did. Runs inside a transaction. */
export const insertRecord = (sql: Sql, record: LeadRecord): boolean => {
  const { id, document, origin, request = null, held, mail } = record;
  const { answeredAt = null, answeredBy = null, note = null, noteBy = null } = record;
  const person = document ? canonicalAddress(document.data.email) : '';
  const { changes } = sql.run`
    INSERT INTO documents (id, collection, timestamp, person, data, kind, held, origin,
      request, answered_at, answered_by, note, note_by)
    VALUES (${id}, ${document?.collection ?? ''}, ${timestampOf(record)}, ${person},
      ${JSON.stringify(document?.data ?? {})}, ${kinds[sectionOf(record)] ?? 'lead'}, ${held ? JSON.stringify(held) : null},
      ${origin ? JSON.stringify(origin) : null}, ${request}, ${answeredAt}, ${answeredBy},
      ${note}, ${noteBy})
    ON CONFLICT DO NOTHING`;
  if (changes === 0) return false;
  if (mail) insertMail(sql, id, mail);
  return true;
};

/** The columns of `outbox` without the contents, named as in `OutboxEntry`. */
export const entryColumns = `state, attempts, queued_at AS queuedAt, sent_at AS sentAt,
  last_error AS lastError,
  CASE WHEN state IN ('waiting', 'sending') THEN due_at END AS nextAttemptAt`;

/** A row without its null columns. */
export const withoutNulls = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

/** A selected record, whose JSON columns are not parsed yet. */
type Row = Record<'collection' | 'kind' | 'data', string> &
  Partial<Record<'held' | 'origin' | 'message', string>> &
  Partial<Omit<StoredMail, 'message'>> &
  Omit<LeadRecord, 'document' | 'origin' | 'held' | 'mail' | 'canary'>;

const recordFrom = (row: Row): LeadRecord => {
  const { collection, kind, data, held, origin, message, ...rest } = row;
  const { state, attempts = 0, queuedAt = '', nextAttemptAt, sentAt, lastError, ...beside } = rest;
  const document = kind === 'notice' ? undefined : { collection, data: JSON.parse(data) };
  const sending = { attempts, queuedAt, nextAttemptAt, sentAt, lastError };
  return {
    ...beside,
    document: document as LeadRecord['document'],
    origin: origin && JSON.parse(origin),
    held: held && JSON.parse(held),
    mail: state && { state, ...sending, message: message && JSON.parse(message) },
    canary: kind === 'canary' || undefined,
  };
};

/** The records that match a condition on `documents`. */
export const selectRecords = (
  { db }: Sql,
  condition: string,
  values: readonly SQLInputValue[],
): LeadRecord[] =>
  db
    .prepare(
      `SELECT id, collection, data, kind, held, origin, request, answered_at AS answeredAt,
         answered_by AS answeredBy, note, note_by AS noteBy, message, ${entryColumns}
       FROM documents LEFT JOIN outbox ON document_id = id WHERE ${condition}`,
    )
    .all(...values)
    .map((row) => recordFrom(withoutNulls(row) as Row));

/** All matching records, oldest first, read in pages. */
const readRecords = (connection: SqliteConnection, condition: string, ...values: string[]) =>
  keyset<LeadRecord>((last) =>
    connection.use((sql) =>
      selectRecords(
        sql,
        `${condition} AND (timestamp, id) > (?, ?) ORDER BY timestamp, id LIMIT ${pageSize}`,
        [...values, last ? timestampOf(last) : '', last?.id ?? ''],
      ),
    ),
  );

/** All records except canaries. */
export async function* exportRecords(
  connection: SqliteConnection,
): AsyncGenerator<LeadRecord, void> {
  for (const name of collectionNames)
    yield* readRecords(connection, `kind = 'lead' AND collection = ?`, name);
  yield* readRecords(connection, `kind IN ('quarantined', 'notice')`);
}

/** Quarantines a lead and drops its mail. Returns whether it existed. Runs inside a transaction. */
export const holdLead = (sql: Sql, id: string, suspicions: readonly string[]): boolean => {
  const held = JSON.stringify({ suspicions });
  const { changes } = sql.run`
    UPDATE documents SET kind = 'quarantined', held = ${held}, answered_at = NULL, answered_by = NULL
    WHERE id = ${id} AND kind = 'lead'`;
  if (changes === 0) return false;
  sql.run`DELETE FROM outbox WHERE document_id = ${id}`;
  return true;
};

/** Turns a quarantined submission into a lead, its mail due. Returns whether it existed. Runs inside a transaction. */
export const restoreHeld = (sql: Sql, id: string, now: Date): boolean => {
  const restored = sql.get`
    UPDATE documents SET kind = 'lead', held = NULL WHERE id = ${id} AND kind = 'quarantined'
    RETURNING timestamp`;
  if (!restored) return false;
  const nextAttemptAt = now.toISOString();
  insertMail(sql, id, waitingMail(String(restored['timestamp']), { nextAttemptAt }));
  return true;
};
