import { collectionNames, type CollectionName } from '../documents.ts';
import type { ErasedCounts } from '../lead-store.ts';
import { personKey } from '../person-key.ts';
import { beside } from './collections.ts';
import type { FirestoreConnection } from './connection.ts';

/** Leads deleted in one commit; also the most values that a Firestore query compares with. */
const atOnce = 30;

type Lead = { id: string; collection: CollectionName };

/** Leads by their records, and those without: what was written to the collections before us, found by the spellings of the address. */
const findLeads = async (connection: FirestoreConnection, email: string): Promise<Lead[]> => {
  const person = personKey(email);
  const spellings = [...new Set([email, email.trim(), person])];
  const records = connection.collection(beside.records).where('person', '==', person);
  const [ours, ...others] = await Promise.all([
    connection.read(() => records.limit(atOnce).get()),
    ...collectionNames.map((name) => {
      const documents = connection.collection(name).where('email', 'in', spellings);
      return connection.read(() => documents.limit(atOnce).get());
    }),
  ]);
  const found = [
    ...ours.docs.map((record): [string, CollectionName] => [record.id, record.get('collection')]),
    ...collectionNames.flatMap((name, index) =>
      (others[index]?.docs ?? []).map(({ id }): [string, CollectionName] => [id, name]),
    ),
  ];
  return [...new Map(found)].map(([id, collection]) => ({ id, collection })).slice(0, atOnce);
};

const markersOf = async (connection: FirestoreConnection, ids: readonly string[]) => {
  const markers = connection.collection(beside.recent).where('lead', 'in', ids);
  const { docs } = await connection.read(() => markers.get());
  return docs.map(({ ref }) => ref);
};

const existing = async (connection: FirestoreConnection, name: string, ids: readonly string[]) => {
  const snapshots = await connection.readAll(name, ids);
  return snapshots.filter(({ exists }) => exists).map(({ ref }) => ref);
};

/** Deletes leads with all that stands beside them, in one commit; tells which documents and how many mails there were. */
const deleteLeads = async (connection: FirestoreConnection, leads: Lead[]) => {
  const ids = leads.map(({ id }) => id);
  const idsIn = (name: CollectionName) =>
    leads.filter(({ collection }) => collection === name).map(({ id }) => id);
  const [markers, mails, ...documents] = await Promise.all([
    markersOf(connection, ids),
    existing(connection, beside.mail, ids),
    ...collectionNames.map((name) => existing(connection, name, idsIn(name))),
  ]);
  const records = ids.map((id) => connection.collection(beside.records).doc(id));
  await connection.write((transaction) => {
    for (const reference of [...documents.flat(), ...mails, ...markers, ...records]) {
      transaction.delete(reference);
    }
  });
  return { documents: documents.flat(), mails: mails.length };
};

/** Deletes the person from every collection. */
export const erasePerson = async (
  connection: FirestoreConnection,
  email: string,
): Promise<ErasedCounts> => {
  const erased: ErasedCounts = {
    documents: { contacts: 0, authorityBuilderFunnel1: 0, newsletter: 0 },
    mails: 0,
  };
  for (;;) {
    const leads = await findLeads(connection, email);
    if (leads.length === 0) return erased;
    const { documents, mails } = await deleteLeads(connection, leads);
    for (const { parent } of documents) erased.documents[parent.id as CollectionName] += 1;
    erased.mails += mails;
  }
};
