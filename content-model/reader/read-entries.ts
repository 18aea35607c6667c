import { globSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import {
  contentFiles,
  fixedPages,
  freeTemplates,
  globOf,
  type Collection,
} from '../schemas/content-files.ts';
import { isRecord } from './map-fields.ts';
import { goesOutAt } from './going-out.ts';
import {
  readFile,
  readTextFile,
  type ChangedFiles,
  type Entry,
  type Reading,
  type Text,
} from './read-file.ts';

export { isRecord };
export type { ChangedFiles, Collection, Entry, Reading };

export const isMissing =
  'is missing. Restore it from the history of the project, or write it anew.';

/** The files of a pattern that are there once some are changed. */
export const filesOf = (root: string, pattern: string, changed: ChangedFiles): string[] => {
  const added = [...changed.keys()].filter((file) => matchesGlob(file, pattern));
  const all = new Set([...globSync(pattern, { cwd: root }), ...added]);
  return [...all].filter((file) => changed.get(file) !== null).sort();
};

/** What each file held when it was read last, by its name in any folder: taking YAML apart takes long, and few files change between two readings. */
const known = new Map<string, { text: Text; reading: Reading }>();

const readCollection = (root: string, collection: Collection, changed: ChangedFiles): Reading[] => {
  const pattern = globOf(collection);
  const files = filesOf(root, pattern, changed);
  if (files.length === 0 && !pattern.includes('*'))
    return [{ entries: [], problems: [{ file: pattern, message: `The file ${isMissing}` }] }];
  return files.map((file) => {
    const text = changed.get(file)?.toString() ?? readTextFile(join(root, file));
    const before = known.get(file);
    if (before?.text === text) return before.reading;
    const reading = readFile(text, file, collection);
    known.set(file, { text, reading });
    return reading;
  });
};

const collections = Object.keys(contentFiles) as Collection[];

/** What one file would hold with this text, by its name from the root. */
export const readEntriesOf = (file: string, text: Text): Reading => {
  const collection = collections.find((one) => matchesGlob(file, globOf(one)));
  return collection ? readFile(text, file, collection) : { entries: [], problems: [] };
};

/** The fields of a file that is one entry; none where it cannot be read. */
export const readFields = (root: string, file: string): Readonly<Record<string, unknown>> => {
  const [entry] = readEntriesOf(file, readTextFile(join(root, file))).entries;
  return isRecord(entry?.data) ? entry.data : {};
};

/** The entry of this id, or the first of its collection. */
export const entryOf = (entries: readonly Entry[], collection: string, id?: string) =>
  entries.find((one) => one.collection === collection && (id === undefined || one.id === id));

/** Whether an entry is made up, to be replaced by a real one. */
export const isSample = ({ data }: Entry): boolean => isRecord(data) && data['sample'] === true;

/** Posts that are dated ahead know when they go out, and made-up projects whether they are off the site. */
const withSettings = (entries: Entry[]): Entry[] => {
  const site = entryOf(entries, 'site')?.data as
    { timeZone?: unknown; showExamples?: unknown } | undefined;
  return entries.map((entry) => {
    const isOff =
      site?.showExamples === false && entry.collection === 'projects' && isSample(entry);
    const moment = goesOutAt(entry.data ?? {}, String(site?.timeZone));
    return {
      ...entry,
      ...(isOff && { isOff }),
      ...(moment !== undefined && { goesOutAt: moment }),
    };
  });
};

/** Every entry of every collection below `root`, and what could not be read; once some files are changed. */
export const readEntries = (root: string, changed: ChangedFiles = new Map()): Reading => {
  const readings = collections.flatMap((collection) => readCollection(root, collection, changed));
  return {
    entries: withSettings(readings.flatMap(({ entries }) => entries)),
    problems: readings.flatMap(({ problems }) => problems),
    changed,
  };
};

export const templateOf = ({ data }: Entry): unknown =>
  (data as { template?: unknown } | null)?.template;

/** Whether a page may be moved, hidden or removed: no program looks for it at its address. */
export const isFreePage = (page: Entry): boolean =>
  freeTemplates.includes(String(templateOf(page))) && !Object.values(fixedPages).includes(page.id);

const withAddress = new Set<Collection>(['pages', 'cities', 'blog', 'articles', 'projects']);

/** Shown where something is wrong, and at no address of their own. */
const withoutAddress = new Set(['404', 'problem']);

/** Where visitors find the page of an entry, if it has one. */
export const addressOf = ({ collection, id }: Entry): string | undefined => {
  if (!withAddress.has(collection) || withoutAddress.has(id)) return undefined;
  if (collection === 'projects') return `/casestudies/${id}`;
  return id === 'home' ? '/' : `/${id}`;
};

/** The entries that make a page, by its address. More than one for an address is a mistake. */
export const addressesOf = (entries: readonly Entry[]): Map<string, Entry[]> => {
  const addresses = Map.groupBy(entries, (entry) => (!entry.isOff && addressOf(entry)) || '');
  addresses.delete('');
  return addresses;
};

/** Whether its owner keeps an entry off the site for now. */
export const isKeptBack = ({ data }: Entry): boolean => isRecord(data) && data['hidden'] === true;

/** Whether visitors don't see an entry: its owner keeps it back, or its moment has not come. */
export const isHidden = (entry: Entry, now = Date.now()): boolean =>
  isKeptBack(entry) || (entry.goesOutAt ?? now) > now;

export const shownOf = (entries: readonly Entry[], now = Date.now()) =>
  entries.filter((one) => !isHidden(one, now));

export const idsOf = (entries: readonly Entry[], wanted: Collection): string[] =>
  entries.filter(({ collection }) => collection === wanted).map(({ id }) => id);
