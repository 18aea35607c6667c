import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parse } from 'yaml';
import { isRecord } from '@agency/content-model/reader/map-fields.ts';
import {
  addressOf,
  isFreePage,
  isHidden,
  isKeptBack,
  type Entry,
} from '@agency/content-model/reader/read-entries.ts';
import type { Collection } from '@agency/content-model/schemas/content-files.ts';
import { editFile } from '../content/edit-file.ts';
import {
  allEntries,
  entryIn,
  fileOf,
  readText,
  titleOf,
  titlesIn,
  type EntryName,
} from '../content/entries.ts';
import { readBytes, type ChangedFile } from '../history/saves.ts';
import { Refusal } from '../refusal.ts';
import type { Plan } from './changes.ts';
import {
  changedFiles,
  editPlaces,
  editTexts,
  entriesNaming,
  namingsOf,
  replaceLinks,
} from './text-places.ts';

/** Collections with one file per entry, whose id is its address. */
const addressed = new Set<Collection>(['pages', 'cities', 'blog', 'articles']);

/** Collections whose entries share one file. */
export const listed = new Set<Collection>(['testimonials', 'projects']);

/** Whether an entry may be moved, copied or removed: no layout or form expects it at this address. */
export const isFree = (entry: Entry): boolean =>
  listed.has(entry.collection) ||
  (entry.collection === 'pages' ? isFreePage(entry) : addressed.has(entry.collection));

/** The files of an entry: its own, and the pictures in its folder. */
export const filesOf = (root: string, { file, collection }: Entry): string[] =>
  collection === 'blog' ? globSync(`${dirname(file)}/**/*.*`, { cwd: root }) : [file];

/** The path of an entry's file under another id. The names of its pictures stay. */
export const fileUnder = (entry: Entry, file: string, id: string): string => {
  const own = fileOf(entry.collection, id);
  return file === entry.file ? own : join(dirname(own), relative(dirname(entry.file), file));
};

const refuseUnfit = (entries: readonly Entry[], entry: Entry, newId: string): void => {
  if (!addressed.has(entry.collection) || !isFree(entry) || entry.id.includes('/'))
    throw new Refusal('This page has to stay at its address, since a form or a menu relies on it.');
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(newId))
    throw new Refusal(
      'An address has small letters, digits and hyphens only, such as our-story. Please write it so.',
      422,
      [{ field: ['newId'], message: 'Small letters, digits and hyphens only.' }],
    );
  const taken = entries.find(({ collection, id }) => addressed.has(collection) && id === newId);
  if (taken)
    throw new Refusal(
      `/${newId} is the address of “${titleOf(taken)}” already. Choose another.`,
      409,
    );
};

/** The redirects file with one more. A redirect from `to` is dropped, since there is a page now. */
const withRedirect = (text: string, from: string, to: string): string => {
  const { redirects } = parse(text) as { redirects: { from: string }[] };
  const others = redirects.filter((redirect) => redirect.from !== to);
  return editFile(text, { within: [] }, { redirects: [...others, { from, to }] });
};

/**
 * Plans another address for an entry: its file, its pictures, every link to it, and a redirect from
 * the old address. Returns undefined when it already has this address.
 */
export const planRename = (root: string, name: EntryName, newId: string): Plan | undefined => {
  const entries = allEntries(root);
  const entry = entryIn(entries, name);
  const { id } = entry;
  if (id === newId) return undefined;
  refuseUnfit(entries, entry, newId);
  const [from, to] = [`/${id}`, `/${newId}`];
  const texts = editTexts(root, namingsOf(entries, entry), (text, isMarkdown) =>
    isMarkdown
      ? replaceLinks(text, from, ({ words, rest }) => `[${words}](${to}${rest}`)
      : text.replace(from, to),
  );
  const moved = filesOf(root, entry).flatMap((file): ChangedFile[] => {
    const after = texts.get(file) ?? readBytes(root, file);
    texts.delete(file);
    return [
      { file, after: null },
      { file: fileUnder(entry, file, newId), before: null, after },
    ];
  });
  // A hidden page needs no redirect: nobody has visited it, and nothing may link to it.
  if (!isHidden(entry) && !entry.isOff) {
    const file = fileOf('redirects', 'redirects');
    texts.set(file, withRedirect(texts.get(file) ?? readText(root, file), from, to));
  }
  const files = [...moved, ...changedFiles(texts)];
  const words = `New address of ${titlesIn(entries)(entry)}: ${from} → ${to}`;
  const refusal = 'The address could not be changed, since something would be wrong then:';
  return { words, files, refusal };
};

