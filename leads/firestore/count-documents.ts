import { collectionNames, type CollectionName } from '../documents.ts';
import type { FirestoreConnection } from './connection.ts';

/** How many documents each collection holds, counted by Firestore itself. */
export const countDocuments = async (
  connection: FirestoreConnection,
): Promise<Record<CollectionName, number>> => {
  const counts = await Promise.all(
    collectionNames.map(async (name) => {
      const query = connection.collection(name).count();
      const snapshot = await connection.read(() => query.get());
      return [name, snapshot.data().count] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<CollectionName, number>;
};
