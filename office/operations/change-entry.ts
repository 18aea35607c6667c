import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parse } from 'yaml';
import {
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
import { shownPlace } from '../content/field-problems.ts';
import { filesOfChange, undoneIn } from '../history/history.ts';
import { readBytes, readChanges, type ChangedFile, type StoredChange } from '../history/saves.ts';
import { Refusal } from '../refusal.ts';
import { entriesIn, type Plan } from './changes.ts';
import { settleLinks, type SettledPlace } from './settle.ts';
import { changedFiles, editTexts, namingsOf, replaceLinks } from './text-places.ts';
import { whatIsLeftOf } from './undo.ts';

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
  const texts = editTexts(root, namingsOf(entries, entry), (text, isBody) =>
    isBody
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

/** The page that links lead to unless she chooses another. */
const contactPage = '/contact';

interface Going {
  gone: Entry;
  isHiding: boolean;
  instead?: string | undefined;
}

/** The links to an entry, settled before it is hidden or removed. */
const settle = (
  root: string,
  entries: readonly Entry[],
  { gone, isHiding, instead = contactPage }: Going,
) => {
  const { price } = gone.data as { price?: number };
  // Texts keep the price of a removed package.
  const names = gone.collection === 'packages' && !isHiding ? { [gone.id]: price } : {};
  const { places, texts } = settleLinks(root, entries, { gone, instead, names });
  // A hidden entry may need a hidden one.
  const isIdle = ({ entry, how }: SettledPlace) =>
    how === 'needed' && isHiding && isKeptBack(entry);
  return { places: places.filter((place) => !isIdle(place)), texts };
};

/** What becomes of each link to an entry when it is hidden or removed. */
export const listLinks = (root: string, name: EntryName, isHiding: boolean) => {
  const entries = allEntries(root);
  const { places } = settle(root, entries, { gone: entryIn(entries, name), isHiding });
  return places.map(({ entry, field, how }) => ({ ...shownPlace(entry, field), how }));
};

/** The new texts of the files that lead to an entry. Refuses when something can't do without it. */
const settledTexts = (root: string, entries: readonly Entry[], going: Going) => {
  const { places, texts } = settle(root, entries, going);
  const needing = places.filter(({ how }) => how === 'needed');
  if (needing.length > 0)
    throw new Refusal(
      `“${titleOf(going.gone)}” stays, since something else needs it. Change that first:`,
      409,
      needing.map(({ entry: { collection, id, ...entry }, field }) => {
        const { title, field: place } = shownPlace({ collection, id, ...entry }, field);
        const message = `${title} › ${place}`;
        return { field: [], message, entry: { collection, id, title, field } };
      }),
    );
  return texts;
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
 * since stays: `lost` names those places. Returns undefined when the entry is shown already.
 */
export const planShowing = (
  root: string,
  name: EntryName,
): (Plan & { lost: string[] }) | undefined => {
  const entries = allEntries(root);
  const entry = entryIn(entries, name);
  refuseFixed(entry);
  if (!isKeptBack(entry)) return undefined;
  const hiding = hidingOf(root, entry);
  const { files, lost } = hiding ? whatIsLeftOf(root, hiding) : { files: [], lost: [] };
  const texts = new Map(files.map(({ file, after }) => [file, String(after)]));
  const { file, id } = entry;
  const text = texts.get(file) ?? readText(root, file);
  const { hidden: _was, ...shown } = entriesIn(file, Buffer.from(text))?.get(id)?.data as Record<
    string,
    unknown
  >;
  texts.set(file, editFile(text, entry, shown));
  return {
    words: `Shown: ${titlesIn(entries)(entry)}`,
    files: changedFiles(texts),
    refusal: 'It cannot be shown yet. Put this in order first:',
    own: entry,
    lost,
  };
};
