import { Timestamp, type DocumentSnapshot, type Query } from '@google-cloud/firestore';
import type { Movable, Shelf } from '../move/movable-store.ts';
import { beside } from './collections.ts';
import type { FirestoreConnection } from './connection.ts';
import { readHeld } from './held-document.ts';
import { inOrder } from './in-order.ts';
import { readDocument } from './lead-document.ts';
import type { MailDocument } from './mail-document.ts';
import { readMovableMail } from './movable-mail.ts';

/** Where what is on a shelf stands. Notices are mails with a moment of their own. */
const standing = (shelf: Shelf) =>
  shelf === 'notices'
    ? { name: beside.mail, field: 'noticeTime' }
    : { name: shelf, field: 'timestamp' };

/** The ids of what is on a shelf, oldest first. */
export async function* readIds(
  connection: FirestoreConnection,
  shelf: Shelf,
): AsyncGenerator<string, void, undefined> {
  const { name, field } = standing(shelf);
  for await (const { id } of inOrder(connection, connection.collection(name), field)) yield id;
}

/** How much is on a shelf, also what `readIds` cannot list. */
export const countOf = async (connection: FirestoreConnection, shelf: Shelf): Promise<number> => {
  const { name, field } = standing(shelf);
  const all: Query = connection.collection(name);
  const those = shelf === 'notices' ? all.where(field, '>=', Timestamp.fromMillis(0)) : all;
  const query = those.count();
  return (await connection.read(() => query.get())).data().count;
};

const readMail = (snapshot: DocumentSnapshot | undefined) => {
  const stored = snapshot?.data();
  return stored && snapshot && readMovableMail(snapshot.id, stored as MailDocument);
};

const readDocumentOf = (shelf: Shelf, snapshot: DocumentSnapshot): Movable['document'] => {
  const stored = snapshot.data();
  if (!stored || shelf === 'notices') return undefined;
  if (shelf === 'quarantine') {
    const { collection, data, suspicions, mail } = readHeld(snapshot.id, stored);
    return { collection, data, held: { suspicions, mail } };
  }
  return { collection: shelf, data: readDocument(shelf, snapshot.id, stored).data };
};

/** Those that are on the shelf, by id. */
export const findMovables = async (
  connection: FirestoreConnection,
  shelf: Shelf,
  ids: readonly string[],
): Promise<Map<string, Movable>> => {
  const [documents, mails] = await Promise.all([
    connection.readAll(standing(shelf).name, ids),
    connection.readAll(beside.mail, ids),
  ]);
  const found = documents.flatMap((snapshot, index): [string, Movable][] => {
    const { id, exists } = snapshot;
    if (!exists) return [];
    return [[id, { id, document: readDocumentOf(shelf, snapshot), mail: readMail(mails[index]) }]];
  });
  return new Map(found);
};
