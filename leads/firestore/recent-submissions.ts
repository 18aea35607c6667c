import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from '@google-cloud/firestore';
import { duplicateWindow } from '../submission-key.ts';
import { beside } from './collections.ts';
import type { FirestoreConnection } from './connection.ts';
import { pageSize } from './in-order.ts';

/** The id of the lead that a fingerprint stands for, while its ten minutes last. */
export const recentLead = (marker: DocumentSnapshot, now: Date): string | undefined => {
  if (!marker.exists) return undefined;
  const expireTime = marker.get('expireTime') as Timestamp;
  return expireTime.toMillis() < now.getTime() ? undefined : String(marker.get('lead'));
};

/** Makes the submission recognisable for the next ten minutes. Fails where another server did so since `marker` was read. */
export const rememberRecent = (
  transaction: Transaction,
  marker: DocumentSnapshot,
  { lead, now }: { lead: string; now: Date },
): void => {
  const expireTime = Timestamp.fromMillis(now.getTime() + duplicateWindow);
  if (!marker.updateTime) {
    transaction.create(marker.ref, { lead, expireTime });
    return;
  }
  transaction.update(marker.ref, { lead, expireTime }, { lastUpdateTime: marker.updateTime });
};

/** The place of a fingerprint. */
export const markerOf = (connection: FirestoreConnection, fingerprint: string): DocumentReference =>
  connection.collection(beside.recent).doc(fingerprint);

/** Deletes every fingerprint whose ten minutes are over. */
export const forgetOld = async (connection: FirestoreConnection, now: Date): Promise<void> => {
  const old = connection
    .collection(beside.recent)
    .where('expireTime', '<', Timestamp.fromDate(now))
    .limit(pageSize);
  const { docs } = await connection.read(() => old.get());
  if (docs.length === 0) return;
  await connection.write((transaction) => {
    for (const { ref } of docs) transaction.delete(ref);
  });
  await forgetOld(connection, now);
};
