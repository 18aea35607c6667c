import type { DocumentSnapshot } from '@google-cloud/firestore';
import type { CollectionName, LeadDocument } from '../documents.ts';
import type { MovableLead, MovableStore } from '../move/movable-store.ts';
import { personKey } from '../person-key.ts';
import { changeUnchanged } from './change-unchanged.ts';
import { beside } from './collections.ts';
import { FirestoreConnection } from './connection.ts';
import { readDocument, storedDocument } from './lead-document.ts';
import type { MailDocument } from './mail-document.ts';
import { outOfDelivery, readMovableMail, storeMovableMail } from './movable-mail.ts';
import type { FirestoreOptions, MailDelivery } from './options.ts';
import { readDocuments } from './read-documents.ts';
import { readEntry } from './read-outbox-entries.ts';

const readMail = (snapshot: DocumentSnapshot | undefined) => {
  const stored = snapshot?.data();
  return stored && snapshot && readMovableMail(snapshot.id, stored as MailDocument);
};

const find = async (
  connection: FirestoreConnection,
  collection: CollectionName,
  ids: readonly string[],
): Promise<Map<string, MovableLead>> => {
  const [documents, mails] = await Promise.all([
    connection.readAll(collection, ids),
    connection.readAll(beside.mail, ids),
  ]);
  const leads = documents.flatMap((snapshot, index): [string, MovableLead][] => {
    const stored = snapshot.data();
    if (!stored) return [];
    const document: LeadDocument = readDocument(collection, snapshot.id, stored);
    return [[snapshot.id, { collection, document, mail: readMail(mails[index]) }]];
  });
  return new Map(leads);
};

const takeOut = async (connection: FirestoreConnection, snapshot: DocumentSnapshot, now: Date) => {
  const stored = snapshot.data();
  if (!stored) return;
  const { state, nextAttemptAt } = readEntry(snapshot.id, stored as MailDocument);
  if (state === 'sent') return;
  // The extension's own lease is its own affair, also when it is over.
  const isOver = nextAttemptAt <= now.toISOString() && snapshot.get('delivery.state') === 'SENDING';
  if (state === 'sending' && !isOver) return;
  await changeUnchanged(connection, snapshot, outOfDelivery(state === 'dead' ? 'dead' : 'waiting'));
};

const create = (connection: FirestoreConnection, delivery: MailDelivery, lead: MovableLead) => {
  const { collection, document, mail } = lead;
  const { id, data } = document;
  const place = (name: string) => connection.collection(name).doc(id);
  const stored = storedDocument(collection, data, new Date(data.timestamp));
  const record = { collection, person: personKey(data.email) };
  return connection.write((transaction) => {
    transaction.create(place(collection), stored);
    transaction.set(place(beside.records), record);
    if (mail) transaction.set(place(beside.mail), storeMovableMail(mail, delivery));
  });
};

/** A Firestore database, as one end of a move. */
export const openMovableFirestore = (options: FirestoreOptions): MovableStore => {
  const { projectId, databaseId = '(default)', delivery } = options;
  const connection = new FirestoreConnection(options);
  return {
    name: `Firestore (project ${projectId}, database ${databaseId})`,
    documents: (collection) => readDocuments(connection, collection),
    count: async (collection) => {
      const query = connection.collection(collection).count();
      return (await connection.read(() => query.get())).data().count;
    },
    find: (collection, ids) => find(connection, collection, ids),
    takeOut: async (ids, now) => {
      const mails = await connection.readAll(beside.mail, ids);
      await Promise.all(mails.map((mail) => takeOut(connection, mail, now)));
    },
    create: (lead) => create(connection, delivery, lead),
    replaceMail: (id, mail) => {
      const place = connection.collection(beside.mail).doc(id);
      const stored = storeMovableMail(mail, delivery);
      return connection.write((transaction) => void transaction.set(place, stored));
    },
    close: () => connection.close(),
  };
};
