import {
  Timestamp,
  type CollectionReference,
  type QueryDocumentSnapshot,
} from '@google-cloud/firestore';
import type { FirestoreConnection } from './connection.ts';

/** Documents read at once: few enough that a page of the longest texts fits in memory. */
export const pageSize = 200;

/**
 * The documents of a collection that have a moment in `field`, oldest first,
 * read page after page. A page begins at the moment of the last document
 * before it and leaves out those of this moment that came already: so nothing
 * is missed that is added in between, and nothing comes twice.
 */
export async function* inOrder(
  connection: FirestoreConnection,
  collection: CollectionReference,
  field: string,
): AsyncGenerator<QueryDocumentSnapshot, void, undefined> {
  let moment = Timestamp.fromMillis(0);
  let seen = new Set<string>();
  for (;;) {
    const query = collection
      .where(field, '>=', moment)
      .orderBy(field)
      .limit(pageSize + seen.size);
    const { docs } = await connection.read(() => query.get());
    const fresh = docs.filter(({ id }) => !seen.has(id));
    if (fresh.length === 0) return;
    for (const snapshot of fresh) {
      const next = snapshot.get(field) as Timestamp;
      if (!next.isEqual(moment)) seen = new Set();
      moment = next;
      seen.add(snapshot.id);
      yield snapshot;
    }
  }
}
