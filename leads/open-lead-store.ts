import type { FirestoreOptions } from './firestore/connection.ts';
import type { LeadStore } from './lead-store.ts';
import { openSqliteLeadStore } from './sqlite/sqlite-lead-store.ts';

/** Where leads are kept: in Firestore if configured, otherwise in a SQLite file. */
export interface StoreSettings {
  dataDirectory: string;
  firestore?: FirestoreOptions | undefined;
}

/** The folder of the SQLite store; undefined when leads are in Firestore. */
export const sqliteDirectory = ({ dataDirectory, firestore }: StoreSettings): string | undefined =>
  firestore ? undefined : dataDirectory;

/** Opens the configured store. Loads Firestore's SDK only when needed, since it takes time and memory. */
export const openLeadStore = async ({
  dataDirectory,
  firestore,
}: StoreSettings): Promise<LeadStore> => {
  if (!firestore) return openSqliteLeadStore({ directory: dataDirectory });
  const { openFirestoreLeadStore } = await import('./firestore/firestore-lead-store.ts');
  return openFirestoreLeadStore(firestore);
};
