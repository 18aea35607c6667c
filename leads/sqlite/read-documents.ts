import type { DatabaseSync } from 'node:sqlite';
import type { CollectionName, LeadDocument } from '../documents.ts';
import type { SqliteConnection } from './connection.ts';
import { keyset, pageSize } from './keyset.ts';

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
