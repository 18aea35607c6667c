import type { LeasedMail, Outbox, OutboxEntry } from '../lead-store.ts';
import { keyset, pageSize, type SqliteConnection } from './connection.ts';
import type { Sql } from './database.ts';
import { entryColumns, selectRecords, withoutNulls } from './records.ts';

const selectEntry = `SELECT document_id AS id, ${entryColumns} FROM outbox`;

const findEntry = ({ db }: Sql, id: string): OutboxEntry | undefined => {
  const row = db.prepare(`${selectEntry} WHERE document_id = ?`).get(id);
  return row && (withoutNulls(row) as OutboxEntry);
};

const unsent = `${selectEntry} WHERE (queued_at, document_id) > (?, ?) AND state <> 'sent'
  ORDER BY queued_at, document_id LIMIT ${pageSize}`;

const lease = (sql: Sql, now: Date, leaseSeconds: number): LeasedMail | undefined => {
  const leaseEnd = new Date(now.getTime() + leaseSeconds * 1000).toISOString();
  const row = sql.get`
    UPDATE outbox SET state = 'sending', attempts = attempts + 1, due_at = ${leaseEnd}
    WHERE document_id = (
      SELECT document_id FROM outbox
      WHERE state IN ('waiting', 'sending') AND due_at <= ${now.toISOString()}
      ORDER BY due_at LIMIT 1
    )
    RETURNING document_id AS id`;
  const [record] = row ? selectRecords(sql, 'id = ?', [String(row['id'])]) : [];
  return record?.mail && { ...record, mail: record.mail };
};

export const sqliteOutbox = (connection: SqliteConnection): Outbox => ({
  find: async (id) => connection.use((sql) => findEntry(sql, id)),
  lease: async (now, leaseSeconds) => connection.change((sql) => lease(sql, now, leaseSeconds)),
  markSent: async (id, now) =>
    void connection.change(
      (sql) => sql.run`
        UPDATE outbox
        SET state = 'sent', sent_at = ${now.toISOString()}, message = NULL, last_error = NULL
        WHERE document_id = ${id}`,
    ),
  // A worker whose lease has expired must not undo the result of the next one.
  markFailed: async (id, error, nextAttemptAt) =>
    void connection.change(
      (sql) => sql.run`
        UPDATE outbox
        SET state = 'waiting', last_error = ${error}, due_at = ${nextAttemptAt.toISOString()}
        WHERE document_id = ${id} AND state = 'sending'`,
    ),
  markDead: async (id, error) =>
    void connection.change(
      (sql) => sql.run`
        UPDATE outbox SET state = 'dead', last_error = ${error}
        WHERE document_id = ${id} AND state = 'sending'`,
    ),
  entries: () =>
    keyset<OutboxEntry>((last) =>
      connection.use(
        ({ db }) =>
          db
            .prepare(unsent)
            .all(last?.queuedAt ?? '', last?.id ?? '')
            .map(withoutNulls) as OutboxEntry[],
      ),
    ),
  retry: async (now, id) => {
    const { changes } = connection.change(
      (sql) => sql.run`
        UPDATE outbox SET state = 'waiting', attempts = 0, due_at = ${now.toISOString()}
        WHERE state IN ('waiting', 'dead') AND document_id = coalesce(${id ?? null}, document_id)`,
    );
    return Number(changes);
  },
});
