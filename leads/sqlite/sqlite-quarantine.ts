import type { DatabaseSync } from 'node:sqlite';
import type { MailMessage } from '../outbox.ts';
import type { Quarantine, QuarantinedLead } from '../quarantine.ts';
import type { SqliteConnection } from './connection.ts';
import { keyset, pageSize } from './keyset.ts';
import { queueMail } from './queue-mail.ts';

type Row = Record<'id' | 'collection' | 'timestamp' | 'data' | 'held', string>;

interface Held {
  suspicions: string[];
  mail: MailMessage;
}

const pageOfRows = (database: DatabaseSync, last: Row | undefined): Row[] =>
  database
    .prepare(
      `SELECT id, collection, timestamp, data, held FROM documents
       WHERE kind = 'quarantined' AND (timestamp, id) > (?, ?)
       ORDER BY timestamp, id LIMIT ${pageSize}`,
    )
    .all(last?.timestamp ?? '', last?.id ?? '') as Row[];

async function* readEntries(connection: SqliteConnection) {
  const rows = keyset<Row>((last) => connection.use((database) => pageOfRows(database, last)));
  for await (const { id, collection, data, held } of rows) {
    const { suspicions } = JSON.parse(held) as Held;
    yield { id, collection, data: JSON.parse(data), suspicions } as QuarantinedLead;
  }
}

const restore = (database: DatabaseSync, id: string, now: Date): boolean => {
  const row = database
    .prepare(`SELECT timestamp, held FROM documents WHERE id = ? AND kind = 'quarantined'`)
    .get(id) as Pick<Row, 'timestamp' | 'held'> | undefined;
  if (!row) return false;
  database.prepare(`UPDATE documents SET kind = 'lead', held = NULL WHERE id = ?`).run(id);
  const { mail } = JSON.parse(row.held) as Held;
  queueMail(database, { id, mail, queuedAt: new Date(row.timestamp), dueAt: now });
  return true;
};

/** The quarantine in the same table as the documents. */
export const sqliteQuarantine = (connection: SqliteConnection): Quarantine => ({
  entries: () => readEntries(connection),
  restore: async (id, now) => connection.change((database) => restore(database, id, now)),
});
