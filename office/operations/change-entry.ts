import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parse } from 'yaml';
import { isFreePage, isHidden, type Entry } from '@agency/content-model/reader/read-entries.ts';
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
import { settledTexts } from './settle.ts';
import { changedFiles, editTexts, namingsOf, replaceLinks } from './text-places.ts';

/** Collections with one file per entry, whose id is its address. */
const addressed = new Set<Collection>(['pages', 'cities', 'blog', 'articles']);

/** Collections whose entries share one file. */
export const listed = new Set<Collection>(['packages', 'testimonials', 'projects']);

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

export const refuseFixed = (entry: Entry): void => {
  if (!isFree(entry))
    throw new Refusal(
      'The site cannot do without this page, so it stays. Change its words instead.',
    );
};

/**
 * Plans the removal of an entry and settles the links to it: those that a page can't do without
 * lead to the page `instead`. Refuses when something else needs it.
 */
export const planRemoval = (root: string, name: EntryName, instead?: string): Plan => {
  const entries = allEntries(root);
  const entry = entryIn(entries, name);
  refuseFixed(entry);
  const texts = settledTexts(root, entries, { gone: entry, isHiding: false, instead });
  const isListed = listed.has(entry.collection);
  if (isListed) {
    const text = texts.get(entry.file) ?? readText(root, entry.file);
    const { [entry.id]: _removed, ...others } = parse(text) as Record<string, unknown>;
    texts.set(entry.file, editFile(text, { within: [] }, others));
  }
  const own = isListed ? [] : filesOf(root, entry).map((file) => ({ file, after: null }));
  const files = [...changedFiles(texts), ...own];
  const words = `Removed: ${titlesIn(entries)(entry)}`;
  const refusal = 'It cannot be removed, since something would be wrong then:';
  return { words, files, refusal };
};
