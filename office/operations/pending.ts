import { createHash } from 'node:crypto';
import type { ChosenFiles } from '@agency/tooling/build/build.ts';
import type { SavedMark } from '@agency/tooling/build/builds.ts';
import { fillerOf } from '@agency/content-model/reader/names.ts';
import {
  isKeptBack,
  readEntriesOf,
  type Entry,
} from '@agency/content-model/reader/read-entries.ts';
import { goesOutAt } from '@agency/content-model/reader/going-out.ts';
import { brandFile } from '@agency/content-model/brand/read-brand.ts';
import { framingFile } from '@agency/content-model/schemas/pictures.ts';
import { isSame, type ChangedField } from '../content/differences.ts';
import { timeZoneIn, titleOf, type EntryName } from '../content/entries.ts';
import {
  readBytes,
  readChanges,
  type Bytes,
  type FileChange,
  type StoredChange,
} from '../history/saves.ts';
import { Refusal } from '../refusal.ts';
import { changesOfFile, entriesIn, writtenOf } from './changes.ts';
import { framingChanges, originals } from './frame-picture.ts';
import { openSaves, changesInWords, type Unpublished } from './open-saves.ts';
import { picturesIn } from './pictures.ts';

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
interface Part extends Omit<PendingChange, 'by' | 'goesOut'> {
  change: FileChange;
  pictures: readonly FileChange[];
  /** As they are saved, of those that differ. */
  entries: readonly Entry[];
}

const hashOf = (bytes: Bytes): string | null =>
  bytes && createHash('sha256').update(bytes).digest('hex');

const isPicture = (file: string): boolean => file !== framingFile && !/\.(?:yml|md)$/u.test(file);

const kindOf = ({ before, after }: FileChange): PendingChange['kind'] => {
  if (before === null) return 'new';
  return after === null ? 'removed' : 'changed';
};

const partOf = (
  change: FileChange,
  title: string,
  own: Partial<Pick<Part, 'pictures' | 'entries' | 'entry'>> = {},
): Part => {
  const { pictures = [], entries = [], entry } = own;
  const all = [change, ...pictures].flatMap(({ before, after }) => [hashOf(before), hashOf(after)]);
  return {
    key: change.file,
    version: hashOf(Buffer.from(all.join(' ')))?.slice(0, 12) ?? '',
    title,
    kind: kindOf(change),
    change,
    pictures,
    entries,
    entry,
  };
};

/** How pictures are cut, with those that are cut in another way than before, and their originals. */
const framingPart = (change: FileChange, pictures: readonly FileChange[]): Part => {
  const changes = framingChanges(change.before, change.after);
  const title = changes.map(({ place }) => place).join(', ') || 'How pictures are cut';
  const isIts = ({ file }: FileChange) =>
    file.startsWith(originals) || changes.some((one) => one.file === file);
  return partOf(change, title, { pictures: pictures.filter(isIts) });
};

/** A file of entries, called as those that differ. */
const entriesPart = (change: FileChange, pictures: readonly FileChange[]): Part => {
  const { file, before, after } = change;
  const [old, now] = [entriesIn(file, before), entriesIn(file, after)];
  if ((before && !old) || (after && !now)) return partOf(change, `${file}, the whole file`);
  const ids = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])];
  const differing = ids.filter((id) => {
    const isList = (now ?? old)?.get(id)?.within.length !== 0;
    // In a file of its own, notes count too.
    return !isList || !isSame(writtenOf(old?.get(id), true), writtenOf(now?.get(id), true));
  });
  const sides = differing.map((id) => [old?.get(id), now?.get(id)] as const);
  const named = sides.flatMap(([was, is]) =>
    [was, is].flatMap((one) => (one ? picturesIn(one) : [])),
  );
  const shown = sides.flatMap(([was, is]) => is ?? was ?? []);
  const [first, ...others] = shown;
  return partOf(change, shown.map(titleOf).join(', ') || `Order and notes in ${file}`, {
    pictures: pictures.filter((picture) => named.includes(picture.file)),
    entries: sides.flatMap(([, is]) => is ?? []),
    entry:
      first && others.length === 0 ? { collection: first.collection, id: first.id } : undefined,
  });
};

