import { collectionNames, type CollectionName } from '../documents.ts';
import type { MovableStore } from './movable-store.ts';
import { moveLead, type Outcome } from './move-lead.ts';
import { pagesOf } from './pages.ts';

/** Leads looked at together, and moved side by side. */
const pageSize = 50;

/** How far a move has come, for one collection. */
export type Progress = Record<Outcome, number> & { collection: CollectionName };

/** The two ends of a move. */
export interface Ends {
  source: MovableStore;
  target: MovableStore;
}

const movePage = async (
  { source, target }: Ends,
  collection: CollectionName,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<Outcome[]> => {
  // First nobody sends these mails any more; only then they appear where they are sent.
  await source.takeOut(ids, now);
  const [leads, existing] = await Promise.all([
    source.find(collection, ids),
    target.find(collection, ids),
  ]);
  return Promise.all(
    leads
      .values()
      .map((lead) => moveLead(target, lead, { existing: existing.get(lead.document.id), now })),
  );
};

async function* moveCollection(ends: Ends, collection: CollectionName, clock: () => Date) {
  const progress: Progress = { collection, moved: 0, there: 0, sending: 0 };
  const pages = pagesOf(ends.source.documents(collection), pageSize);
  for await (const page of pages) {
    const ids = page.map(({ id }) => id);
    const outcomes = await movePage(ends, collection, { ids, now: clock() });
    for (const outcome of outcomes) progress[outcome] += 1;
  }
  yield progress;
}

/**
 * Brings every lead with its mail from one store to the other, and tells of
 * each collection when it is through. It may be broken off at any moment and
 * run again, as often as one likes: what is there is left alone, and at no
 * moment would both stores send the same mail. The leads stay in the source.
 */
export async function* moveLeads(
  ends: Ends,
  clock: () => Date = () => new Date(),
): AsyncGenerator<Progress, void, undefined> {
  for (const collection of collectionNames) yield* moveCollection(ends, collection, clock);
}
