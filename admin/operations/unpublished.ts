import { globSync } from 'node:fs';
import { undoneIn } from './history.ts';
import { readBytes } from './files.ts';
import { hashOf, readChanges } from './history-store.ts';

/** What every file of the content holds, by a hash of it. */
export type Manifest = Record<string, string>;

export const contentManifest = (root: string): Manifest =>
  Object.fromEntries(
    globSync('content/**/*', { cwd: root, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath.slice(root.length + 1)}/${name}`)
      .sort()
      .map((file) => [file, hashOf(readBytes(root, file)) ?? '']),
  );

/** The files in which two states of the content differ. */
export const differingFiles = (one: Manifest, other: Manifest): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (file) => one[file] !== other[file],
  );

/** The newest change of the history, from which the next publication goes on. */
export const lastChange = (root: string): string | undefined => readChanges(root).at(-1)?.id;

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
