import {
  buildFolder,
  differingFiles,
  manifestOf,
  seenBuild,
  type SavedMark,
} from '@agency/tooling/build/builds.ts';
import { readBytes, type FileChange, type StoredChange } from '../history/saves.ts';
import { undoneIn } from '../history/history.ts';

/** The saved content beside what is published. */
export interface Unpublished {
  /** Every file that differs: as it is published, and as it is saved; undefined where nothing ever was. */
  files: readonly FileChange[] | undefined;
  mark: SavedMark;
}

/** What visitors don't see yet. */
export const readUnpublished = (root: string): Unpublished => {
  const base = seenBuild(root);
  if (!base) return { files: undefined, mark: {} };
  const { id, note } = base;
  const files = differingFiles(note.content, manifestOf(root)).map((file) => ({
    file,
    before: readBytes(buildFolder(root, id), file),
    after: readBytes(root, file),
  }));
  return { files, mark: note };
};

/**
 * Of all saves, those that are still to be seen: those since the last publication, and
 * those it left behind, unless they are taken back or none of the files differs.
 * Where it is not known what was published, it is every save.
 */
export const openSaves = (
  all: readonly StoredChange[],
  { files, mark }: Unpublished,
): StoredChange[] => {
  const { lastChange, waiting = [] } = mark;
  const last = all.findIndex(({ id }) => id === lastChange);
  const recent = all.filter(({ id }, index) => index > last || waiting.includes(id));
  const undone = undoneIn(recent);
  const ids = new Set(recent.map(({ id }) => id));
  const differing = files && new Set(files.map(({ file }) => file));
  return recent.filter(
    ({ id, undoes, files: touched }) =>
      !undone.has(id) &&
      (undoes === undefined || !ids.has(undoes)) &&
      (!differing || touched.some(({ file }) => differing.has(file))),
  );
};

/** What publishing these files would change, in words: what was saved, then the files changed by hand. */
export const changesInWords = (
  saves: readonly StoredChange[],
  files: readonly FileChange[] = [],
): string[] => {
  const told = new Set(saves.flatMap((change) => change.files.map(({ file }) => file)));
  const byHand = files.filter(({ file }) => !told.has(file));
  return [
    ...saves.map(({ words }) => words),
    ...byHand.map(({ file }) => `Edited by hand: ${file}`),
  ];
};
