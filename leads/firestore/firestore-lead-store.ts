import { randomBytes, randomInt } from 'node:crypto';
import type { DocumentSnapshot, Timestamp, Transaction } from '@google-cloud/firestore';
import { canonicalAddress } from '../forms/email-address.ts';
import { collectionNames, noDocuments } from '../documents.ts';
import {
  deleteRegularly,
  documentId,
  duplicateWindow,
  recordOf,
  senderFingerprint,
  waitingMail,
  type LeadRecord,
  type Submission,
} from '../lead-record.ts';
import type { AddResult, LeadStore } from '../lead-store.ts';
import { FirestoreConnection, isConflict, type FirestoreOptions } from './connection.ts';
import { discardEntry, eraseBefore, erasePerson } from './erase.ts';
import { firestoreInbox } from './inbox.ts';
import { firestoreOutbox } from './outbox.ts';
import {
  collections,
  createRecord,
  documentFields,
  heldFields,
  mailFields,
  pages,
  readDocument,
  readMail,
  readRecords,
  timestampOf,
} from './records.ts';

/** The key of the store's fingerprints, shared by all servers. The first one that needs it creates it. */
const readSecret = async (connection: FirestoreConnection): Promise<Uint8Array> => {
  const document = connection.document(collections.state, 'secret');
  const stored = await connection.read(document);
  if (stored.exists) return Buffer.from(String(stored.get('value')), 'hex');
  const value = randomBytes(32).toString('hex');
  await connection.tryWrite((transaction) => void transaction.create(document, { value }));
  return readSecret(connection);
};

/** The id of the lead behind a fingerprint; undefined once the ten minutes are over. */
const recentLead = (marker: DocumentSnapshot, now: Date): string | undefined => {
  if (!marker.exists) return undefined;
  const expireTime = marker.get('expireTime') as Timestamp;
  return expireTime.toMillis() < now.getTime() ? undefined : String(marker.get('lead'));
};

/** Stores the submission's fingerprint for ten minutes. Fails when another server did so since `marker` was read. */
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
const deleteOldFingerprints = async (connection: FirestoreConnection): Promise<void> => {
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

/** Stores document, record, mail and, without a submission id, the fingerprint that detects a repeat, in one commit. */
const submissionWriter = (connection: FirestoreConnection) => {
  let secret: Uint8Array | undefined;

  /** Detects a repeat by the sender's fingerprint. */
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
      // Our own id: an earlier attempt was stored, and only its response was lost.
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
      // The id detects a repeat: creating the document twice fails the second time.
      const isNew = await connection.tryWrite((transaction) =>
        createRecord(connection, transaction, record),
      );
      return { outcome: isNew ? 'stored' : 'duplicate', id };
    }
    try {
      return await addUnlessRecent(record, submission);
    } catch (error) {
      if (!isConflict(error)) throw error;
      // Another server stored the same a moment ago. This time we find it.
      return addUnlessRecent(record, submission);
    }
  };
};

const counts = async (connection: FirestoreConnection) => {
  const found = noDocuments();
  for (const name of collectionNames)
    found[name] = await connection.count(connection.collection(name));
  return found;
};

/** Moves it in one commit, which fails when another server restored or discarded it in the meantime. */
const restore = async (connection: FirestoreConnection, id: string, now: Date) => {
  const place = (name: string) => connection.document(name, id);
  const snapshot = await connection.read(place(collections.quarantine));
  if (!snapshot.exists) return false;
  const document = readDocument(snapshot);
  const { collection, data } = document;
  const mail = mailFields(waitingMail(data.timestamp, { nextAttemptAt: now.toISOString() }));
  return connection.tryWrite((transaction) => {
    transaction.delete(snapshot.ref, { lastUpdateTime: snapshot.updateTime });
    transaction.create(place(collection), documentFields(document));
    transaction.update(place(collections.records), { collection });
    transaction.create(place(collections.outbox), mail);
  });
};

/** Moves it in one commit, which fails when another server moved or erased it in the meantime. */
const quarantine = async (
  connection: FirestoreConnection,
  id: string,
  suspicions: readonly string[],
) => {
  const place = (name: string) => connection.document(name, id);
  const found = await connection.readAll(collectionNames.map(place));
  const snapshot = found.find(({ exists }) => exists);
  if (!snapshot) return false;
  const document = readDocument(snapshot);
  const person = canonicalAddress(document.data.email);
  const record = { collection: collections.quarantine, person, answeredAt: '', answeredBy: '' };
  return connection.tryWrite((transaction) => {
    transaction.delete(snapshot.ref, { lastUpdateTime: snapshot.updateTime });
    transaction.create(
      place(collections.quarantine),
      heldFields(document, { suspicions: [...suspicions] }),
    );
    // Documents that predate this program have no record.
    transaction.set(place(collections.records), record, { merge: true });
    transaction.delete(place(collections.outbox));
  });
};

/** All records except canaries: each collection, quarantine, then the notices. */
async function* exportRecords(connection: FirestoreConnection): AsyncGenerator<LeadRecord, void> {
  for (const place of [...collectionNames, collections.quarantine])
    for await (const page of pages(connection, place, 'timestamp'))
      yield* await readRecords(connection, page);
  for await (const page of pages(connection, collections.outbox, 'noticeTime'))
    for (const snapshot of page) yield { id: snapshot.id, mail: readMail(snapshot) };
}

const importRecords = async (connection: FirestoreConnection, records: readonly LeadRecord[]) => {
  const added = await Promise.all(
    records.map((record) =>
      connection.tryWrite((transaction) => createRecord(connection, transaction, record)),
    ),
  );
  return added.filter(Boolean).length;
};

/** Firestore takes about one write per second and document, so the checks of several servers are spread over some. */
const checkPlaces = 16;

const checkWritable = (connection: FirestoreConnection): Promise<void> => {
  const place = connection.document(collections.state, `check-${randomInt(checkPlaces)}`);
  const data = { checkedTime: timestampOf(new Date()) };
  return connection.write((transaction) => void transaction.set(place, data));
};

/**
 * Leads in a Firestore database, which any number of servers may share. Connects on first use; each operation reports
 * its own problems.
 */
export const openFirestoreLeadStore = (options: FirestoreOptions): LeadStore => {
  const connection = new FirestoreConnection(options);
  const cleanupTimer = deleteRegularly(() => deleteOldFingerprints(connection));
  return {
    add: submissionWriter(connection),
    counts: () => counts(connection),
    eraseByEmail: (email) => erasePerson(connection, email),
    eraseBefore: (horizons) => eraseBefore(connection, horizons),
    lastCanary: async () =>
      (await connection.read(connection.document(collections.state, 'canary'))).get(
        'cameThroughAt',
      ),
    restore: (id, now) => restore(connection, id, now),
    quarantine: (id, suspicions) => quarantine(connection, id, suspicions),
    discard: (id) => discardEntry(connection, id),
    outbox: firestoreOutbox(connection),
    inbox: firestoreInbox(connection),
    exportRecords: () => exportRecords(connection),
    importRecords: (records) => importRecords(connection, records),
    checkWritable: () => checkWritable(connection),
    close: async () => {
      clearInterval(cleanupTimer);
      await connection.close();
    },
  };
};
