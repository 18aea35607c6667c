import { isKeptBack, readEntries, type Entry } from '@agency/content-model/reader/read-entries.ts';
import { buildFolder, seenBuild } from './builds.ts';

/** The posts with a moment in the content of each build. That content never changes. */
const dated = new Map<string, readonly Entry[]>();

const datedIn = (folder: string): readonly Entry[] => {
  const known = dated.get(folder);
  if (known) return known;
  const { entries } = readEntries(folder);
  const found = entries.filter((entry) => !isKeptBack(entry) && entry.goesOutAt !== undefined);
  dated.clear();
  dated.set(folder, found);
  return found;
};

/** The posts whose moment has come since what visitors see was built. */
export const postsDue = (root: string, now = Date.now()): Entry[] => {
  const live = seenBuild(root);
  if (!live) return [];
  const { at, builtAt = at } = live.note;
  return datedIn(buildFolder(root, live.id)).filter(
    ({ goesOutAt = 0 }) => goesOutAt > Date.parse(builtAt) && goesOutAt <= now,
  );
};
