import { createHash } from 'node:crypto';
import type { ChosenFiles } from '@agency/tooling/build/build.ts';
import {
  buildFolder,
  differingFiles,
  manifestOf,
  seenBuild,
  type Manifest,
  type SavedMark,
} from '@agency/tooling/build/builds.ts';
import { fillerOf } from '@agency/content-model/reader/fill-names.ts';
import {
  isHidden,
  isKeptBack,
  readEntries,
  type Entry,
} from '@agency/content-model/reader/read-entries.ts';
import { framingFile } from '@agency/content-model/schemas/pictures.ts';
import { isSame, type ChangedField } from '../content/differences.ts';
import { timeZoneIn, titleOf, type EntryName } from '../content/entries.ts';
import { undoneIn } from '../history/history.ts';
import { readBytes, readChanges, type FileChange, type StoredChange } from '../history/saves.ts';
import { Refusal } from '../refusal.ts';
import { changesOfFile, entryPairs, writtenOf } from './changes.ts';

import { framingChanges, originals, picturesIn } from './pictures.ts';

/** The saved content beside what visitors see. */
export interface Unpublished {
  /** Left out where nothing was ever published. */
  published?: Manifest;
  saved: Manifest;
  /** Every file that differs: as it is published, and as it is saved. */
  files: readonly FileChange[];
  /** The saves that visitors don't see yet; where nothing was ever published, all of them. */
  saves: readonly StoredChange[];
  /** The id of the newest save. */
  lastChange: string | undefined;
}

/**
 * Of all saves, those that are still to be seen: those since the last publication, and
 * those it left behind, unless they are taken back or none of the files differs.
 */
const openSaves = (
  all: readonly StoredChange[],
  { lastChange, waiting = [] }: SavedMark,
  differing: readonly string[] | undefined,
): StoredChange[] => {
  const last = all.findIndex(({ id }) => id === lastChange);
  const recent = all.filter(({ id }, index) => index > last || waiting.includes(id));
  const undone = undoneIn(recent);
  const ids = new Set(recent.map(({ id }) => id));
  return recent.filter(
    ({ id, undoes, files }) =>
      !undone.has(id) &&
      (undoes === undefined || !ids.has(undoes)) &&
      (!differing || files.some(({ file }) => differing.includes(file))),
  );
};

/** What visitors don't see yet. */
export const readUnpublished = (root: string): Unpublished => {
  const saved = manifestOf(root);
  const all = readChanges(root);
  const lastChange = all.at(-1)?.id;
  const build = seenBuild(root);
  if (!build) return { saved, files: [], saves: openSaves(all, {}, undefined), lastChange };
  const { id, note } = build;
  const differing = differingFiles(note.content, saved);
  const files = differing.map((file) => ({
    file,
    before: readBytes(buildFolder(root, id), file),
    after: readBytes(root, file),
  }));
  const saves = openSaves(all, note, differing);
  return { published: note.content, saved, files, saves, lastChange };
};

/** What publishing these files would change, in words: what was saved, then the files changed by hand. */
export const changesInWords = ({
  saves,
  files,
}: Pick<Unpublished, 'saves' | 'files'>): string[] => {
  const told = new Set(saves.flatMap((change) => change.files.map(({ file }) => file)));
  const byHand = files.filter(({ file }) => !told.has(file));
  return [
    ...saves.map(({ words }) => words),
    ...byHand.map(({ file }) => `Edited by hand: ${file}`),
  ];
};

/** A file that visitors don't see yet as it is saved. */
export interface PendingChange {
  /** Names it among all that wait. */
  key: string;
  /** Changes with what is saved, so that nobody publishes what they haven't seen. */
  version: string;
  title: string;
  kind: 'new' | 'changed' | 'removed';
  /** What leads to its form. */
  entry?: EntryName | undefined;
  /** Who saved it. */
  by: readonly string[];
  /** Of a post that stays unseen until its moment: that, in words. */
  goesOut?: string | undefined;
}

/** What somebody has seen and wants to go out. */
export type Chosen = Pick<PendingChange, 'key' | 'version'>;

/** A file with the pictures that differ and that it names: they go out together. */
interface Part {
  change: FileChange;
  pictures: readonly FileChange[];
  title: string;
  /** The entry that differs, where it is one. */
  entry?: Entry | undefined;
}

/** How pictures are cut, with those that are cut in another way than before, and their originals. */
const framingPart = (change: FileChange, pictures: readonly FileChange[]): Part => {
  const changes = framingChanges(change.before, change.after);
  const title = changes.map(({ place }) => place).join(', ') || 'How pictures are cut';
  const isIts = ({ file }: FileChange) =>
    file.startsWith(originals) || changes.some((one) => one.file === file);
  return { change, pictures: pictures.filter(isIts), title };
};

