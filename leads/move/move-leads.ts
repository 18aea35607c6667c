import { shelves, type MovableStore, type Shelf } from './movable-store.ts';
import { moveOne, type Outcome } from './move-one.ts';
import { pagesOf } from './pages.ts';

/** What is looked at together, and moved side by side. */
const pageSize = 50;

/** How far a move has come, for one shelf. */
export type Progress = Record<Outcome, number> & { shelf: Shelf };

/** The two ends of a move. */
export interface Ends {
  source: MovableStore;
  target: MovableStore;
}

const movePage = async (
  { source, target }: Ends,
  shelf: Shelf,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<Outcome[]> => {
  // First nobody sends these mails any more; only then they appear where they are sent.
  await source.takeOut(ids, now);
  const [found, existing] = await Promise.all([source.find(shelf, ids), target.find(shelf, ids)]);
  return Promise.all(
    found.values().map((one) => moveOne({ target, shelf, now }, one, existing.get(one.id))),
  );
};

async function* moveShelf(ends: Ends, shelf: Shelf, clock: () => Date) {
  const progress: Progress = { shelf, moved: 0, there: 0, sending: 0 };
  for await (const ids of pagesOf(ends.source.ids(shelf), pageSize)) {
    const outcomes = await movePage(ends, shelf, { ids, now: clock() });
    for (const outcome of outcomes) progress[outcome] += 1;
  }
  yield progress;
}

/**
 * Brings every lead with its mail from one store to the other, what is in
 * quarantine and the notices too, and tells of each shelf when it is through. It may be broken off at any moment and
 * run again, as often as one likes: what is there is left alone, and at no
 * moment would both stores send the same mail. Everything stays in the source.
 */
export async function* moveLeads(
  ends: Ends,
  clock: () => Date = () => new Date(),
): AsyncGenerator<Progress, void, undefined> {
  for (const shelf of shelves) yield* moveShelf(ends, shelf, clock);
}
