import type { CollectionName, LeadDocument } from '../documents.ts';
import type { FirestoreConnection } from './connection.ts';
import { inOrder } from './in-order.ts';
import { readDocument } from './lead-document.ts';

/** The documents of a collection, oldest first. */
export async function* readDocuments<Collection extends CollectionName>(
  connection: FirestoreConnection,
  collection: Collection,
): AsyncGenerator<LeadDocument<Collection>, void, undefined> {
  const snapshots = inOrder(connection, connection.collection(collection), 'timestamp');
  for await (const snapshot of snapshots) {
    yield readDocument(collection, snapshot.id, snapshot.data());
  }
}
