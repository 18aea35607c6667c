import { Timestamp, type Query } from '@google-cloud/firestore';
import { collectionNames } from '../documents.ts';
import type { ErasedCounts, Horizons } from '../lead-store.ts';
import { personKey } from '../person-key.ts';
import { beside, type Place } from './collections.ts';
import type { FirestoreConnection } from './connection.ts';
import { atOnce, deleteAll, deleteLeads, type Found } from './delete-leads.ts';

const idsOf = async (connection: FirestoreConnection, query: Query) =>
  (await connection.read(() => query.limit(atOnce).get())).docs;

/** Submissions by their records, and those without: what was written to the collections before us, found by the spellings of the address. */
const findPerson = async (connection: FirestoreConnection, email: string): Promise<Found[]> => {
  const person = personKey(email);
  const spellings = [...new Set([email, email.trim(), person])];
  const [ours, ...others] = await Promise.all([
    idsOf(connection, connection.collection(beside.records).where('person', '==', person)),
    ...collectionNames.map((name) =>
      idsOf(connection, connection.collection(name).where('email', 'in', spellings)),
    ),
  ]);
  const found = [
    ...others.flat().map(({ id, ref }): [string, Place] => [id, ref.parent.id as Place]),
    ...ours.map((record): [string, Place] => [record.id, record.get('collection')]),
  ];
  return [...new Map(found)].map(([id, place]) => ({ id, place })).slice(0, atOnce);
};

/** Deletes the person from every collection and the quarantine. */
export const erasePerson = (
  connection: FirestoreConnection,
  email: string,
): Promise<ErasedCounts> => deleteAll(connection, () => findPerson(connection, email));

const places: readonly Place[] = [...collectionNames, beside.quarantine, beside.canaries];

const horizonOf = (place: Place, horizons: Horizons) =>
  horizons[place === beside.canaries ? 'quarantine' : place];

/** Deletes what is older than its horizon. */
export const eraseBefore = (
  connection: FirestoreConnection,
  horizons: Horizons,
): Promise<ErasedCounts> =>
  deleteAll(connection, async () => {
    const old = await Promise.all(
      places.map(async (place) => {
        const horizon = horizonOf(place, horizons);
        if (!horizon) return [];
        const before = Timestamp.fromDate(horizon);
        const query = connection.collection(place).where('timestamp', '<', before);
        return (await idsOf(connection, query)).map(({ id }): Found => ({ id, place }));
      }),
    );
    return old.flat().slice(0, atOnce);
  });

/** Deletes a quarantined submission or a canary. */
export const discardEntry = async (
  connection: FirestoreConnection,
  id: string,
): Promise<boolean> => {
  const [record] = await connection.readAll(beside.records, [id]);
  const place = record?.get('collection') as Place | undefined;
  if (place !== beside.quarantine && place !== beside.canaries) return false;
  const deleted = await deleteLeads(connection, [{ id, place }]);
  return deleted.places.length > 0;
};
