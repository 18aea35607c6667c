import type { Timestamp } from '@google-cloud/firestore';
import { collectionNames, type CollectionName } from '../documents.ts';
import type { FirestoreConnection } from './connection.ts';

/** The timestamp of the newest document. */
export const newestTimestamp = async (
  connection: FirestoreConnection,
): Promise<string | undefined> => {
  const newest = await Promise.all(
    collectionNames.map(async (name) => {
      const query = connection.collection(name).orderBy('timestamp', 'desc').limit(1);
      const { docs } = await connection.read(() => query.get());
      return (docs[0]?.get('timestamp') as Timestamp | undefined)?.toDate().toISOString();
    }),
  );
  return newest
    .filter((timestamp) => timestamp !== undefined)
    .toSorted()
    .at(-1);
};

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