/** A file of entries, called as those that differ. */
const entriesPart = (change: FileChange, pictures: readonly FileChange[]): Part => {
  const { file } = change;
  const pairs = entryPairs(change);
  if (!pairs) return { change, pictures: [], title: `${file}, the whole file` };
  const differing = pairs.filter(
    ([was, is]) =>
      // In a file of its own, notes count too.
      (is ?? was)?.within.length === 0 || !isSame(writtenOf(was), writtenOf(is)),
  );
  const named = differing.flat().flatMap((entry) => (entry ? picturesIn(entry) : []));
  const entries = differing.flatMap(([was, is]) => is ?? was ?? []);
  return {
    change,
    pictures: pictures.filter((picture) => named.includes(picture.file)),
    title: entries.map(titleOf).join(', ') || `Order and notes in ${file}`,
    entry: entries.length === 1 ? entries[0] : undefined,
  };
};

const isPicture = ({ file }: FileChange): boolean =>
  file !== framingFile && !/\.(?:yml|md)$/u.test(file);

/** Everything that differs, by file; each picture with what names it. */
const partsOf = ({ files }: Unpublished): Part[] => {
  const pictures = files.filter(isPicture);
  const parts = files
    .filter((change) => !isPicture(change))
    .map((change) =>
      change.file === framingFile ? framingPart(change, pictures) : entriesPart(change, pictures),
    );
  const named = new Set(parts.flatMap((part) => part.pictures));
  const others = pictures.filter((picture) => !named.has(picture));
  return [
    ...parts,
    ...others.map((change) => {
      const title = `Picture ${change.file.replace('content/pictures/', '')}`;
      return { change, pictures: [], title };
    }),
  ];
};

const filesOf = ({ change, pictures }: Part): string[] =>
  [change, ...pictures].map(({ file }) => file);

const versionOf = ({ published = {}, saved }: Unpublished, part: Part): string => {
  const hashes = filesOf(part).map((file) => [published[file], saved[file]]);
  return createHash('sha256').update(JSON.stringify(hashes)).digest('hex').slice(0, 12);
};

const kindOf = ({ before, after }: FileChange): PendingChange['kind'] => {
  if (before === null) return 'new';
  return after === null ? 'removed' : 'changed';
};

const savesOf = (
  saves: readonly StoredChange[],
  isWanted: (file: string) => boolean,
): StoredChange[] => saves.filter(({ files }) => files.some(({ file }) => isWanted(file)));

const inWords = (moment: number | undefined, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(moment);

/** Everything that visitors don't see yet, by file, with who saved it. */
export const listPending = (root: string, unpublished: Unpublished): PendingChange[] => {
  const { entries } = readEntries(root);
  const fill = fillerOf(entries);
  const timeZone = timeZoneIn(root);
  return partsOf(unpublished).map((part) => {
    const { change, title, entry } = part;
    const own = filesOf(part);
    const its = savesOf(unpublished.saves, (file) => own.includes(file));
    const ahead = entries.find(
      (one) => one.file === change.file && isHidden(one) && !isKeptBack(one),
    );
    return {
      key: change.file,
      version: versionOf(unpublished, part),
      title: fill(title),
      kind: kindOf(change),
      entry: entry && { collection: entry.collection, id: entry.id },
      by: [...new Set(its.map(({ author }) => author))],
      goesOut: ahead && inWords(ahead.goesOutAt, timeZone),
    };
  });
};

/** The fields of a change that waits, each as visitors see it and as it is saved. */
export const pendingFields = ({ files }: Unpublished, key: string): ChangedField[] => {
  const change = files.find(({ file }) => file === key);
  if (!change) throw new Refusal('This change doesn’t wait to be published anymore.', 404);
  return changesOfFile(change);
};

/**
 * What goes out: all that is saved, or `only` whole files of it with their pictures; in words, and
 * with the mark of its saves. Refuses what was changed since it was seen.
 */
export const prepareRelease = (unpublished: Unpublished, chosen?: readonly Chosen[]) => {
  const { published, saved, files, saves, lastChange } = unpublished;
  if (!published || !chosen) return { words: changesInWords(unpublished), mark: { lastChange } };
  const parts = partsOf(unpublished);
  const out = chosen.flatMap(({ key, version }) => {
    const part = parts.find(({ change }) => change.file === key);
    if (!part || versionOf(unpublished, part) !== version)
      throw new Refusal(
        `${part ? `“${part.title}” was changed` : 'Something you chose was published or taken back'} meanwhile. Look at the list again, then publish.`,
        409,
      );
    return filesOf(part);
  });
  const going = files.filter(({ file }) => out.includes(file));
  const staying = files.filter((change) => !going.includes(change)).map(({ file }) => file);
  const waiting = savesOf(saves, (file) => staying.includes(file)).map(({ id }) => id);
  const told = savesOf(saves, (file) => out.includes(file));
  const only: ChosenFiles = Object.fromEntries(out.map((file) => [file, saved[file] ?? null]));
  const words = changesInWords({ saves: told, files: going });
  return { words, mark: { lastChange, waiting }, only };
};
