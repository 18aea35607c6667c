import type { SavedMark } from '../../build/builds.ts';
import { undoneIn } from '../history/history.ts';
import { readChanges, type StoredChange } from '../history/saves.ts';

/**
 * Every save that is still to be seen: those since the last publication, and
 * those it left behind, unless they are taken back or none of the files differs.
 * Where it is not known what was published, it is every save.
 */
export const openSaves = (
  root: string,
  { lastChange, waiting = [] }: SavedMark,
  files?: readonly string[],
): StoredChange[] => {
  const all = readChanges(root);
  const last = all.findIndex(({ id }) => id === lastChange);
  const recent = all.filter(({ id }, index) => index > last || waiting.includes(id));
  const undone = undoneIn(recent);
  const ids = new Set(recent.map(({ id }) => id));
  return recent.filter(
    ({ id, undoes, files: touched }) =>
      !undone.has(id) &&
      (undoes === undefined || !ids.has(undoes)) &&
      (!files || touched.some(({ file }) => files.includes(file))),
  );
};

/** What publishing would change, in words: what was saved, then the files changed by hand. */
export const tellChanges = (
  saves: readonly StoredChange[],
  files: readonly string[] = [],
): string[] => {
  const told = new Set(saves.flatMap((change) => change.files.map(({ file }) => file)));
  const byHand = files.filter((file) => !told.has(file)).map((file) => `Edited by hand: ${file}`);
  return [...saves.map(({ words }) => words), ...byHand];
};
