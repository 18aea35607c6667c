import type { QueryDocumentSnapshot } from '@google-cloud/firestore';
import { canonicalAddress } from '../forms/email-address.ts';
import { collectionNames, noDocuments } from '../documents.ts';
import type { ErasedCounts, Horizons } from '../lead-store.ts';
import type { FirestoreConnection } from './connection.ts';
import { collections, places, timestampOf, type Place } from './records.ts';

const batchSize = 30;

interface Found {
  id: string;
  place: Place;
}

/**
 * Deletes a submission with its record, mail and fingerprints in one commit. Returns what was deleted: nothing when
 * another server changed it in the meantime.
 */
const deleteLead = async (connection: FirestoreConnection, { id, place }: Found) => {
  const at = (name: string) => connection.read(connection.document(name, id));
  const [document, record, mail, markers] = await Promise.all([
    at(place),
    at(collections.records),
    at(collections.outbox),
    connection.find(connection.collection(collections.recent).where('lead', '==', id)),
  ]);
  // A submission that moved since it was found keeps its record, mail and fingerprints.
  const isMoved = record.exists && record.get('collection') !== place;
  const deleted = await connection.tryWrite((transaction) => {
    // A concurrent restore deletes the document and changes the record. Then nothing of it may be deleted.
    for (const { ref, exists, updateTime } of isMoved ? [document] : [document, record]) {
      if (exists) transaction.delete(ref, { lastUpdateTime: updateTime });
    }
    for (const { ref, exists } of isMoved ? [] : [mail, ...markers]) {
      if (exists) transaction.delete(ref);
    }
  });
  return {
    place: deleted && document.exists ? place : undefined,
    mails: deleted && !isMoved && mail.exists ? 1 : 0,
  };
};

/** Deletes what `find` returns until it returns nothing. */
const deleteAll = async (
  connection: FirestoreConnection,
  find: () => Promise<Found[]>,
): Promise<ErasedCounts> => {
  const erased: ErasedCounts = { documents: noDocuments(), quarantined: 0, mails: 0 };
  for (let found = await find(); found.length > 0; found = await find()) {
    const deleted = await Promise.all(found.map((one) => deleteLead(connection, one)));
    for (const { place, mails } of deleted) {
      erased.mails += mails;
      if (place === collections.quarantine) erased.quarantined += 1;
      else if (place && place !== collections.canaries) erased.documents[place] += 1;
    }
  }
  return erased;
};

/**
 * A person's documents in a collection. Firestore compares texts exactly, so we compare canonical addresses here. The
 * query reads no other contents.
 */
const findPerson = async (
  connection: FirestoreConnection,
  { name, field, person }: { name: string; field: string; person: string },
): Promise<QueryDocumentSnapshot[]> => {
  const all = await connection.find(connection.collection(name).select(field, 'collection'));
  return all.filter((one) => canonicalAddress(String(one.get(field))) === person);
};

export const erasePerson = (
  connection: FirestoreConnection,
  email: string,
): Promise<ErasedCounts> => {
  const person = canonicalAddress(email);
  return deleteAll(connection, async () => {
    const [byPerson, ...byEmail] = await Promise.all([
      findPerson(connection, { name: collections.records, field: 'person', person }),
      // Documents that predate this program have no record.
      ...collectionNames.map((name) => findPerson(connection, { name, field: 'email', person })),
    ]);
    const found = new Map<string, Place>([
      ...byEmail.flat().map(({ id, ref }) => [id, ref.parent.id as Place] as const),
      ...byPerson.map((record) => [record.id, record.get('collection') as Place] as const),
    ]);
    return [...found].slice(0, batchSize).map(([id, place]) => ({ id, place }));
  });
};

export const eraseBefore = (
  connection: FirestoreConnection,
  horizons: Horizons,
): Promise<ErasedCounts> =>
  deleteAll(connection, async () => {
    const old = await Promise.all(
      places.map(async (place) => {
        const horizon = horizons[place === collections.canaries ? 'quarantine' : place];
        if (!horizon) return [];
        const query = connection.collection(place).where('timestamp', '<', timestampOf(horizon));
        return (await connection.find(query.limit(batchSize))).map(({ id }) => ({ id, place }));
      }),
    );
    return old.flat();
  });

export const discardEntry = async (
  connection: FirestoreConnection,
  id: string,
): Promise<boolean> => {
  const record = await connection.read(connection.document(collections.records, id));
  const place = record.get('collection') as Place | undefined;
  if (place !== collections.quarantine && place !== collections.canaries) return false;
  const { place: deleted } = await deleteLead(connection, { id, place });
  const state = connection.document(collections.state, 'canary');
  const data = { cameThroughAt: new Date().toISOString() };
  if (deleted === collections.canaries)
    await connection.write((transaction) => void transaction.set(state, data));
  return deleted !== undefined;
};
