import { checkReading } from '@agency/content-model/checks/check-files.ts';
import {
  readEntries,
  readEntriesOf,
  type Entry,
} from '@agency/content-model/reader/read-entries.ts';
import { framingFile } from '@agency/content-model/schemas/pictures.ts';
import { changesBetween, isSame, type ChangedField, type Written } from '../content/differences.ts';
import { entryIn, titleOf, titlesIn, unreadable, type EntryName } from '../content/entries.ts';
import { titleOfFile } from '../file-titles.ts';
import { asFieldProblem, newProblems } from '../content/field-problems.ts';
import { formFor } from '../content/schemas.ts';
import { filesOfChange, listChanges, makeChange } from '../history/history.ts';
import {
  readBytes,
  readChanges,
  type Author,
  type Bytes,
  type FileChange,
  type NewChange,
  type StoredChange,
} from '../history/saves.ts';
import { Refusal } from '../refusal.ts';
import { framingChanges } from './pictures.ts';

/** The change that an operation is about to make. */
export interface Plan extends Omit<NewChange, 'author'> {
  /** The sentence that introduces the problems it would cause. */
  refusal: string;
  /** The entry whose form the person has open. */
  own?: Entry;
}

/** Makes a change to the content, unless it would cause problems that do not exist now. */
export const makeCheckedChange = async (
  root: string,
  { refusal, own, ...change }: Plan,
  author?: Author,
): Promise<void> => {
  // Read before the check, during which somebody else may save: that is then refused as a conflict.
  const files = change.files.map((one) => ({ before: readBytes(root, one.file), ...one }));
  const changed = new Map(files.map(({ file, after }) => [file, after]));
  const then = await checkReading(root, readEntries(root, changed));
  const problems = await newProblems(root, then);
  if (problems.length > 0) {
    const { entries } = readEntries(root);
    throw new Refusal(
      refusal,
      409,
      problems.map((problem) => asFieldProblem(problem, entries, own)),
    );
  }
  makeChange(root, { ...change, files, author });
};

/** The entries in one version of a file, by id; undefined when it can't be read. */
export const entriesIn = (file: string, side: Bytes): ReadonlyMap<string, Entry> | undefined => {
  if (side === null) return new Map();
  const { entries } = readEntriesOf(file, String(side));
  return entries.length > 0 ? new Map(entries.map((entry) => [entry.id, entry])) : undefined;
};

/** The content of an entry; undefined where there is none. */
export const writtenOf = (entry: Entry | undefined): Written | undefined =>
  entry && { data: entry.data as Record<string, unknown>, body: entry.body };

/**
 * The entries that a change of a file affects, each before and after; undefined when either version
 * can't be read. An entry with its own file is always included, since a comment may have changed.
 */
export const changedEntries = ({ file, before, after }: FileChange) => {
  const [old, now] = [entriesIn(file, before), entriesIn(file, after)];
  if (!old || !now) return undefined;
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id) => {
    const [was, is] = [old.get(id), now.get(id)];
    const entry = is ?? was;
    const isChanged = entry?.within.length === 0 || !isSame(writtenOf(was), writtenOf(is));
    return entry && isChanged ? [{ id, entry, was, is }] : [];
  });
};

/** A page of the history: of everything, or of one entry with its current title. */
export const listHistory = (
  root: string,
  before: string | undefined,
  name?: EntryName,
): ReturnType<typeof listChanges> & { title?: string } => {
  if (!name) return listChanges(root, before);
  const reading = readEntries(root);
  const [broken] = unreadable(reading, name.collection, name.id);
  const entry = broken ? undefined : entryIn(reading.entries, name);
  const wanted = entry?.file ?? broken?.file;
  const [id] = entry?.within ?? [];
  const isWanted = ({ files }: StoredChange) => {
    const own = files.filter(({ file }) => file === wanted);
    // Without an id, the whole file is the entry.
    if (id === undefined) return own.length > 0;
    const [changed] = filesOfChange(root, { files: own });
    return changed && (changedEntries(changed)?.some((one) => one.id === id) ?? true);
  };
  const title = entry ? titlesIn(reading.entries)(entry) : wanted && titleOfFile(wanted);
  return { title, ...listChanges(root, before, isWanted) };
};

/** The order of the entries in a shared file, if a change has changed it. */
export const newOrder = ({ file, before, after }: FileChange): ChangedField | undefined => {
  const [old, now] = [entriesIn(file, before), entriesIn(file, after)];
  if (!old || !now) return undefined;
  const sides = [
    [...old.values()].filter(({ id }) => now.has(id)),
    [...now.values()].filter(({ id }) => old.has(id)),
  ] as const;
  const [was, is] = sides.map((entries) => entries.map(({ id }) => id));
  if (isSame(was, is)) return undefined;
  const [first, second] = sides.map((entries) => entries.map(titleOf).join(' · '));
  const place = `Order of the ${sides[0][0]?.collection ?? ''}`;
  return { place, before: first ?? '', after: second ?? '' };
};

/** The fields that a change of a file affects, each before and after. */
export const changesOfFile = (change: FileChange): ChangedField[] => {
  const { file, before, after } = change;
  const framed = file === framingFile ? framingChanges(before, after) : [];
  if (framed.length > 0) return framed;
  const label = (side: unknown) => (side ? '(there)' : '(not there)');
  const place = titleOfFile(file);
  if (!before || !after) return [{ place, before: label(before), after: label(after) }];
  const changed = changedEntries(change);
  if (!changed) return [{ place, before: '(as it was)', after: '(changed)' }];
  const fields = changed.flatMap(({ entry, was, is }) => {
    const [old, now] = [writtenOf(was), writtenOf(is)];
    if (!old || !now) return [{ place: titleOf(entry), before: label(was), after: label(is) }];
    return changesBetween(formFor(entry.collection, entry.data), [old, now], [titleOf(entry)]);
  });
  const order = newOrder(change);
  return order ? [...fields, order] : fields;
};

/** The fields that a save changed, each before and after. */
export const changedFields = (root: string, id: string): ChangedField[] => {
  const save = readChanges(root).find((one) => one.id === id);
  if (!save) throw new Refusal('This change is no longer in the history.', 404);
  return filesOfChange(root, save).flatMap((file) => changesOfFile(file));
};
