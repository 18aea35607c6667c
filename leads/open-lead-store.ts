import type { FirestoreOptions } from './firestore/options.ts';
import type { LeadStore } from './lead-store.ts';
import { openSqliteLeadStore } from './sqlite/sqlite-lead-store.ts';

/** Where leads are kept: in Firestore if it is named, otherwise in a SQLite file. */
export interface StoreSettings {
  dataDirectory: string;
  firestore?: FirestoreOptions | undefined;
}

/** Opens the store that is set. Firestore's SDK takes time and memory to load, so only those who chose it load it. */
export const openLeadStore = async ({
  dataDirectory,
  firestore,
}: StoreSettings): Promise<LeadStore> => {
  if (!firestore) return openSqliteLeadStore({ directory: dataDirectory });
  const { openFirestoreLeadStore } = await import('./firestore/firestore-lead-store.ts');
  return openFirestoreLeadStore(firestore);
};
