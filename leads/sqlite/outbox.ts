import type { DatabaseSync } from 'node:sqlite';
import type { LeasedMail, MailMessage, Outbox, OutboxEntry } from '../outbox.ts';
import { noticeId } from '../submission.ts';
import { keyset, pageSize, type SqliteConnection } from './connection.ts';

interface QueuedMail {
  /** Of the row in `documents` it belongs to. */
  id: string;
  mail: MailMessage;
  queuedAt: Date;
  /** When it is to be sent; at once unless told otherwise. */
  dueAt?: Date;
}

/** Writes a mail to the outbox. */
export const queueMail = (
  database: DatabaseSync,
  { id, mail, queuedAt, dueAt = queuedAt }: QueuedMail,
): void => {
  database
    .prepare(
      `INSERT INTO outbox (document_id, state, queued_at, due_at, message)
       VALUES (?, 'waiting', ?, ?, ?)`,
    )
    .run(id, queuedAt.toISOString(), dueAt.toISOString(), JSON.stringify(mail));
};

/** Queues a mail that tells of no lead, unless its key was used before. Runs inside a transaction. */
const queueNotice = (
  database: DatabaseSync,
  key: string,
  { mail, now }: { mail: MailMessage; now: Date },
): boolean => {
  const id = noticeId(key);
  const { changes } = database
    .prepare(
      `INSERT INTO documents (id, collection, timestamp, person, data, kind)
       VALUES (?, '', ?, '', '{}', 'notice') ON CONFLICT DO NOTHING`,
    )
    .run(id, now.toISOString());
  if (changes === 0) return false;
  queueMail(database, { id, mail, queuedAt: now });
  return true;
};

/** An entry as the columns of `outbox` have it. */
export type EntryRow = Omit<OutboxEntry, 'sentAt' | 'lastError'> & {
  sentAt: string | null;
  lastError: string | null;
};

const columns = `document_id AS id, state, attempts, queued_at AS queuedAt,
  due_at AS nextAttemptAt, sent_at AS sentAt, last_error AS lastError`;

export const entryOf = (row: EntryRow): OutboxEntry => ({
  ...row,
  sentAt: row.sentAt ?? undefined,
  lastError: row.lastError ?? undefined,
});

/** The entry of one mail, without its contents. */
const findOutboxEntry = (database: DatabaseSync, id: string): OutboxEntry | undefined => {
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
async function* readOutboxEntries(
  connection: SqliteConnection,
  includeSent: boolean,
): AsyncGenerator<OutboxEntry, void, undefined> {
  const rows = keyset<EntryRow>((last) =>
    connection.use((database) => pageOfEntries(database, includeSent, last)),
  );
  for await (const row of rows) yield entryOf(row);
}

const secondsAfter = (moment: Date, seconds: number) =>
  new Date(moment.getTime() + seconds * 1000).toISOString();

const leaseOne = (database: DatabaseSync, now: Date, leaseSeconds: number) => {
  const row = database
    .prepare(
      `UPDATE outbox SET state = 'sending', attempts = attempts + 1, due_at = ?
       WHERE document_id = (
         SELECT document_id FROM outbox
         WHERE state IN ('waiting', 'sending') AND due_at <= ?
         ORDER BY due_at LIMIT 1
       )
       RETURNING document_id AS id, attempts - 1 AS attempts, message`,
    )
    .get(secondsAfter(now, leaseSeconds), now.toISOString());
  if (row === undefined) return undefined;
  const { message, ...mail } = row as Omit<LeasedMail, 'message'> & { message: string };
  return { ...mail, message: JSON.parse(message) as MailMessage };
};

const markSent = (database: DatabaseSync, id: string, now: Date) =>
  database
    .prepare(
      `UPDATE outbox SET state = 'sent', sent_at = ?, message = NULL, last_error = NULL
       WHERE document_id = ?`,
    )
    .run(now.toISOString(), id);

// A worker that outlived its lease must not undo what the next one has achieved.
const markFailed = (database: DatabaseSync, id: string, error: string, nextAttemptAt: Date) =>
  database
    .prepare(
      `UPDATE outbox SET state = 'waiting', last_error = ?, due_at = ?
       WHERE document_id = ? AND state = 'sending'`,
    )
    .run(error, nextAttemptAt.toISOString(), id);

const markDead = (database: DatabaseSync, id: string, error: string) =>
  database
    .prepare(
      `UPDATE outbox SET state = 'dead', last_error = ? WHERE document_id = ? AND state = 'sending'`,
    )
    .run(error, id);

const makeDue = (database: DatabaseSync, now: Date, id: string | null) =>
  Number(
    database
      .prepare(
        `UPDATE outbox SET state = 'waiting', attempts = 0, due_at = ?
         WHERE state IN ('waiting', 'dead') AND document_id = coalesce(?, document_id)`,
      )
      .run(now.toISOString(), id).changes,
  );

/** The outbox in the same file as the documents. */
export const sqliteOutbox = (connection: SqliteConnection): Outbox => ({
  notify: async (key, mail, now) =>
    connection.write((database) => queueNotice(database, key, { mail, now })),
  find: async (id) => connection.use((database) => findOutboxEntry(database, id)),
  lease: async (now, leaseSeconds) =>
    connection.change((database) => leaseOne(database, now, leaseSeconds)),
  markSent: async (id, now) => void connection.change((database) => markSent(database, id, now)),
  markFailed: async (id, error, nextAttemptAt) =>
    void connection.change((database) => markFailed(database, id, error, nextAttemptAt)),
  markDead: async (id, error) =>
    void connection.change((database) => markDead(database, id, error)),
  entries: (options) => readOutboxEntries(connection, options?.includeSent ?? false),
  retry: async (now, id) => connection.change((database) => makeDue(database, now, id ?? null)),
});
