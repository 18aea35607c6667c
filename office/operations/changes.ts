import { checkReading } from '@agency/content-model/checks/check-files.ts';
import { problemKey } from '@agency/content-model/reader/problem.ts';
import {
  readEntries,
  readEntriesOf,
  type Entry,
} from '@agency/content-model/reader/read-entries.ts';
import { framingFile } from '@agency/content-model/schemas/pictures.ts';
import {
  changesBetween,
  isSame,
  mergeWritten,
  type ChangedField,
  type Clash,
  type Written,
} from '../content/differences.ts';
import { editFile } from '../content/edit-file.ts';
import { entryIn, titleOf, titlesIn, unreadable, type EntryName } from '../content/entries.ts';
import { asFieldProblem } from '../content/field-problems.ts';
import { formFor } from '../content/schemas.ts';
import { filesOfChange, listChanges, makeChange, undoneIn } from '../history/history.ts';
import {
  isSameContent,
  readBytes,
  readChanges,
  type Author,
  type Bytes,
  type ChangedFile,
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
  if (then.length > 0) {
    const reading = readEntries(root);
    const known = new Set((await checkReading(root, reading)).map(problemKey));
    const problems = then.filter((problem) => !known.has(problemKey(problem)));
    if (problems.length > 0)
      throw new Refusal(
        refusal,
        409,
        problems.map((problem) => asFieldProblem(problem, reading.entries, own)),
      );
  }
  makeChange(root, { ...change, files, author });
};

/** The entries in one version of a file, by id; undefined when it can't be read. */
const entriesIn = (file: string, side: Bytes): ReadonlyMap<string, Entry> | undefined => {
  if (side === null) return new Map();
  const { entries } = readEntriesOf(file, String(side));
  return entries.length > 0 ? new Map(entries.map((entry) => [entry.id, entry])) : undefined;
};

const writtenOf = (entry: Entry | undefined): Written | undefined =>
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
  const title = entry ? titlesIn(reading.entries)(entry) : wanted;
  return { title, ...listChanges(root, before, isWanted) };
};

/** The fields that a change of a file affects, each before and after. */
export const changesOfFile = (change: FileChange): ChangedField[] => {
  const { file, before, after } = change;
  const framed = file === framingFile ? framingChanges(before, after) : [];
  if (framed.length > 0) return framed;
  const label = (side: unknown) => (side ? '(there)' : '(not there)');
  if (!before || !after) return [{ place: file, before: label(before), after: label(after) }];
  const changed = changedEntries(change);
  if (!changed) return [{ place: file, before: '(as it was)', after: '(changed)' }];
  return changed.flatMap(({ entry, was, is }) => {
    const [old, now] = [writtenOf(was), writtenOf(is)];
    if (!old || !now) return [{ place: titleOf(entry), before: label(was), after: label(is) }];
    return changesBetween(formFor(entry.collection, entry.data), [old, now], [titleOf(entry)]);
  });
};

/** The fields that a save changed, each before and after. */
export const changedFields = (root: string, id: string): ChangedField[] => {
  const save = readChanges(root).find((one) => one.id === id);
  if (!save) throw new Refusal('This change is no longer in the history.', 404);
  return filesOfChange(root, save).flatMap((file) => changesOfFile(file));
};

/** Which side wins a conflict, by the place of the field. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

type Choose = (clash: Clash) => 'mine' | 'theirs';

type Sides = Record<'base' | 'mine' | 'theirs', Entry | undefined>;

/** A three-way merge of one entry, field by field; undefined when the entry is removed. */
const mergeEntry = ({ base, mine, theirs }: Sides, choose: Choose): Written | undefined => {
  const known = mine ?? theirs;
  if (!known) return undefined;
  const [start, own, other] = [base, mine, theirs].map(writtenOf);
  if (own && other) {
    const schema = formFor(known.collection, known.data);
    return mergeWritten(schema, { base: start, mine: own, theirs: other }, (clash) =>
      choose({ ...clash, place: `${titleOf(known)} › ${clash.place}` }),
    );
  }
  // Added or removed on one side.
  if (!base) return own ?? other;
  if (isSame(start, own ?? other)) return undefined;
  const label = (side: Written | undefined) => (side ? '(changed)' : '(removed)');
  const clash = { place: titleOf(base), mine: label(own), theirs: label(other) };
  return choose(clash) === 'mine' ? own : other;
};

/** Undoes a change to a file that was changed again since. Undefined when it can't be merged field by field. */
const revertedFile = (
  root: string,
  { file, before, after }: FileChange,
  choose: Choose,
): ChangedFile | undefined => {
  const now = readBytes(root, file);
  const [base, mine, theirs] = [after, now, before].map((side) => entriesIn(file, side));
  if (!before || !now || !after || !base || !mine || !theirs) return undefined;
  const merged = [...new Set([...mine.keys(), ...theirs.keys()])].flatMap((id) => {
    const sides = { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) };
    const written = mergeEntry(sides, choose);
    return written ? [[id, written] as const] : [];
  });
  const isList = mine.values().some(({ within }) => within.length > 0);
  const [[, first] = []] = merged;
  const data = isList
    ? Object.fromEntries(merged.map(([id, written]) => [id, written.data]))
    : (first?.data ?? {});
  return { file, after: editFile(String(now), { within: [] }, data, first?.body) };
};

const refuseLater = (file: string, later: StoredChange | undefined): never => {
  const since = later
    ? `by “${later.words}”. Take that back first`
    : 'outside of the back office. Change it there, or put the words back by hand';
  throw new Refusal(`${file} has been changed since, ${since}. Nothing was changed now.`, 409);
};

/**
 * The change that undoes another one, or redoes one that was undone. It merges field
 * by field: later changes to other fields stay. Refuses when the same field was changed
 * since and nobody has chosen, and when a whole file would have to be overwritten.
 */
export const changeBack = (root: string, id: string, choices: Choices = {}): NewChange => {
  const changes = readChanges(root);
  const index = changes.findIndex((one) => one.id === id);
  const change = changes[index];
  if (!change) throw new Refusal('This change is no longer in the history.', 404);
  if (undoneIn(changes).has(id)) throw new Refusal('This change was undone already.', 409);
  const clashes: Clash[] = [];
  const choose: Choose = (clash) => {
    const choice = choices[clash.place];
    if (choice === undefined) clashes.push(clash);
    return choice ?? 'mine';
  };
  const files = filesOfChange(root, change).map((changed) => {
    const { file, before, after } = changed;
    if (isSameContent(readBytes(root, file), after)) return { file, before: after, after: before };
    const isLater = ({ files: others }: StoredChange, at: number) =>
      at > index && others.some((one) => one.file === file);
    return revertedFile(root, changed, choose) ?? refuseLater(file, changes.findLast(isLater));
  });
  if (clashes.length > 0)
    throw new Refusal(
      'The same words have been changed again since. Choose which ones stay.',
      409,
      [],
      { clashes },
    );
  const taken = change.words.replace(/^Undone: /u, 'Done again: ');
  const words = taken === change.words ? `Undone: ${change.words}` : taken;
  return { words, undoes: id, files };
};