/** Everything that differs, by file; each picture with what names it. */
const partsOf = ({ files = [] }: Unpublished): Part[] => {
  const pictures = files.filter(({ file }) => isPicture(file));
  const parts = files
    .filter(({ file }) => !isPicture(file))
    .map((change) =>
      change.file === framingFile ? framingPart(change, pictures) : entriesPart(change, pictures),
    );
  const named = new Set(parts.flatMap((part) => part.pictures));
  const others = pictures
    .filter((picture) => !named.has(picture))
    .map((picture) => partOf(picture, `Picture ${picture.file.replace('content/pictures/', '')}`));
  return [...parts, ...others];
};

const inWords = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** When the first of these entries goes out that is still unseen then, in words. */
const momentOf = (entries: readonly Entry[], timeZone: string): string | undefined => {
  const [moment] = entries
    .filter((entry) => !isKeptBack(entry))
    .flatMap(({ data }) => goesOutAt(data ?? {}, timeZone) ?? [])
    .filter((one) => one > Date.now())
    .sort((one, other) => one - other);
  if (moment === undefined) return undefined;
  return new Intl.DateTimeFormat('en-US', { ...inWords, timeZone }).format(moment);
};

/** Everything that visitors don't see yet, by file, with who saved it. */
export const listPending = (
  root: string,
  unpublished: Unpublished,
  saves: readonly StoredChange[],
): PendingChange[] => {
  const brand = readEntriesOf(brandFile, String(readBytes(root, brandFile) ?? '')).entries;
  const fill = fillerOf(brand);
  const timeZone = timeZoneIn(root);
  return partsOf(unpublished).map(({ key, version, kind, entry, ...part }) => {
    const { change, pictures } = part;
    const own = new Set([change, ...pictures].map(({ file }) => file));
    const its = saves.filter(({ files }) => files.some(({ file }) => own.has(file)));
    const by = [...new Set(its.map(({ author }) => author))];
    const goesOut = momentOf(part.entries, timeZone);
    return { key, version, title: fill(part.title), kind, entry, by, goesOut };
  });
};

/** The fields of a change that waits, each as visitors see it and as it is saved. */
export const pendingFields = (unpublished: Unpublished, key: string): ChangedField[] => {
  const change = unpublished.files?.find(({ file }) => file === key);
  if (!change) throw new Refusal('This change doesn’t wait to be published anymore.', 404);
  return changesOfFile(change);
};

/** What is to go out. */
interface Release {
  words: readonly string[];
  /** Once it is out. */
  mark: SavedMark;
  /** Left out, it is all that is saved. */
  only?: ChosenFiles;
}

/** What goes out: all that is saved, or whole files of it with their pictures. Refuses what was changed since it was seen. */
export const prepareRelease = (
  root: string,
  unpublished: Unpublished,
  chosen?: readonly Chosen[],
): Release => {
  const { files } = unpublished;
  const all = readChanges(root);
  const saves = openSaves(all, unpublished);
  const lastChange = all.at(-1)?.id;
  if (!files || !chosen) return { words: changesInWords(saves, files), mark: { lastChange } };
  const parts = partsOf(unpublished);
  const out = chosen.flatMap(({ key, version }) => {
    const part = parts.find((one) => one.key === key);
    if (part?.version !== version)
      throw new Refusal(
        `${part ? `“${part.title}” was changed` : 'Something you chose was published or taken back'} meanwhile. Look at the list again, then publish.`,
        409,
      );
    return [part.change, ...part.pictures];
  });
  const going = new Set(out.map(({ file }) => file));
  const staying = new Set(files.map(({ file }) => file).filter((file) => !going.has(file)));
  const touching = (names: ReadonlySet<string>) =>
    saves.filter((save) => save.files.some(({ file }) => names.has(file)));
  return {
    words: changesInWords(touching(going), out),
    mark: { lastChange, waiting: touching(staying).map(({ id }) => id) },
    only: Object.fromEntries(out.map(({ file, after }) => [file, hashOf(after)])),
  };
};
