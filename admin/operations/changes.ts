import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import { isRecord, readEntries } from '../../content-check/read-entries.ts';
import { framingFile } from '../../src/content-schemas/pictures.ts';
import { changesBetween, type Change } from '../content/differences.ts';
import { entryIn, titleOf, titlesIn, unreadable, type EntryName } from '../content/entries.ts';
import { formFor } from '../content/schemas.ts';
import { isSameContent, readBytes, type Bytes } from '../history/files.ts';
import { filesOfChange, listChanges, undoneIn } from '../history/history.ts';
import { readChanges, type FileChange, type StoredChange } from '../history/saves.ts';
import type { NewChange } from '../history/write-save.ts';
import { Refusal } from '../refusal.ts';
import { framingChanges } from './frame-picture.ts';
import { entriesIn, refuseUnsettled, settle, writtenOf } from './settle.ts';
import type { Choices, Clash } from './settle.ts';

/** What a file of many entries says of one of them. */
const partOf = (content: Bytes, id: string): unknown => {
  const all: unknown = content === null ? {} : parseDocument(String(content)).toJS();
  return isRecord(all) ? all[id] : undefined;
};

/** Whether a change of a file concerns an entry; without an id, the file is all it has. */
export const concerns = ({ before, after }: FileChange, id: string | undefined): boolean =>
  id === undefined || !isDeepStrictEqual(partOf(before, id), partOf(after, id));

/** A page of the history: of everything, or of one entry with the title it has now. */
export const listHistory = (
  root: string,
  before: string | undefined,
  name?: EntryName,
): ReturnType<typeof listChanges> & { title?: string } => {
  if (!name) return listChanges(root, { before });
  const reading = readEntries(root);
  const [broken] = unreadable(reading, name.collection, name.id);
  const entry = broken ? undefined : entryIn(reading.entries, name);
  const wanted = entry?.file ?? broken?.file;
  const isWanted = (change: StoredChange) => {
    if (change.files.every(({ file }) => file !== wanted)) return false;
    const changed = filesOfChange(root, change).find(({ file }) => file === wanted);
    return changed !== undefined && concerns(changed, entry?.within[0]);
  };
  const title = entry ? titlesIn(reading.entries)(entry) : wanted;
  return { title, ...listChanges(root, { before, isWanted }) };
};

/** The fields that a change of a file changed, of all its entries or of one, each as it was and as it became. */
export const changesOfFile = ({ file, before, after }: FileChange, only?: string): Change[] => {
  const framed = file === framingFile ? framingChanges(before, after) : [];
  if (framed.length > 0) return framed;
  const [old, now] = [before, after].map((side) => entriesIn(file, side));
  const tell = (side: unknown) => (side ? '(there)' : '(not there)');
  if (before && after && (!old || !now))
    return [{ place: file, before: '(as it was)', after: '(changed)' }];
  if (!old || !now) return [{ place: file, before: tell(before), after: tell(after) }];
  const isText = file.endsWith('.md');
  const ids = only === undefined ? [...new Set([...old.keys(), ...now.keys()])] : [only];
  return ids.flatMap((id) => {
    const [was, is] = [old.get(id), now.get(id)];
    const entry = is ?? was;
    const [written, rewritten] = [writtenOf(was, isText), writtenOf(is, isText)];
    if (!entry) return [];
    if (!written || !rewritten)
      return [{ place: titleOf(entry), before: tell(was), after: tell(is) }];
    const { schema } = formFor(entry.collection, entry.data);
    return changesBetween(schema, [written, rewritten], [titleOf(entry)]);
  });
};

/** The fields that a change of the history changed, each as it was and as it became. */
export const changedFields = (root: string, id: string): Change[] => {
  const save = readChanges(root).find((one) => one.id === id);
  if (!save) throw new Refusal('This change is no longer in the history.', 404);
  return filesOfChange(root, save).flatMap((file) => changesOfFile(file));
};

const refuseLater = (file: string, later: StoredChange | undefined): never => {
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
  const open: Clash[] = [];
  const files = filesOfChange(root, change).map((changed) => {
    const { file, before, after } = changed;
    if (isSameContent(readBytes(root, file), after)) return { file, before: after, after: before };
    const taken = takenOut(root, changed, choices);
    const isLater = ({ files: others }: StoredChange, at: number) =>
      at > index && others.some((one) => one.file === file);
    if (!taken) return refuseLater(file, changes.findLast(isLater));
    open.push(...taken.open);
    return { file, before: taken.before, after: taken.after };
  });
  refuseUnsettled('The same words have been changed again since. Choose which ones stay.', open);
  const taken = change.words.replace(/^Undone: /u, 'Done again: ');
  const words = taken === change.words ? `Undone: ${change.words}` : taken;
  return { words, undoes: id, files };
};
