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
import { fillerOf } from '@agency/content-model/reader/names.ts';
import { isHidden, readEntries } from '@agency/content-model/reader/read-entries.ts';
import { recordFile } from '@agency/content-model/brand/drawn-pictures.ts';
import { framingFile } from '@agency/content-model/schemas/pictures.ts';
import type { ChangedField } from '../content/differences.ts';
import { goesOutInWords, titleOf, type EntryName } from '../content/entries.ts';
import { titleOfFile } from '../file-titles.ts';
import { undoneIn } from '../history/history.ts';
import { readBytes, readChanges, type FileChange, type StoredChange } from '../history/saves.ts';
import { changedEntries, changesOfFile, newOrder } from '../operations/changes.ts';
import { framingChanges, originals, picturesFolder, picturesIn } from '../operations/pictures.ts';
import { Refusal } from '../refusal.ts';

/** The saved content compared with what visitors see. */
export interface Unpublished {
  /** Undefined before the first publication. */
  published?: Manifest;
  saved: Manifest;
  /** Every file that differs, as published and as saved. */
  files: readonly FileChange[];
  /** The saves that visitors don't see yet; before the first publication, all of them. */
  saves: readonly StoredChange[];
  /** The id of the newest save. */
  lastChange: string | undefined;
}

/**
 * The unpublished saves: those since the last publication, and those it left out,
 * unless they were undone or none of their files differs.
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

/** Compares the saved content with what visitors see. */
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

/** The entries that were saved since the last publication, as `collection/id`; whether visitors see an earlier version. */
export const waitingEntries = (root: string) =>
  new Map(
    readUnpublished(root)
      .files.flatMap((change) => changedEntries(change) ?? [])
      .map(({ entry, was }) => [
        `${entry.collection}/${entry.id}`,
        was && !isHidden(was) ? ('seen' as const) : ('unseen' as const),
      ]),
  );

/** What publishing these files would change, in words: the saves, then the files edited by hand. */
export const changesInWords = ({
  saves,
  files,
}: Pick<Unpublished, 'saves' | 'files'>): string[] => {
  const fromSaves = new Set(saves.flatMap((change) => change.files.map(({ file }) => file)));
  const byHand = files.filter(({ file }) => !fromSaves.has(file));
  return [
    ...saves.map(({ words }) => words),
    ...byHand.map(({ file }) => `Changed outside of the back office: ${titleOfFile(file)}`),
  ];
};

/** An unpublished file with the changed pictures that it uses: they are published together. */
export interface PendingChange {
  /** Identifies it among all pending changes. */
  key: string;
  /** The paths of the file and its pictures. */
  files: readonly string[];
  /** Changes with what is saved, so that nobody publishes what they haven't seen. */
  version: string;
  title: string;
  kind: 'new' | 'changed' | 'removed';
  /** Its entries that are still there, for the links to their forms. */
  entries: readonly (EntryName & { title: string })[];
  /** Who saved it. */
  by: readonly string[];
  /** When a text that is dated ahead goes out, in words. */
  goesOut?: string | undefined;
}

/** A pending change that somebody chose to publish, in the version they saw. */
export type Chosen = Pick<PendingChange, 'key' | 'version'>;

/** The title of a change, the pictures that may go with it, and its entries. */
interface Described {
  title: string;
  goesWith: (picture: string) => boolean;
  changed?: NonNullable<ReturnType<typeof changedEntries>>;
}

const isPicture = (file: string): boolean => !/\.(?:yml|md|json)$/u.test(file);

const alone = () => false;

const describeFraming = ({ before, after }: FileChange): Described => {
  const changes = framingChanges(before, after);
  return {
    title: changes.map(({ place }) => place).join(', ') || 'How pictures are cut',
    goesWith: (picture) =>
      picture.startsWith(originals) || changes.some(({ file }) => file === picture),
  };
};

/** The pictures that the site draws go out together, in one look. */
const describeDrawn = ({ before, after }: FileChange): Described => {
  const names = [before, after].flatMap((side) => Object.keys(JSON.parse(String(side ?? '{}'))));
  return {
    title: 'The drawn pictures, redrawn',
    goesWith: (picture) => names.includes(picture.slice(picturesFolder.length)),
  };
};

