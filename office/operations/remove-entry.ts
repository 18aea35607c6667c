import { parse } from 'yaml';
import { valueAt } from '@agency/content-model/checks/check-entries.ts';
import { addressOf, isKeptBack, type Entry } from '@agency/content-model/reader/read-entries.ts';
import { editFile, editFiles } from '../content/edit-file.ts';
import { Refusal } from '../refusal.ts';
import { allEntries, entryIn, readText, titleOf, titlesIn } from '../content/entries.ts';
import type { EntryName } from '../content/entries.ts';
import { readBytes, type Author } from '../history/saves.ts';
import {
  entriesNaming,
  filesOf,
  isFree,
  listed,
  namingsOf,
  replaceLinks,
} from './entry-references.ts';
import type { TextPlace } from './replace-words.ts';
import { makeCheckedChange } from './checked-change.ts';

/** The place of an entry of a list that a field is in: `head.related.2` for `head.related.2.href`. */
const itemAround = (field: readonly PropertyKey[]): PropertyKey[] | undefined => {
  const at = field.findLastIndex((key) => typeof key === 'number');
  return at === -1 ? undefined : field.slice(0, at + 1);
};

const byDepthAndPlace = (one: readonly PropertyKey[], other: readonly PropertyKey[]): number =>
  other.length - one.length || Number(other.at(-1)) - Number(one.at(-1));

/** Data without these entries of its lists; a list that would be empty goes with them. */
const without = (data: unknown, items: readonly PropertyKey[][]): unknown => {
  const left = structuredClone(data);
  const places = new Map(items.map((item) => [item.join('.'), item]));
  // What is further in goes first, and of a list what is further behind: the other places stay what they are.
  for (const item of [...places.values()].sort(byDepthAndPlace)) {
    const list = valueAt(left, item.slice(0, -1)) as unknown[];
    list.splice(Number(item.at(-1)), 1);
    const around = valueAt(left, item.slice(0, -2)) as Record<PropertyKey, unknown>;
    if (list.length === 0) delete around[item.at(-2) ?? ''];
  }
  return left;
};

/** The files that name an entry, without that; undefined where a name stands in no list and cannot simply go. */
const filesWithoutNames = (
  root: string,
  namings: readonly TextPlace[],
  removed: Entry,
): Map<string, string> | undefined => {
  const address = addressOf(removed);
  const edits = [...Map.groupBy(namings, (naming) => naming.entry)].map(([entry, places]) => {
    const fields = places.filter(({ field }) => field[0] !== 'body');
    const items = fields.map(({ field }) => itemAround(field)).filter((item) => item !== undefined);
    const body = address ? replaceLinks(entry.body, address, ({ words }) => words) : entry.body;
    const isPossible = items.length === fields.length;
    return { entry, data: without(entry.data, items), body, isPossible };
  });
  return edits.every(({ isPossible }) => isPossible) ? editFiles(root, edits) : undefined;
};

const refuseFixed = (entry: Entry): void => {
  if (!isFree(entry))
    throw new Refusal(
      'The site cannot do without this page, so it stays. Change its words instead.',
    );
};

/** Removes an entry, and the entries of lists and links in texts that name it. Refused where something else needs it. */
export const removeEntry = async (
  root: string,
  name: EntryName,
  author?: Author,
): Promise<void> => {
  const entries = allEntries(root);
  const entry = entryIn(entries, name);
  refuseFixed(entry);
  const namings = namingsOf(entries, entry).filter(({ entry: one }) => one !== entry);
  const refusal = `“${titleOf(entry)}” stays, since something else needs it. Change that first:`;
  const texts = filesWithoutNames(root, namings, entry);
  if (!texts)
    throw new Refusal(
      refusal,
      409,
      entriesNaming(namings).map((naming) => ({
        field: [],
        message: `${naming.title} leads to it.`,
        entry: { ...naming, field: [] },
      })),
    );
  if (listed.has(entry.collection)) {
    const text = texts.get(entry.file) ?? readText(root, entry.file);
    const { [entry.id]: _removed, ...others } = parse(text) as Record<string, unknown>;
    texts.set(entry.file, editFile(text, { within: [] }, others));
  }
  const own = listed.has(entry.collection) ? [] : filesOf(root, entry);
  const files = [
    ...[...texts].map(([file, after]) => ({ file, before: readBytes(root, file), after })),
    ...own.map((file) => ({ file, before: readBytes(root, file), after: null })),
  ];
  const words = `Removed: ${titlesIn(entries)(entry)}`;
  await makeCheckedChange(root, { words, files, author, refusal });
};

/** Takes an entry off the site, or shows it again. Refused where something else leads to it, or where it is not ready to be seen. */
export const hideEntry = async (
  root: string,
  name: EntryName,
  hidden: boolean,
  author?: Author,
): Promise<void> => {
  const entries = allEntries(root);
  const entry = entryIn(entries, name);
  refuseFixed(entry);
  if (isKeptBack(entry) === hidden) return;
  const { file } = entry;
  const before = readText(root, file);
  const { hidden: _was, ...shown } = entry.data as Record<string, unknown>;
  const after = editFile(before, entry, hidden ? { hidden, ...shown } : shown);
  await makeCheckedChange(root, {
    words: `${hidden ? 'Hidden' : 'Shown'}: ${titlesIn(entries)(entry)}`,
    files: [{ file, before, after }],
    author,
    refusal: hidden
      ? 'It cannot be hidden, since something else leads to it. Change that first:'
      : 'It cannot be shown yet. Put this in order first:',
    own: entry,
  });
};
