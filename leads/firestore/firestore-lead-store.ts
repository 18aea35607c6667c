import { randomInt } from 'node:crypto';
import { Timestamp } from '@google-cloud/firestore';
import type { LeadStore } from '../lead-store.ts';
import { addSubmission } from './add-submission.ts';
import { beside } from './collections.ts';
import { FirestoreConnection } from './connection.ts';
import { countDocuments, newestTimestamp } from './count-documents.ts';
import { discardEntry, eraseBefore, erasePerson } from './erase.ts';
import { firestoreOutbox } from './firestore-outbox.ts';
import { firestoreQuarantine } from './firestore-quarantine.ts';
import type { FirestoreOptions } from './options.ts';
import { readDocuments } from './read-documents.ts';
import { forgetOld } from './recent-submissions.ts';
import { openSecret } from './secret.ts';

const minute = 60 * 1000;

/** A document takes about one write a second; so the checks of several servers spread over some. */
const checkPlaces = 16;

const noteCheck = (connection: FirestoreConnection, now: Date): Promise<void> => {
  const place = connection.collection(beside.state).doc(`check-${randomInt(checkPlaces)}`);
  const data = { checkedTime: Timestamp.fromDate(now) };
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
  const { delivery } = options;
  const connection = new FirestoreConnection(options, deadline);
  const secret = openSecret(connection);
  const forgetting = forgetRegularly(connection, clock);
  return {
    add: (submission) => addSubmission({ connection, delivery, secret, clock }, submission),
    documents: (collection) => readDocuments(connection, collection),
    counts: () => countDocuments(connection),
    newest: () => newestTimestamp(connection),
    eraseByEmail: (email) => erasePerson(connection, email),
    eraseBefore: (horizons) => eraseBefore(connection, horizons),
    discard: (id) => discardEntry(connection, id),
    quarantine: firestoreQuarantine({ connection, delivery }),
    outbox: firestoreOutbox(connection, { delivery, clock }),
    checkWritable: () => noteCheck(connection, clock()),
    close: async () => {
      clearInterval(forgetting);
      await connection.close();
    },
  };
};
