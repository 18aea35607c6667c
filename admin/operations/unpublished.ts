import { undoneIn } from '../history/history.ts';
import { readChanges } from '../history/saves.ts';

/**
 * What publishing would change, in words: every save since the last
 * publication that is still to be seen, then the files changed by hand. Where
 * it is not known what was published, it is every save.
 */
export const unpublishedChanges = (
  root: string,
  { since, files }: { since: string | undefined; files: readonly string[] | undefined },
): string[] => {
  const all = readChanges(root);
  const recent = all.slice(all.findIndex(({ id }) => id === since) + 1);
  const undone = undoneIn(recent);
  const ids = new Set(recent.map(({ id }) => id));
  const shown = recent.filter(
    ({ id, undoes, files: touched }) =>
      !undone.has(id) &&
      (undoes === undefined || !ids.has(undoes)) &&
      (!files || touched.some(({ file }) => files.includes(file))),
  );
  const told = new Set(shown.flatMap((change) => change.files.map(({ file }) => file)));
  const byHand = (files ?? [])
    .filter((file) => !told.has(file))
    .map((file) => `Edited by hand: ${file}`);
  return [...shown.map(({ words }) => words), ...byHand];
};
