import type { DocumentSnapshot } from '@google-cloud/firestore';
import { collectionNames } from '../documents.ts';
import { exportedMail, type ExportedMail, type ExportedRecord } from '../exported-record.ts';
import type { FirestoreConnection } from './connection.ts';
import {
  collections,
  createLead,
  readDocument,
  readEntry,
  readHeld,
  timestampOf,
  type StoredMail,
} from './documents.ts';

const readMail = (snapshot: DocumentSnapshot): ExportedMail | undefined => {
  const stored = snapshot.data() as StoredMail | undefined;
  return stored && exportedMail(readEntry(snapshot.id, stored), stored.message ?? undefined);
};

/** Everything but canaries: each collection, what is held back, and the notices. */
export async function* exportRecords(
  connection: FirestoreConnection,
): AsyncGenerator<ExportedRecord, void> {
  for (const collection of collectionNames) {
    for await (const page of connection.pages(collection, 'timestamp')) {
      const ids = page.map(({ id }) => id);
      const mails = await connection.readAll(collections.outbox, ids);
      for (const [index, snapshot] of page.entries()) {
        const { id, data } = readDocument(collection, snapshot.id, snapshot.data());
        const mail = mails[index] && readMail(mails[index]);
        yield { id, document: { collection, data }, mail } as ExportedRecord;
      }
    }
  }
  for await (const page of connection.pages(collections.quarantine, 'timestamp')) {
    for (const snapshot of page) {
      const { id, collection, data, suspicions, mail } = readHeld(snapshot.id, snapshot.data());
      yield { id, document: { collection, data }, held: { suspicions, mail } } as ExportedRecord;
    }
  }
  for await (const page of connection.pages(collections.outbox, 'noticeTime')) {
    for (const snapshot of page) yield { id: snapshot.id, mail: readMail(snapshot) };
  }
}

const storedMail = ({ message, nextAttemptAt, sentAt, ...mail }: ExportedMail): StoredMail => {
  const queuedTime = timestampOf(mail.queuedAt);
  return {
    state: mail.state,
    attempts: mail.attempts,
    lastError: mail.lastError,
    message: message ?? null,
    queuedTime,
    unsentSince: mail.state === 'sent' ? null : queuedTime,
    dueTime: nextAttemptAt === undefined ? null : timestampOf(nextAttemptAt),
    sentTime: sentAt === undefined ? undefined : timestampOf(sentAt),
  };
};

/** Stores one as it was exported, unless its id is known here; tells whether it did. */
const importRecord = (
  connection: FirestoreConnection,
  { id, document, held, mail }: ExportedRecord,
): Promise<boolean> =>
  connection.writeUnless(['ALREADY_EXISTS'], (transaction) => {
    const stored = mail && storedMail(mail);
    if (document) {
      const place = held ? collections.quarantine : document.collection;
      createLead(connection, transaction, { id, place, ...document, held, mail: stored });
    } else if (stored) {
      const notice = { ...stored, noticeTime: stored.queuedTime };
      transaction.create(connection.document(collections.outbox, id), notice);
    }
  });

/** Stores those whose ids are not known here; tells how many these were. */
export const importRecords = async (
  connection: FirestoreConnection,
  records: readonly ExportedRecord[],
): Promise<number> => {
  const added = await Promise.all(records.map((record) => importRecord(connection, record)));
  return added.filter(Boolean).length;
};
