import { randomInt } from 'node:crypto';
import type { Timestamp } from '@google-cloud/firestore';
import { collectionNames, type CollectionName, type LeadDocument } from '../documents.ts';
import type { LeadStore, Quarantine, QuarantinedLead } from '../lead-store.ts';
import { personKey } from '../submission.ts';
import { forgetOld, submissionWriter } from './add-submission.ts';
import { FirestoreConnection, type FirestoreOptions } from './connection.ts';
import {
  collections,
  queuedMail,
  readDocument,
  readHeld,
  storedDocument,
  timestampOf,
} from './documents.ts';
import { discardEntry, eraseBefore, erasePerson } from './erase.ts';
import { firestoreOutbox } from './outbox.ts';
import { exportRecords, importRecords } from './transfer.ts';

async function* documents<Collection extends CollectionName>(
  connection: FirestoreConnection,
  collection: Collection,
): AsyncGenerator<LeadDocument<Collection>, void> {
  for await (const page of connection.pages(collection, 'timestamp')) {
    for (const snapshot of page) yield readDocument(collection, snapshot.id, snapshot.data());
  }
}

const counts = async (connection: FirestoreConnection) => {
  const found = await Promise.all(
    collectionNames.map(
      async (name) => [name, await connection.count(connection.collection(name))] as const,
    ),
  );
  return Object.fromEntries(found) as Record<CollectionName, number>;
};

const newest = async (connection: FirestoreConnection): Promise<string | undefined> => {
  const found = await Promise.all(
    collectionNames.map((name) =>
      connection.find(connection.collection(name).orderBy('timestamp', 'desc').limit(1)),
    ),
  );
  const timestamps = found.flat().map((document) => document.get('timestamp') as Timestamp);
  return timestamps
    .map((timestamp) => timestamp.toDate().toISOString())
    .toSorted()
    .at(-1);
};

async function* heldBack(connection: FirestoreConnection): AsyncGenerator<QuarantinedLead, void> {
  for await (const page of connection.pages(collections.quarantine, 'timestamp')) {
    for (const snapshot of page) {
      const { mail: _, ...entry } = readHeld(snapshot.id, snapshot.data());
      yield entry;
    }
  }
}

/** Moves it in one commit, which is refused where another server has restored or discarded it meanwhile. */
const restore = async (connection: FirestoreConnection, id: string, now: Date) => {
  const place = (name: string) => connection.document(name, id);
  const snapshot = await connection.read(place(collections.quarantine));
  if (!snapshot.exists) return false;
  const { collection, data, mail } = readHeld(id, snapshot.data() ?? {});
  const record = { collection, person: personKey(data.email) };
  return connection.writeUnless(['FAILED_PRECONDITION', 'NOT_FOUND'], (transaction) => {
    transaction.delete(snapshot.ref, { lastUpdateTime: snapshot.updateTime });
    transaction.create(place(collection), storedDocument({ collection, data }));
    transaction.set(place(collections.records), record);
    transaction.create(place(collections.outbox), queuedMail(mail, new Date(data.timestamp), now));
  });
};

const firestoreQuarantine = (connection: FirestoreConnection): Quarantine => ({
  entries: () => heldBack(connection),
  restore: (id, now) => restore(connection, id, now),
});

const minute = 60 * 1000;

/** A document takes about one write a second; so the checks of several servers spread over some. */
const checkPlaces = 16;

const checkWritable = (connection: FirestoreConnection, now: Date): Promise<void> => {
  const place = connection.document(collections.state, `check-${randomInt(checkPlaces)}`);
  const data = { checkedTime: timestampOf(now) };
  return connection.write((transaction) => void transaction.set(place, data));
};

/** Deletes old fingerprints every minute, also when no new lead comes in. */
const forgetRegularly = (connection: FirestoreConnection, clock: () => Date): NodeJS.Timeout =>
  setInterval(() => {
    // Where Firestore is away, a minute later is soon enough.
    forgetOld(connection, clock()).catch(() => {});
  }, minute).unref();

interface FirestoreStoreOptions extends FirestoreOptions {
  clock?: () => Date;
  /** Of one operation with its retries, in milliseconds. */
  deadline?: number;
}

/** Leads in a Firestore database, which any number of servers may share. Connects when first used; what is wrong then is reported by each operation. */
export const openFirestoreLeadStore = ({
  clock = () => new Date(),
  deadline,
  ...options
}: FirestoreStoreOptions): LeadStore => {
  const connection = new FirestoreConnection(options, deadline);
  const forgetting = forgetRegularly(connection, clock);
  return {
    add: submissionWriter(connection, clock),
    documents: (collection) => documents(connection, collection),
    counts: () => counts(connection),
    newest: () => newest(connection),
    eraseByEmail: (email) => erasePerson(connection, email),
    eraseBefore: (horizons) => eraseBefore(connection, horizons),
    discard: (id) => discardEntry(connection, id),
    quarantine: firestoreQuarantine(connection),
    outbox: firestoreOutbox(connection),
    exportRecords: () => exportRecords(connection),
    importRecords: (records) => importRecords(connection, records),
    checkWritable: () => checkWritable(connection, clock()),
    close: async () => {
      clearInterval(forgetting);
      await connection.close();
    },
  };
};