const refuseFixed = (entry: Entry): void => {
  if (!isFree(entry))
    throw new Refusal(
      'The site cannot do without this page, so it stays. Change its words instead.',
    );
};

/** The path of the list item that is a reference: `head.related.2` for `head.related.2.href`. */
const itemAround = (field: readonly PropertyKey[]): string | undefined => {
  const at = field.findLastIndex((key) => typeof key === 'number');
  // An item with more in it than a link is not removed with it.
  const isLink = field.length - at <= 2;
  return at === -1 || !isLink ? undefined : field.slice(0, at + 1).join('.');
};

/** Data without the list items at these paths; a list that becomes empty is removed too. */
const without = (
  items: ReadonlySet<string | undefined>,
  data: unknown,
  place: readonly string[] = [],
): unknown => {
  if (!Array.isArray(data) && !isRecord(data)) return data;
  const parts = Object.entries(data)
    .filter(([name]) => !items.has([...place, name].join('.')))
    .map(([name, part]) => [name, without(items, part, [...place, name])] as const)
    .filter(([, part]) => part !== undefined);
  if (!Array.isArray(data)) return Object.fromEntries(parts);
  return parts.length === 0 && data.length > 0 ? undefined : parts.map(([, part]) => part);
};

/**
 * Plans the removal of an entry, with the list items and the links in texts that refer to it.
 * Refuses when something else needs it.
 */
export const planRemoval = (root: string, name: EntryName): Plan => {
  const entries = allEntries(root);
  const entry = entryIn(entries, name);
  refuseFixed(entry);
  const namings = namingsOf(entries, entry).filter(({ entry: one }) => one !== entry);
  const refusal = `“${titleOf(entry)}” stays, since something else needs it. Change that first:`;
  const isNeeded = namings.some(({ field, isLink }) => !isLink && !itemAround(field));
  if (isNeeded)
    throw new Refusal(
      refusal,
      409,
      entriesNaming(namings).map((naming) => ({
        field: [],
        message: `${naming.title} leads to it.`,
        entry: { ...naming, field: [] },
      })),
    );
  const address = addressOf(entry) ?? '';
  const texts = editPlaces(root, namings, {
    data: (data, fields) => without(new Set(fields.map(itemAround)), data),
    text: (text) => replaceLinks(text, address, ({ words }) => words),
  });
  const isListed = listed.has(entry.collection);
  if (isListed) {
    const text = texts.get(entry.file) ?? readText(root, entry.file);
    const { [entry.id]: _removed, ...others } = parse(text) as Record<string, unknown>;
    texts.set(entry.file, editFile(text, { within: [] }, others));
  }
  const own = isListed ? [] : filesOf(root, entry).map((file) => ({ file, after: null }));
  const files = [...changedFiles(texts), ...own];
  const words = `Removed: ${titlesIn(entries)(entry)}`;
  return { words, files, refusal };
};

/** Plans to hide or show an entry. Returns undefined when that changes nothing. */
export const planHiding = (root: string, name: EntryName, hidden: boolean): Plan | undefined => {
  const entries = allEntries(root);
  const entry = entryIn(entries, name);
  refuseFixed(entry);
  if (isKeptBack(entry) === hidden) return undefined;
  const { file } = entry;
  const { hidden: _was, ...shown } = entry.data as Record<string, unknown>;
  const after = editFile(readText(root, file), entry, hidden ? { hidden, ...shown } : shown);
  return {
    words: `${hidden ? 'Hidden' : 'Shown'}: ${titlesIn(entries)(entry)}`,
    files: [{ file, after }],
    refusal: hidden
      ? 'It cannot be hidden, since something else leads to it. Change that first:'
      : 'It cannot be shown yet. Put this in order first:',
    own: entry,
  };
};
