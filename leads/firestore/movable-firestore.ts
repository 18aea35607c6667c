import type { DocumentSnapshot } from '@google-cloud/firestore';
import type { MovableStore } from '../move/movable-store.ts';
import { changeUnchanged } from './change-unchanged.ts';
import { beside } from './collections.ts';
import { FirestoreConnection } from './connection.ts';
import { createMovable, mailOf } from './create-movable.ts';
import { countOf, findMovables, readIds } from './find-movables.ts';
import type { MailDocument } from './mail-document.ts';
import { outOfDelivery } from './movable-mail.ts';
import type { FirestoreOptions } from './options.ts';
import { readEntry } from './read-outbox-entries.ts';

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

/** A Firestore database, as one end of a move. */
export const openMovableFirestore = (options: FirestoreOptions): MovableStore => {
  const { projectId, databaseId = '(default)', delivery } = options;
  const connection = new FirestoreConnection(options);
  return {
    name: `Firestore (project ${projectId}, database ${databaseId})`,
    ids: (shelf) => readIds(connection, shelf),
    count: (shelf) => countOf(connection, shelf),
    find: (shelf, ids) => findMovables(connection, shelf, ids),
    takeOut: async (ids, now) => {
      const mails = await connection.readAll(beside.mail, ids);
      await Promise.all(mails.map((mail) => takeOut(connection, mail, now)));
    },
    create: (shelf, movable) => createMovable({ connection, delivery }, shelf, movable),
    replaceMail: (shelf, id, mail) => {
      const place = connection.collection(beside.mail).doc(id);
      const stored = mailOf(shelf, mail, delivery);
      return connection.write((transaction) => void transaction.set(place, stored));
    },
    close: () => connection.close(),
  };
};
