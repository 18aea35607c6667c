import { createHash } from 'node:crypto';
import type { SavedMark } from '../../build/builds.ts';
import { isKeptBack, type Entry } from '../../content-check/read-entries.ts';
import { goesOutAt, siteTime } from '../../shared/going-out.ts';
import { isSame } from '../content/differences.ts';
import { editFile } from '../content/edit-file.ts';
import { titleOf, type EntryName } from '../content/entries.ts';
import { framingFile } from '../../src/content-schemas/pictures.ts';
import type { Bytes } from '../history/files.ts';
import type { FileChange } from '../history/saves.ts';
import { framingChanges, originals } from './frame-picture.ts';
import { entriesIn, writtenOf } from './settle.ts';

/** The saved content beside what was published. */
export interface Unpublished {
  /** Every file that differs: as it was published, and as it is saved; undefined where nothing ever was. */
  files: readonly FileChange[] | undefined;
  mark: SavedMark;
  /** The agency's. */
  timeZone: string;
}

/** An entry that visitors don't see yet as it is saved, or a file that is none. */
export interface PendingChange {
  /** Names it among all that wait. */
  key: string;
  /** Changes with what is saved, so that nobody lets out what she hasn't seen. */
  version: string;
  title: string;
  kind: 'new' | 'changed' | 'removed';
  /** What leads to its form. */
  entry?: EntryName | undefined;
  /** Who saved it. */
  by: readonly string[];
  /** Of what goes out by itself: when, in words. */
  goesOut?: string | undefined;
  /** Whether that is still to come. */
  isAhead: boolean;
}

/** What goes with a change: its file, and the pictures that differ and that it names. */
export interface Part extends Omit<PendingChange, 'by' | 'goesOut' | 'isAhead'> {
  /** When it goes out by itself, in milliseconds. */
  goesOutAt?: number;
  /** In a file of many entries, the one that this is about. */
  id?: string | undefined;
  file: string;
  pictures: readonly string[];
}

/** What somebody has seen and wants to go out. */
export type Chosen = Pick<PendingChange, 'key' | 'version'>;

const versionOf = (...sides: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(sides)).digest('hex').slice(0, 12);

const kindOf = (before: unknown, after: unknown): PendingChange['kind'] => {
  if (before === undefined || before === null) return 'new';
  return after === undefined || after === null ? 'removed' : 'changed';
};

const wholeFile = ({ file, before, after }: FileChange, title: string): Part => ({
  key: file,
  version: versionOf(before?.toString('base64'), after?.toString('base64')),
  title,
  kind: kindOf(before, after),
  file,
  pictures: [],
});

const partOfEntry = (
  [was, is]: readonly [Entry | undefined, Entry | undefined],
  whole: Part,
  pictures: readonly string[],
): Part[] => {
  const entry = is ?? was;
  if (!entry) return [];
  const { collection, id, within } = entry;
  const [before, after] = [was, is].map((side) => writtenOf(side, true));
  const isList = within.length > 0;
  if (isList && isSame(before, after)) return [];
  const words = JSON.stringify([before, after]);
  return [
    {
      ...whole,
      key: `${collection}/${id}`,
      // In a file of its own, notes count too.
      version: isList ? versionOf(before, after) : whole.version,
      title: titleOf(entry),
      kind: kindOf(was, is),
      entry: { collection, id },
      id: isList ? id : undefined,
      pictures: pictures.filter((file) => words.includes(file.slice('content/'.length))),
    },
  ];
};

const isPicture = (file: string) => file.startsWith('content/pictures/');

/** How pictures are cut, with those that are cut in another way than before, and their originals. */
const framingPart = (change: FileChange, pictures: readonly string[]): Part => {
  const changes = framingChanges(change.before, change.after);
  const title = changes.map(({ place }) => place).join(', ');
  const isIts = (name: string) =>
    name.startsWith(originals) || changes.some(({ file }) => file === name);
  return {
    ...wholeFile(change, title || 'How pictures are cut'),
    pictures: pictures.filter(isIts),
  };
};

const momentsIn = (side: Map<string, Entry> | undefined, timeZone: string): number[] =>
  [...(side?.values() ?? [])].flatMap((entry) =>
    isKeptBack(entry) ? [] : (goesOutAt(entry.data as object, timeZone) ?? []),
  );

/** Posts whose moment was another one, or none, when they were published. */
const withMoments = (parts: readonly Part[], { files = [], timeZone }: Unpublished): Part[] => {
  const posts = files.filter(({ file }) => file.startsWith('content/blog/'));
  // Also of what has another address now.
  const known = posts.flatMap(({ file, before }) => momentsIn(entriesIn(file, before), timeZone));
  return parts.map((part) => {
    const after = posts.find(({ file }) => file === part.file)?.after ?? null;
    const [moment] = momentsIn(entriesIn(part.file, after), timeZone);
    return moment === undefined || known.includes(moment)
      ? part
      : Object.assign(part, { goesOutAt: moment });
  });
};

/** Everything that differs, by entry; each picture with what names it. */
export const partsOf = (unpublished: Unpublished): Part[] => {
  const { files = [] } = unpublished;
  const framed = files.find(({ file }) => file === framingFile);
  const pictures = files.map(({ file }) => file).filter((file) => isPicture(file));
  const parts = files.flatMap((change) => {
    const { file, before, after } = change;
    if (isPicture(file)) return [];
    const [old, now] = [entriesIn(file, before), entriesIn(file, after)];
    const whole = wholeFile(change, `${file}, the whole file`);
    // One that can't be read goes out whole.
    if ((before && !old) || (after && !now)) return [whole];
    const ids = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])];
    const own = ids.flatMap((id) => partOfEntry([old?.get(id), now?.get(id)], whole, pictures));
    return own.length > 0 ? own : [{ ...whole, title: `Order and notes in ${file}` }];
  });
  if (framed) parts.push(framingPart(framed, pictures));
  const named = new Set(parts.flatMap((part) => part.pictures));
  const others = files
    .filter(({ file }) => isPicture(file) && file !== framingFile && !named.has(file))
    .map((change) => wholeFile(change, `Picture ${change.file.slice('content/pictures/'.length)}`));
  return withMoments([...parts, ...others], unpublished);
};

/** Whether it goes out by itself, later. */
export const isAhead = ({ goesOutAt: moment = 0 }: Part, now = siteTime()): boolean => moment > now;

/** A file of many entries, of which some go out and the others stay as they were published. */
const mixed = ({ file, before, after }: FileChange, out: readonly Part[]): Bytes => {
  const [old, now] = [entriesIn(file, before), entriesIn(file, after)];
  const ids = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])];
  const data = ids.flatMap((id) => {
    const entry = (out.some((part) => part.id === id) ? now : old)?.get(id);
    return entry ? [[id, entry.data] as const] : [];
  });
  return Buffer.from(editFile(String(before ?? after), { within: [] }, Object.fromEntries(data)));
};

/** What each file that differs holds once these parts are out. */
export const contentWith = (
  files: readonly FileChange[],
  parts: readonly Part[],
  out: readonly Part[],
): FileChange[] =>
  files.map((change) => {
    const { file, before, after } = change;
    const isIts = (part: Part) => part.file === file || part.pictures.includes(file);
    const [own, going] = [parts.filter(isIts), out.filter(isIts)];
    if (going.length === 0) return { ...change, after: before };
    const isWhole = going.length === own.length || isPicture(file);
    return { file, before, after: isWhole ? after : mixed(change, going) };
  });
