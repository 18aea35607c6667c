import { randomBytes } from 'node:crypto';
import type { DocumentSnapshot, Timestamp, Transaction } from '@google-cloud/firestore';
import { documentData } from '../documents.ts';
import type { AddResult, Submission } from '../lead-store.ts';
import { documentId, duplicateWindow, kindOf, senderFingerprint } from '../submission.ts';
import { pageSize, type FirestoreConnection } from './connection.ts';
import { collections, createLead, queuedMail, timestampOf, type NewLead } from './documents.ts';
import { isRefusal } from './errors.ts';

const newLead = (id: string, submission: Submission): NewLead => {
  const { collection, fields, receivedAt, suspicions = [], mail } = submission;
  const lead = { id, collection, data: documentData(collection, fields, receivedAt) };
  const kind = kindOf(submission);
  if (kind === 'quarantined')
    return { ...lead, place: collections.quarantine, held: { suspicions, mail } };
  const place = kind === 'canary' ? collections.canaries : collection;
  return { ...lead, place, mail: queuedMail(mail, receivedAt) };
};

const readOrMakeSecret = async (connection: FirestoreConnection): Promise<Uint8Array> => {
  const document = connection.document(collections.state, 'secret');
  const stored = await connection.read(document);
  if (stored.exists) return Buffer.from(String(stored.get('value')), 'hex');
  const value = randomBytes(32).toString('hex');
  await connection.writeUnless(['ALREADY_EXISTS'], (transaction) => {
    transaction.create(document, { value });
  });
  return readOrMakeSecret(connection);
};

/** The key of the store's fingerprints, the same for all servers: made by the first that needs it, read once. */
const openSecret = (connection: FirestoreConnection): (() => Promise<Uint8Array>) => {
  let secret: Promise<Uint8Array> | undefined;
  return async () => {
    secret ??= readOrMakeSecret(connection);
    try {
      return await secret;
    } catch (error) {
      secret = undefined;
      throw error;
    }
  };
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
export const forgetOld = async (connection: FirestoreConnection, now: Date): Promise<void> => {
  const old = connection.collection(collections.recent).where('expireTime', '<', timestampOf(now));
  const found = await connection.find(old.limit(pageSize));
  if (found.length === 0) return;
  await connection.write((transaction) => {
    for (const { ref } of found) transaction.delete(ref);
  });
  await forgetOld(connection, now);
};

/** Stores document, record and mail in one commit and, without a submission id, what recognises a repetition. */
export const submissionWriter = (connection: FirestoreConnection, clock: () => Date) => {
  const secret = openSecret(connection);

  /** The id says whether it is the same: creating the document twice fails the second time. */
  const addOnce = async (lead: NewLead): Promise<AddResult> => {
    const isNew = await connection.writeUnless(['ALREADY_EXISTS'], (transaction) =>
      createLead(connection, transaction, lead),
    );
    return { outcome: isNew ? 'stored' : 'duplicate', id: lead.id };
  };

  /** Without a submission id, the sender's fingerprint says whether it is the same. */
  const addUnlessRecent = async (lead: NewLead, submission: Submission): Promise<AddResult> => {
    const fingerprint = senderFingerprint(submission, await secret());
    const marker = connection.document(collections.recent, fingerprint);
    return connection.write(async (transaction) => {
      const now = clock();
      const known = await transaction.get(marker);
      const recent = recentLead(known, now);
      // Our own id: an earlier try was stored, and only its answer got lost.
      if (recent !== undefined)
        return { outcome: recent === lead.id ? 'stored' : 'duplicate', id: recent };
      createLead(connection, transaction, lead);
      rememberRecent(transaction, known, { lead: lead.id, now });
      return { outcome: 'stored', id: lead.id };
    });
  };

  return async (submission: Submission): Promise<AddResult> => {
    const lead = newLead(documentId(submission), submission);
    if (submission.submissionId !== undefined) return addOnce(lead);
    try {
      return await addUnlessRecent(lead, submission);
    } catch (error) {
      if (!isRefusal(error, 'ALREADY_EXISTS', 'FAILED_PRECONDITION')) throw error;
      // Another server stored the same a moment ago; this time it is found.
      return addUnlessRecent(lead, submission);
    }
  };
};
