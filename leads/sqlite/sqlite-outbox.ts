import type { DatabaseSync } from 'node:sqlite';
import { movedAway } from '../move/movable-store.ts';
import type { LeasedMail, MailMessage, Outbox } from '../outbox.ts';
import type { SqliteConnection } from './connection.ts';
import { queueNotice } from './queue-notice.ts';
import { findOutboxEntry, readOutboxEntries } from './read-outbox-entries.ts';

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
         WHERE state IN ('waiting', 'dead') AND document_id = coalesce(?, document_id)
           AND due_at <> '${movedAway}'`,
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
