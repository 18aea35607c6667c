import type { FirestoreOptions } from '../firestore/options.ts';
import { openMovableSqlite } from '../sqlite/movable-sqlite.ts';
import type { Ends } from './move-leads.ts';

export const storeKinds = ['sqlite', 'firestore'] as const;

export type StoreKind = (typeof storeKinds)[number];

interface BothStores {
  dataDirectory: string;
  firestore: FirestoreOptions;
}

/** Opens both stores, to move leads to the one named. */
export const openEnds = async (
  { dataDirectory, firestore }: BothStores,
  to: StoreKind,
): Promise<Ends> => {
  const { openMovableFirestore } = await import('../firestore/movable-firestore.ts');
  const sqlite = openMovableSqlite(dataDirectory);
  const cloud = openMovableFirestore(firestore);
  return to === 'firestore' ? { source: sqlite, target: cloud } : { source: cloud, target: sqlite };
};
