import { Refusal } from '../refusal.ts';
import { isSameContent, readBytes } from '../history/files.ts';
import { filesOfChange, undoneIn } from '../history/history.ts';
import { readChanges, type FileChange, type StoredChange } from '../history/saves.ts';
import type { NewChange } from '../history/write-save.ts';
import { settle, Unsettled, type Choices, type Clash } from './settle.ts';

const refuseOver = (file: string, later: StoredChange | undefined): never => {
  const since = later
    ? `by “${later.words}”. Take that back first`
    : 'outside of the back office. Change it there, or put the words back by hand';
  throw new Refusal(`${file} has been changed since, ${since}. Nothing was changed now.`, 409);
};

/** Takes a change out of a file that was changed again since. Undefined where that can’t be done field by field. */
const takenOut = (
  root: string,
  { file, before: theirs, after: base }: FileChange,
  choices: Choices,
) => {
  const mine = readBytes(root, file);
  if (base === null || mine === null || theirs === null) return undefined;
  const settled = settle({ file, base, mine, theirs }, choices);
  const isWhole = settled.open.some(({ place }) => place === file);
  return isWhole ? undefined : { before: mine, ...settled };
};

/**
 * The change that takes another one back, or does again what was taken back.
 * It goes field by field: what was changed in other fields since stays. Throws
 * `Unsettled` where the same field was changed since and nobody has chosen, and
 * refuses where a whole file would have to be written over.
 */
export const changeBack = (root: string, id: string, choices: Choices = {}): NewChange => {
  const changes = readChanges(root);
  const index = changes.findIndex((one) => one.id === id);
  const change = changes[index];
  if (!change) throw new Refusal('This change is no longer in the history.', 404);
  if (undoneIn(changes).has(id)) throw new Refusal('This change was undone already.', 409);
  const open: Clash[] = [];
  const files = filesOfChange(root, change).map((changed) => {
    const { file, before, after } = changed;
    if (isSameContent(readBytes(root, file), after)) return { file, before: after, after: before };
    const taken = takenOut(root, changed, choices);
    const isLater = ({ files: others }: StoredChange, at: number) =>
      at > index && others.some((one) => one.file === file);
    if (!taken) return refuseOver(file, changes.findLast(isLater));
    open.push(...taken.open);
    return { file, before: taken.before, after: taken.after };
  });
  if (open.length > 0)
    throw new Unsettled(
      'The same words have been changed again since. Choose which ones stay.',
      open,
    );
  const taken = change.words.replace(/^Undone: /u, 'Done again: ');
  const words = taken === change.words ? `Undone: ${change.words}` : taken;
  return { words, undoes: id, files };
};
