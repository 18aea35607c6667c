import type { FirestoreOptions } from './firestore/connection.ts';
import type { LeadStore } from './lead-store.ts';
import { openSqliteLeadStore } from './sqlite/sqlite-lead-store.ts';

/** Where leads are kept: in Firestore if it is named, otherwise in a SQLite file. */
export interface StoreSettings {
  dataDirectory: string;
  firestore?: FirestoreOptions | undefined;
}

/** The folder of the SQLite store, where leads are kept in one. */
export const sqliteDirectory = ({ dataDirectory, firestore }: StoreSettings): string | undefined =>
  firestore ? undefined : dataDirectory;

/** Opens the store that is set. Firestore's SDK takes time and memory to load, so only those who chose it load it. */
export const openLeadStore = async ({
  dataDirectory,
  firestore,
}: StoreSettings): Promise<LeadStore> => {
  if (!firestore) return openSqliteLeadStore({ directory: dataDirectory });
  const { openFirestoreLeadStore } = await import('./firestore/firestore-lead-store.ts');
  return openFirestoreLeadStore(firestore);
};
