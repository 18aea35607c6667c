import { parse } from 'yaml';
import { addressOf, isKeptBack, type Entry } from '@agency/content-model/reader/read-entries.ts';
import { editFile, editFiles } from '../content/edit-file.ts';
import { Refusal } from '../refusal.ts';
import { allEntries, entryIn, readText, titleOf, titlesIn } from '../content/entries.ts';
import type { EntryName } from '../content/entries.ts';
import { readBytes } from '../history/files.ts';
import type { Author } from '../history/write-save.ts';
import {
  filesOf,
  isFree,
  replaceLinks,
  listed,
  namingsOf,
  tellNamings,
} from './entry-references.ts';
import type { TextPlace } from './replace-words.ts';
import { makeCheckedChange } from './checked-change.ts';

/** The place of an entry of a list that a field is in: `head.related.2` for `head.related.2.href`. */
const itemAround = (field: readonly PropertyKey[]): PropertyKey[] | undefined => {
  const at = field.findLastIndex((key) => typeof key === 'number');
  return at === -1 ? undefined : field.slice(0, at + 1);
};

/** Data without these entries of its lists; a list that would be empty goes with them. */
const without = (data: unknown, items: readonly PropertyKey[][]): unknown => {
  if (items.length === 0) return data;
  const below = (key: PropertyKey) =>
    items.filter(([first]) => first === key).map((item) => item.slice(1));
  if (Array.isArray(data))
    return data.flatMap((item: unknown, index) => {
      const inItem = below(index);
      return inItem.some((rest) => rest.length === 0) ? [] : [without(item, inItem)];
    });
  const fields = Object.entries(data as object).map(
    ([name, part]) => [name, without(part, below(name))] as const,
  );
  return Object.fromEntries(
    fields.filter(([name, part]) => below(name).length === 0 || !isEmptyList(part)),
  );
};

const isEmptyList = (part: unknown) => Array.isArray(part) && part.length === 0;

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
      tellNamings(namings).map((naming) => ({
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
  await makeCheckedChange(root, { words, files, author }, { refusal });
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
  await makeCheckedChange(
    root,
    {
      words: `${hidden ? 'Hidden' : 'Shown'}: ${titlesIn(entries)(entry)}`,
      files: [{ file, before, after }],
      author,
    },
    {
      refusal: hidden
        ? 'It cannot be hidden, since something else leads to it. Change that first:'
        : 'It cannot be shown yet. Put this in order first:',
      own: entry,
    },
  );
};
