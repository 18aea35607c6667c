import type { DocumentSnapshot } from '@google-cloud/firestore';
import { collectionNames } from '../documents.ts';
import type { ErasedCounts, Horizons } from '../lead-store.ts';
import { personKey } from '../submission.ts';
import type { FirestoreConnection } from './connection.ts';
import { collections, timestampOf, type Place } from './documents.ts';

/** Submissions deleted in one commit; also the most values that a Firestore query compares with. */
const atOnce = 30;

/** A submission, by where it was found. */
interface Found {
  id: string;
  place: Place;
}

const documentsOf = async (connection: FirestoreConnection, found: readonly Found[]) => {
  const places = Map.groupBy(found, ({ place }) => place);
  const documents = await Promise.all(
    [...places].map(([place, those]) =>
      connection.readAll(
        place,
        those.map(({ id }) => id),
      ),
    ),
  );
  return documents.flat();
};

/** What stands beside the documents. What has been moved elsewhere since it was found keeps it. */
const besideOf = async (connection: FirestoreConnection, found: readonly Found[]) => {
  const ids = found.map(({ id }) => id);
  const records = (await connection.readAll(collections.records, ids)).filter(
    (record, index) => !record.exists || record.get('collection') === found[index]?.place,
  );
  const theirs = records.map(({ id }) => id);
  if (theirs.length === 0) return { records, markers: [], mails: [] };
  const [markers, mails] = await Promise.all([
    connection.find(connection.collection(collections.recent).where('lead', 'in', theirs)),
    connection.readAll(collections.outbox, theirs),
  ]);
  return { records, markers, mails };
};

const present = (snapshots: readonly DocumentSnapshot[]) =>
  snapshots.filter(({ exists }) => exists);

/** Deletes submissions with all that stands beside them, in one commit; tells what there was. Nothing is deleted where another server changed one meanwhile. */
const deleteLeads = async (connection: FirestoreConnection, found: readonly Found[]) => {
  const [documents, { records, markers, mails }] = await Promise.all([
    documentsOf(connection, found),
    besideOf(connection, found),
  ]);
  const deleted = await connection.writeUnless(
    ['FAILED_PRECONDITION', 'NOT_FOUND'],
    (transaction) => {
      // Where a submission is being restored, its document goes and its record changes: then nothing of it may be deleted.
      for (const { ref, updateTime } of present([...documents, ...records])) {
        transaction.delete(ref, { lastUpdateTime: updateTime });
      }
      for (const { ref } of present([...mails, ...markers])) transaction.delete(ref);
    },
  );
  if (!deleted) return { places: [], mails: 0 };
  const places = present(documents).map(({ ref }) => ref.parent.id as Place);
  return { places, mails: present(mails).length };
};

/** Deletes what `find` finds until it finds nothing more. */
const deleteAll = async (
  connection: FirestoreConnection,
  find: () => Promise<Found[]>,
): Promise<ErasedCounts> => {
  const documents = { contacts: 0, authorityBuilderFunnel1: 0, newsletter: 0 };
  const erased: ErasedCounts = { documents, quarantined: 0, mails: 0 };
  for (let found = await find(); found.length > 0; found = await find()) {
    const { places, mails } = await deleteLeads(connection, found.slice(0, atOnce));
    erased.mails += mails;
    for (const place of places) {
      if (place === collections.quarantine) erased.quarantined += 1;
      else if (place !== collections.canaries) erased.documents[place] += 1;
    }
  }
  return erased;
};

/** Deletes the person from every collection and the quarantine. */
export const erasePerson = (
  connection: FirestoreConnection,
  email: string,
): Promise<ErasedCounts> => {
  const person = personKey(email);
  const spellings = [...new Set([email, email.trim(), person])];
  const records = connection.collection(collections.records).where('person', '==', person);
  // What was written to the collections before us has no record: it is found by the spellings of the address.
  const others = collectionNames.map((name) =>
    connection.collection(name).where('email', 'in', spellings),
  );
  return deleteAll(connection, async () => {
    const [ours = [], ...theirs] = await Promise.all(
      [records, ...others].map((query) => connection.find(query.limit(atOnce))),
    );
    const found = new Map<string, Place>([
      ...theirs.flat().map(({ id, ref }) => [id, ref.parent.id as Place] as const),
      ...ours.map((record) => [record.id, record.get('collection') as Place] as const),
    ]);
    return [...found].map(([id, place]) => ({ id, place }));
  });
};

const places: readonly Place[] = [...collectionNames, collections.quarantine, collections.canaries];

/** Deletes what is older than its horizon. */
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
        return (await connection.find(query.limit(atOnce))).map(({ id }) => ({ id, place }));
      }),
    );
    return old.flat();
  });

/** Deletes a quarantined submission or a canary. */
export const discardEntry = async (
  connection: FirestoreConnection,
  id: string,
): Promise<boolean> => {
  const record = await connection.read(connection.document(collections.records, id));
  const place = record.get('collection') as Place | undefined;
  if (place !== collections.quarantine && place !== collections.canaries) return false;
  const deleted = await deleteLeads(connection, [{ id, place }]);
  return deleted.places.length > 0;
};
