import { randomBytes } from 'node:crypto';
import type { DocumentSnapshot, Timestamp, Transaction } from '@google-cloud/firestore';
import {
  documentId,
  duplicateWindow,
  recordOf,
  senderFingerprint,
  type LeadRecord,
  type Submission,
} from '../lead-record.ts';
import type { AddResult } from '../lead-store.ts';
import { isConflict, type FirestoreConnection } from './connection.ts';
import { collections, createRecord, timestampOf } from './records.ts';

/** The key of the store's fingerprints, the same for all servers: made by the first that needs it. */
const readSecret = async (connection: FirestoreConnection): Promise<Uint8Array> => {
  const document = connection.document(collections.state, 'secret');
  const stored = await connection.read(document);
  if (stored.exists) return Buffer.from(String(stored.get('value')), 'hex');
  const value = randomBytes(32).toString('hex');
  await connection.tryWrite((transaction) => void transaction.create(document, { value }));
  return readSecret(connection);
};

/** The id of the lead that a fingerprint stands for, while its ten minutes last. */
const recentLead = (marker: DocumentSnapshot, now: Date): string | undefined => {
  if (!marker.exists) return undefined;
  const expireTime = marker.get('expireTime') as Timestamp;
  return expireTime.toMillis() < now.getTime() ? undefined : String(marker.get('lead'));
};

/** Makes the submission recognisable for the next ten minutes. Fails where another server did so since `marker` was read. */
const rememberRecent = (
  transaction: Transaction,
  marker: DocumentSnapshot,
  { lead, now }: { lead: string; now: Date },
): void => {
  const data = { lead, expireTime: timestampOf(new Date(now.getTime() + duplicateWindow)) };
  if (marker.updateTime) {
    transaction.update(marker.ref, data, { lastUpdateTime: marker.updateTime });
  } else {
    transaction.create(marker.ref, data);
  }
};

/** Deletes every fingerprint whose ten minutes are over. */
export const deleteOldFingerprints = async (connection: FirestoreConnection): Promise<void> => {
  const now = timestampOf(new Date());
  const old = connection.collection(collections.recent).where('expireTime', '<', now);
  for (;;) {
    const found = await connection.find(old.limit(200));
    if (found.length === 0) return;
    await connection.write((transaction) => {
      for (const { ref } of found) transaction.delete(ref);
    });
  }
};

/** Stores document, record and mail in one commit and, without a submission id, what recognises a repetition. */
export const submissionWriter = (connection: FirestoreConnection) => {
  let secret: Uint8Array | undefined;

  /** The sender's fingerprint says whether it is the same. */
  const addUnlessRecent = async (
    record: LeadRecord,
    submission: Submission,
  ): Promise<AddResult> => {
    secret ??= await readSecret(connection);
    const fingerprint = senderFingerprint(submission, secret);
    const marker = connection.document(collections.recent, fingerprint);
    return connection.write(async (transaction) => {
      const now = new Date();
      const known = await transaction.get(marker);
      const recent = recentLead(known, now);
      // Our own id: an earlier try was stored, and only its answer got lost.
      if (recent !== undefined)
        return { outcome: recent === record.id ? 'stored' : 'duplicate', id: recent };
      createRecord(connection, transaction, record);
      rememberRecent(transaction, known, { lead: record.id, now });
      return { outcome: 'stored', id: record.id };
    });
  };

  return async (submission: Submission): Promise<AddResult> => {
    const id = documentId(submission);
    const record = recordOf(id, submission);
    if (submission.submissionId !== undefined) {
      // The id says whether it is the same: creating the document twice fails the second time.
      const isNew = await connection.tryWrite((transaction) =>
        createRecord(connection, transaction, record),
      );
      return { outcome: isNew ? 'stored' : 'duplicate', id };
    }
    try {
      return await addUnlessRecent(record, submission);
    } catch (error) {
      if (!isConflict(error)) throw error;
      // Another server stored the same a moment ago; this time it is found.
      return addUnlessRecent(record, submission);
    }
  };
};