const describeEntries = (change: FileChange): Described => {
  const { file } = change;
  const changed = changedEntries(change);
  if (!changed) return { title: `${titleOfFile(file)}, all of it`, goesWith: alone };
  const named = changed.flatMap(({ was, is }) =>
    [was, is].flatMap((one) => (one ? picturesIn(one) : [])),
  );
  const order = newOrder(change)?.place;
  const titles = [...changed.map(({ entry }) => titleOf(entry)), ...(order ? [order] : [])];
  return {
    title: titles.join(' · ') || `Notes in ${titleOfFile(file)}`,
    goesWith: (picture) => named.includes(picture),
    changed,
  };
};

const describe = (change: FileChange): Described => {
  const { file } = change;
  if (file === recordFile) return describeDrawn(change);
  if (isPicture(file)) return { title: titleOfFile(file), goesWith: alone };
  return file === framingFile ? describeFraming(change) : describeEntries(change);
};

const kindOf = (
  { before, after }: FileChange,
  changed: NonNullable<Described['changed']>,
): PendingChange['kind'] => {
  const isNowhere = (side: 'was' | 'is') =>
    changed.length > 0 && changed.every((entry) => entry[side] === undefined);
  if (before === null || isNowhere('was')) return 'new';
  return after === null || isNowhere('is') ? 'removed' : 'changed';
};

const savesOf = (saves: readonly StoredChange[], names: readonly string[]): StoredChange[] =>
  saves.filter(({ files }) => files.some(({ file }) => names.includes(file)));

/** All unpublished changes by file; a picture belongs to the file that uses it. */
export const listPending = (root: string, unpublished: Unpublished): PendingChange[] => {
  const { published = {}, saved, files: all, saves } = unpublished;
  const { entries } = readEntries(root);
  const fill = fillerOf(entries);
  const pictures = all.filter(({ file }) => isPicture(file));
  const others = all.filter((change) => !pictures.includes(change));
  const listed = [...others, ...pictures].map((change) => {
    const { file } = change;
    const { title, goesWith, changed = [] } = describe(change);
    const files = [file, ...pictures.map((picture) => picture.file).filter(goesWith)];
    const hashes = JSON.stringify(files.map((one) => [published[one], saved[one]]));
    const now = entries.find((one) => one.file === file);
    return {
      key: file,
      files,
      version: createHash('sha256').update(hashes).digest('hex').slice(0, 12),
      title: fill(title),
      kind: kindOf(change, changed),
      entries: changed.flatMap(({ is }) =>
        is ? [{ collection: is.collection, id: is.id, title: fill(titleOf(is)) }] : [],
      ),
      by: [...new Set(savesOf(saves, files).map(({ author }) => author))],
      goesOut: now && goesOutInWords(now, entries),
    };
  });
  const going = new Set(listed.flatMap(({ files }) => files.slice(1)));
  return listed.filter(({ key }) => !going.has(key));
};

/** The fields of a pending change, each as published and as saved. */
export const pendingFields = (root: string, key: string): ChangedField[] => {
  const change = readUnpublished(root).files.find(({ file }) => file === key);
  if (!change) throw new Refusal('This change doesn’t wait to be published anymore.', 404);
  return changesOfFile(change);
};

/**
 * What to publish: everything saved, or `only` the chosen files with their pictures; with a description
 * in words, and the mark of the saves. Refuses changes that were edited after they were chosen.
 */
export const prepareRelease = (root: string, chosen?: readonly Chosen[]) => {
  const unpublished = readUnpublished(root);
  const { published, saved, files, saves, lastChange } = unpublished;
  if (!published || !chosen) return { words: changesInWords(unpublished), mark: { lastChange } };
  const pending = listPending(root, unpublished);
  const out = chosen.flatMap(({ key, version }) => {
    const found = pending.find((one) => one.key === key);
    if (found?.version !== version)
      throw new Refusal(
        `${found ? `“${found.title}” was changed` : 'Something you chose was published or taken back'} meanwhile. Look at the list again, then publish.`,
        409,
      );
    return found.files;
  });
  const going = files.filter(({ file }) => out.includes(file));
  const staying = files.map(({ file }) => file).filter((file) => !out.includes(file));
  const waiting = savesOf(saves, staying).map(({ id }) => id);
  const only: ChosenFiles = Object.fromEntries(out.map((file) => [file, saved[file] ?? null]));
  const words = changesInWords({ saves: savesOf(saves, out), files: going });
  return { words, mark: { lastChange, waiting }, only };
};
