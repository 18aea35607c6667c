import { randomInt } from 'node:crypto';
import { collectionNames, noDocuments, type CollectionName } from '../documents.ts';
import { deleteRegularly, waitingMail, type LeadRecord } from '../lead-record.ts';
import type { LeadStore } from '../lead-store.ts';
import { deleteOldFingerprints, submissionWriter } from './add-submission.ts';
import { FirestoreConnection, type FirestoreOptions } from './connection.ts';
import { discardEntry, eraseBefore, erasePerson } from './erase.ts';
import { firestoreInbox } from './inbox.ts';
import { firestoreOutbox } from './outbox.ts';
import {
  collections,
  createRecord,
  mailFields,
  pages,
  readDocument,
  readMail,
  readRecords,
  storedDocument,
  timestampOf,
} from './records.ts';

const counts = async (connection: FirestoreConnection) => {
  const found = noDocuments();
  const count = async (name: CollectionName) => {
    found[name] = await connection.count(connection.collection(name));
  };
  await Promise.all(collectionNames.map(count));
  return found;
};

/** Moves it in one commit, which is refused where another server has restored or discarded it meanwhile. */
const restore = async (connection: FirestoreConnection, id: string, now: Date) => {
  const place = (name: string) => connection.document(name, id);
  const snapshot = await connection.read(place(collections.quarantine));
  if (!snapshot.exists) return false;
  const document = readDocument(snapshot);
  const { collection, data } = document;
  const mail = mailFields(waitingMail(data.timestamp, { nextAttemptAt: now.toISOString() }));
  return connection.tryWrite((transaction) => {
    transaction.delete(snapshot.ref, { lastUpdateTime: snapshot.updateTime });
    transaction.create(place(collection), storedDocument(document));
    transaction.update(place(collections.records), { collection });
    transaction.create(place(collections.outbox), mail);
  });
};

/** Everything but canaries: each collection, what is held back, and the notices. */
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

/** A document takes about one write a second; so the checks of several servers spread over some. */
const checkPlaces = 16;

const checkWritable = (connection: FirestoreConnection): Promise<void> => {
  const place = connection.document(collections.state, `check-${randomInt(checkPlaces)}`);
  const data = { checkedTime: timestampOf(new Date()) };
  return connection.write((transaction) => void transaction.set(place, data));
};

/** Leads in a Firestore database, which any number of servers may share. Connects when first used; what is wrong then is reported by each operation. */
export const openFirestoreLeadStore = (options: FirestoreOptions): LeadStore => {
  const connection = new FirestoreConnection(options);
  const forgetting = deleteRegularly(() => deleteOldFingerprints(connection));
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
    discard: (id) => discardEntry(connection, id),
    outbox: firestoreOutbox(connection),
    inbox: firestoreInbox(connection),
    exportRecords: () => exportRecords(connection),
    importRecords: (records) => importRecords(connection, records),
    checkWritable: () => checkWritable(connection),
    close: async () => {
      clearInterval(forgetting);
      await connection.close();
    },
  };
};
