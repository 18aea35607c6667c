import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { collectionNames, type CollectionName, type LeadDocument } from '../documents.ts';
import type { Quarantine, QuarantinedLead } from '../lead-store.ts';
import type { MailMessage } from '../outbox.ts';
import { keyset, pageSize, type SqliteConnection } from './connection.ts';
import { queueMail } from './outbox.ts';

type DocumentRow = Record<'id' | 'timestamp' | 'data', string>;

const pageOfDocuments = (
  database: DatabaseSync,
  collection: CollectionName,
  last: DocumentRow | undefined,
): DocumentRow[] =>
  database
    .prepare(
      `SELECT id, timestamp, data FROM documents
       WHERE kind = 'lead' AND collection = ? AND (timestamp, id) > (?, ?)
       ORDER BY timestamp, id LIMIT ${pageSize}`,
    )
    .all(collection, last?.timestamp ?? '', last?.id ?? '') as DocumentRow[];

/** The documents of a collection, oldest first. */
export async function* readDocuments<Collection extends CollectionName>(
  connection: SqliteConnection,
  collection: Collection,
): AsyncGenerator<LeadDocument<Collection>, void, undefined> {
  const rows = keyset<DocumentRow>((last) =>
    connection.use((database) => pageOfDocuments(database, collection, last)),
  );
  for await (const { id, data } of rows) {
    yield { id, data: JSON.parse(data) as LeadDocument<Collection>['data'] };
  }
}

type Counts = Record<CollectionName, number>;

const tally = (rows: Record<string, SQLOutputValue>[]): Counts => {
  const counts = new Map(rows.map(({ collection, count }) => [collection, Number(count)]));
  return Object.fromEntries(collectionNames.map((name) => [name, counts.get(name) ?? 0])) as Counts;
};

/** How many documents each collection holds. */
export const countDocuments = (database: DatabaseSync): Counts =>
  tally(
    database
      .prepare(
        `SELECT collection, count(*) AS count FROM documents WHERE kind = 'lead' GROUP BY collection`,
      )
      .all(),
  );

/** The timestamp of the newest document. */
export const newestTimestamp = (database: DatabaseSync): string | undefined => {
  const row = database
    .prepare(`SELECT max(timestamp) AS newest FROM documents WHERE kind = 'lead'`)
    .get();
  return typeof row?.['newest'] === 'string' ? row['newest'] : undefined;
};

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
