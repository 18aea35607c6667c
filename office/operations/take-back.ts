import type { Entry } from '@agency/content-model/reader/read-entries.ts';
import { isSame, mergeWritten, type Difference, type Written } from '../content/differences.ts';
import { editFile } from '../content/edit-file.ts';
import { titleOf } from '../content/entries.ts';
import { formFor } from '../content/schemas.ts';
import { isSameContent, readBytes } from '../history/files.ts';
import { filesOfChange, undoneIn } from '../history/history.ts';
import { readChanges, type FileChange, type StoredChange } from '../history/saves.ts';
import type { ChangedFile, NewChange } from '../history/write-save.ts';
import { Refusal } from '../refusal.ts';
import { entriesIn, writtenOf } from './changes.ts';

/** Whose words stay where a field was changed again, by its place. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

type Choose = (clash: Difference) => 'mine' | 'theirs';

type Sides = Record<'base' | 'mine' | 'theirs', Entry | undefined>;

/** One entry, field by field; undefined where it is gone. */
const mergeEntry = (
  { base, mine, theirs }: Sides,
  isText: boolean,
  choose: Choose,
): Written | undefined => {
  const known = mine ?? theirs;
  if (!known) return undefined;
  const [start, own, other] = [base, mine, theirs].map((entry) => writtenOf(entry, isText));
  if (own && other) {
    const { schema } = formFor(known.collection, known.data);
    return mergeWritten(schema, { base: start, mine: own, theirs: other }, (clash) =>
      choose({ ...clash, place: `${titleOf(known)} › ${clash.place}` }),
    );
  }
  // Added on one side, or removed on one.
  if (!base) return own ?? other;
  if (isSame(start, own ?? other)) return undefined;
  const tell = (side: Written | undefined) => (side ? '(changed)' : '(removed)');
  const clash = { place: titleOf(base), mine: tell(own), theirs: tell(other) };
  return choose(clash) === 'mine' ? own : other;
};

/** Takes a change out of a file that was changed again since. Undefined where that can’t be done field by field. */
const takenOut = (
  root: string,
  { file, before, after }: FileChange,
  choose: Choose,
): ChangedFile | undefined => {
  const now = readBytes(root, file);
  const [base, mine, theirs] = [after, now, before].map((side) => entriesIn(file, side));
  if (now === null || !base || !mine || !theirs) return undefined;
  const isText = file.endsWith('.md');
  const merged = [...new Set([...mine.keys(), ...theirs.keys()])].flatMap((id) => {
    const sides = { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) };
    const written = mergeEntry(sides, isText, choose);
    return written ? [[id, written] as const] : [];
  });
  const isList = mine.values().some(({ within }) => within.length > 0);
  const [[, first] = []] = merged;
  const data = isList
    ? Object.fromEntries(merged.map(([id, written]) => [id, written.data]))
    : (first?.data ?? {});
  return { file, before: now, after: editFile(String(now), { within: [] }, data, first?.body) };
};

const refuseLater = (file: string, later: StoredChange | undefined): never => {
  const since = later
    ? `by “${later.words}”. Take that back first`
    : 'outside of the back office. Change it there, or put the words back by hand';
  throw new Refusal(`${file} has been changed since, ${since}. Nothing was changed now.`, 409);
};

/**
 * The change that takes another one back, or does again what was taken back.
 * It goes field by field: what was changed in other fields since stays. Refuses
 * where the same field was changed since and nobody has chosen, and where a
 * whole file would have to be written over.
 */
export const changeBack = (root: string, id: string, choices: Choices = {}): NewChange => {
  const changes = readChanges(root);
  const index = changes.findIndex((one) => one.id === id);
  const change = changes[index];
  if (!change) throw new Refusal('This change is no longer in the history.', 404);
  if (undoneIn(changes).has(id)) throw new Refusal('This change was undone already.', 409);
  const clashes: Difference[] = [];
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
    return takenOut(root, changed, choose) ?? refuseLater(file, changes.findLast(isLater));
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
