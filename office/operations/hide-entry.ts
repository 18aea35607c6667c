import { isKeptBack, type Entry } from '@agency/content-model/reader/read-entries.ts';
import { editFile } from '../content/edit-file.ts';
import {
  allEntries,
  entryIn,
  goesOutInWords,
  readText,
  titlesIn,
  type EntryName,
} from '../content/entries.ts';
import { filesOfChange, undoneIn } from '../history/history.ts';
import { readChanges, type StoredChange } from '../history/saves.ts';
import { refuseFixed } from './change-entry.ts';
import { entriesIn, type Plan } from './changes.ts';
import { settledTexts } from './settle.ts';
import { changedFiles } from './text-places.ts';
import { whatIsLeftOf } from './undo.ts';

/**
 * Plans to hide an entry and settles the links to it, as a removal does. Returns undefined when it
 * is hidden already.
 */
export const planHiding = (root: string, name: EntryName, instead?: string): Plan | undefined => {
  const entries = allEntries(root);
  const entry = entryIn(entries, name);
  refuseFixed(entry);
  if (isKeptBack(entry)) return undefined;
  const texts = settledTexts(root, entries, { gone: entry, isHiding: true, instead });
  const { file } = entry;
  const { hidden: _was, ...data } = entry.data as Record<string, unknown>;
  texts.set(
    file,
    editFile(texts.get(file) ?? readText(root, file), entry, { hidden: true, ...data }),
  );
  return {
    words: `Hidden: ${titlesIn(entries)(entry)}`,
    files: changedFiles(texts),
    refusal: 'It cannot be hidden, since something would be wrong then:',
    own: entry,
  };
};

/** The change that hid an entry, if the history has it. */
const hidingOf = (root: string, { file, id }: Entry): StoredChange | undefined => {
  const changes = readChanges(root);
  const undone = undoneIn(changes);
  return changes.findLast(({ id: change, files }) => {
    const own = files.filter((one) => one.file === file);
    if (own.length === 0 || undone.has(change)) return false;
    const [{ before, after } = { before: null, after: null }] = filesOfChange(root, { files: own });
    const [was, is] = [before, after].map((side) => entriesIn(file, side)?.get(id));
    return was && is && !isKeptBack(was) && isKeptBack(is);
  });
};

/**
 * Plans to show an entry, and brings back the links that went when it was hidden. What was changed
 * since stays: `lost` names those places. `goesOut` says when a text that is dated ahead goes out.
 * Returns undefined when the entry is shown already.
 */
export const planShowing = (
  root: string,
  name: EntryName,
): (Plan & { lost: string[]; goesOut: string | undefined }) | undefined => {
  const entries = allEntries(root);
  const entry = entryIn(entries, name);
  refuseFixed(entry);
  if (!isKeptBack(entry)) return undefined;
  const hiding = hidingOf(root, entry);
  const { files, lost } = hiding ? whatIsLeftOf(root, hiding) : { files: [], lost: [] };
  const texts = new Map(files.map(({ file, after }) => [file, String(after)]));
  const { file, id } = entry;
  const text = texts.get(file) ?? readText(root, file);
  const now = entriesIn(file, Buffer.from(text))?.get(id) ?? entry;
  const { hidden: _was, ...shown } = now.data as Record<string, unknown>;
  texts.set(file, editFile(text, entry, shown));
  return {
    words: `Shown: ${titlesIn(entries)(entry)}`,
    files: changedFiles(texts),
    refusal: 'It cannot be shown yet. Put this in order first:',
    own: entry,
    lost,
    goesOut: goesOutInWords({ ...entry, data: shown }, entries),
  };
};
