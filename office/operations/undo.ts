import type { Entry } from '@agency/content-model/reader/read-entries.ts';
import {
  isSame,
  mergeWritten,
  type Choose,
  type Clash,
  type Written,
} from '../content/differences.ts';
import { editFile, reorderFile } from '../content/edit-file.ts';
import { titleOf } from '../content/entries.ts';
import { titleOfFile } from '../file-titles.ts';
import { formFor } from '../content/schemas.ts';
import { filesOfChange, undoneIn } from '../history/history.ts';
import {
  isSameContent,
  readBytes,
  readChanges,
  type ChangedFile,
  type FileChange,
  type NewChange,
  type StoredChange,
} from '../history/saves.ts';
import { Refusal } from '../refusal.ts';
import { entriesIn, newOrder, writtenOf } from './changes.ts';

/** Which side wins a conflict, by the place of the field. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

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
  change: FileChange,
  choose: Choose,
): ChangedFile | undefined => {
  const { file, before, after } = change;
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
  const edited = editFile(String(now), { within: [] }, data, first?.body);
  const isStillSo = newOrder(change) && !newOrder({ file, before: after, after: now });
  const order = [...theirs.keys(), ...mine.keys()].filter((id) => id in data);
  return { file, after: isStillSo ? reorderFile(edited, [...new Set(order)]) : edited };
};

const refuseLater = (file: string, later: StoredChange | undefined): never => {
  const since = later
    ? `by “${later.words}”. Take that back first`
    : 'outside of the back office. Change it there, or put the words back by hand';
  throw new Refusal(
    `${titleOfFile(file)} has been changed since, ${since}. Nothing was changed now.`,
    409,
  );
};

/** Undoes the change of a file. Undefined when it can't be merged with what was changed since. */
const fileBefore = (root: string, change: FileChange, choose: Choose): ChangedFile | undefined => {
  const { file, before, after } = change;
  return isSameContent(readBytes(root, file), after)
    ? { file, before: after, after: before }
    : revertedFile(root, change, choose);
};

/** The files without what a change did to them. What was changed since stays: `lost` names those places. */
export const whatIsLeftOf = (
  root: string,
  change: StoredChange,
): { files: ChangedFile[]; lost: string[] } => {
  const lost: string[] = [];
  const files = filesOfChange(root, change).flatMap((changed) => {
    const reverted = fileBefore(root, changed, ({ place }) => {
      lost.push(place);
      return 'mine';
    });
    if (reverted) return reverted;
    const { file, before } = changed;
    const [entry] = entriesIn(file, before)?.values() ?? [];
    lost.push(entry ? titleOf(entry) : file);
    return [];
  });
  return { files, lost };
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
  const isLater =
    (file: string) =>
    ({ files: others }: StoredChange, at: number) =>
      at > index && others.some((one) => one.file === file);
  const files = filesOfChange(root, change).map(
    (changed) =>
      fileBefore(root, changed, choose) ??
      refuseLater(changed.file, changes.findLast(isLater(changed.file))),
  );
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
