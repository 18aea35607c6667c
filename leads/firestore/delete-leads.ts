import type { DocumentSnapshot } from '@google-cloud/firestore';
import type { ErasedCounts } from '../lead-store.ts';
import { beside, type Place } from './collections.ts';
import type { FirestoreConnection } from './connection.ts';
import { isRefusal } from './store-error.ts';

/** Submissions deleted in one commit; also the most values that a Firestore query compares with. */
export const atOnce = 30;

/** A submission, by where it was found. */
export interface Found {
  id: string;
  place: Place;
}

const markersOf = async (connection: FirestoreConnection, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const markers = connection.collection(beside.recent).where('lead', 'in', ids);
  const { docs } = await connection.read(() => markers.get());
  return docs;
};

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
  const records = await connection.readAll(beside.records, ids);
  const staying = records.filter(
    (record, index) => !record.exists || record.get('collection') === found[index]?.place,
  );
  const theirs = staying.map(({ id }) => id);
  const [markers, mails] = await Promise.all([
    markersOf(connection, theirs),
    connection.readAll(beside.mail, theirs),
  ]);
  return { records: staying, markers, mails };
};

const present = (snapshots: readonly DocumentSnapshot[]) =>
  snapshots.filter(({ exists }) => exists);

/** Deletes submissions with all that stands beside them, in one commit; tells what there was. Nothing is deleted where another server changed one meanwhile. */
export const deleteLeads = async (
  connection: FirestoreConnection,
  found: readonly Found[],
): Promise<{ places: Place[]; mails: number }> => {
  const [documents, { records, markers, mails }] = await Promise.all([
    documentsOf(connection, found),
    besideOf(connection, found),
  ]);
  try {
    await connection.write((transaction) => {
      // Where a submission is being restored, its document goes and its record changes: then nothing of it may be deleted.
      for (const { ref, updateTime } of present([...documents, ...records])) {
        transaction.delete(ref, { lastUpdateTime: updateTime });
      }
      for (const { ref } of present([...mails, ...markers])) transaction.delete(ref);
    });
  } catch (error) {
    if (isRefusal(error, 'FAILED_PRECONDITION', 'NOT_FOUND')) return { places: [], mails: 0 };
    throw error;
  }
  const places = present(documents).map(({ ref }) => ref.parent.id as Place);
  return { places, mails: present(mails).length };
};

/** Deletes what `find` finds until it finds nothing more. */
export const deleteAll = async (
  connection: FirestoreConnection,
  find: () => Promise<Found[]>,
): Promise<ErasedCounts> => {
  const documents = { contacts: 0, authorityBuilderFunnel1: 0, newsletter: 0 };
  const erased: ErasedCounts = { documents, quarantined: 0, mails: 0 };
  for (let found = await find(); found.length > 0; found = await find()) {
    const { places, mails } = await deleteLeads(connection, found);
    erased.mails += mails;
    for (const place of places) {
      if (place === beside.quarantine) erased.quarantined += 1;
      else if (place !== beside.canaries) erased.documents[place] += 1;
    }
  }
  return erased;
};
