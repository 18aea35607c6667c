import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import {
  contentFiles,
  fixedPages,
  freeTemplates,
  sampleTemplates,
  globOf,
  type Collection,
} from '../schemas/content-files.ts';
import { goesOutAt } from './going-out.ts';
import { isRecord } from './map-fields.ts';
import { parseYaml, splitFrontMatter } from './parse-yaml.ts';
import { withFullStop, type Field, type Problem } from './problem.ts';

/** One entry of a collection as its file has it, not validated yet. */
export interface Entry {
  collection: Collection;
  /** The name that other files and addresses use for it. */
  id: string;
  file: string;
  data: unknown;
  /** The text below the front matter of a Markdown file. */
  body: string;
  bodyLine: number;
  /** The line of the value at a path within the entry. */
  lineOf: (field: Field) => number;
  /** The path of the entry within its file: its id, in a file with many entries. */
  within: readonly string[];
  /** When it goes out, or went out, in epoch milliseconds; undefined when it has no day. */
  goesOutAt?: number;
  /** Set on a sample project while the site shows no examples; it has no page then. */
  isOff?: true;
}

/** Pending contents of files, keyed by path from the root; null stands for a deleted file. */
export type ChangedFiles = ReadonlyMap<string, string | Buffer | null>;

export interface Reading {
  entries: Entry[];
  problems: Problem[];
  /** The pending contents that were used in place of files. Checks take pictures from here too. */
  changed?: ChangedFiles;
}

/** Why there is no text, and what to do about it, in sentences without the final period. */
interface Unreadable {
  message: string;
}

/** The text of a file, or why there is none. */
type Text = string | Unreadable;

const noFile =
  'This is a folder, or a link that leads to no file. Put the file itself in its place';

const readTextFile = (path: string): Text => {
  try {
    // Reading a device would never end.
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return { message: noFile };
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return {
      message:
        code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
          ? 'The file is not saved as UTF-8. Save it again with that encoding'
          : `The file may not be read (${code}). Give the user of this program the right to read and write it`,
    };
  }
};

const conflictMarker = /^(?:<{7}|>{7})(?: |$)/mu;

const conflict =
  'Two versions of these lines stand here, one after the other, between lines of <<<<<<<, ======= and >>>>>>>. Keep one of them, and take out the three lines of signs';

/** Splits a file into fields and body. The line break before the fields keeps their line numbers as in the file. */
const splitFile = (file: string, text: string) => {
  if (!file.endsWith('.md')) return { head: text, body: '', bodyLine: 1 };
  const parts = splitFrontMatter(text);
  if (!parts) return undefined;
  const { head, body } = parts;
  const bodyLine = text.slice(0, -body.length || undefined).split('\n').length;
  return { head: `\n${head}`, body, bodyLine };
};

/** The path of a file within the folder of its collection, without its extension. */
const idOf = (file: string, collection: Collection): string => {
  const folder = dirname(globOf(collection).replace(/\*.*/u, '*'));
  return relative(folder, file).replace(/(?:\/index)?\.(?:md|yml)$/u, '');
};

const noFields = {
  line: 1,
  message:
    'The file must begin with a line of three hyphens (---), then the fields such as "title: …", then a second line of three hyphens, then the text',
};

/** The entries and problems of one file of a collection. */
const readFile = (given: Text, file: string, collection: Collection): Reading => {
  const inFile = (wrong: Omit<Problem, 'file'>): Problem => ({
    file,
    ...wrong,
    message: withFullStop(wrong.message),
  });
  if (typeof given !== 'string') return { entries: [], problems: [inFile(given)] };
  const { index } = conflictMarker.exec(given) ?? {};
  if (index !== undefined) {
    const line = given.slice(0, index).split('\n').length;
    return { entries: [], problems: [inFile({ line, message: conflict })] };
  }
  const split = splitFile(file, given);
  if (!split) return { entries: [], problems: [inFile(noFields)] };
  const { head, body, bodyLine } = split;
  const { data, lineOf, problems } = parseYaml(head);
  const asEntry = (id: string, value: unknown, within: readonly string[]): Entry => ({
    collection,
    id,
    file,
    data: value,
    body,
    bodyLine,
    lineOf: (field) => lineOf([...within, ...field]),
    within,
  });
  const entries =
    'isList' in contentFiles[collection]
      ? Object.entries(data ?? {}).map(([name, value]) => asEntry(name, value, [name]))
      : data && [asEntry(idOf(file, collection), data, [])];
  return { entries: entries ?? [], problems: problems.map(inFile) };
};

export const isMissing =
  'is missing. Restore it from the history of the project, or write it anew.';

/** The files that match a pattern, with pending changes applied. */
export const filesOf = (root: string, pattern: string, changed: ChangedFiles): string[] => {
  const added = [...changed.keys()].filter((file) => matchesGlob(file, pattern));
  const all = new Set([...globSync(pattern, { cwd: root }), ...added]);
  return [...all].filter((file) => changed.get(file) !== null).sort();
};

/**
 * Cache of the last reading of each file, keyed by path from any root. Parsing YAML is slow, and few
 * files change between readings.
 */
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

/** The entries and problems of one file if it had this text; `file` is its path from the root. */
export const readEntriesOf = (file: string, text: Text): Reading => {
  const collection = collections.find((one) => matchesGlob(file, globOf(one)));
  return collection ? readFile(text, file, collection) : { entries: [], problems: [] };
};

/** The fields of a file with a single entry; empty when it cannot be read. */
export const readFields = (root: string, file: string): Readonly<Record<string, unknown>> => {
  const [entry] = readEntriesOf(file, readTextFile(join(root, file))).entries;
  return isRecord(entry?.data) ? entry.data : {};
};

/** The entry with this id, or the first of its collection. */
export const entryOf = (entries: readonly Entry[], collection: string, id?: string) =>
  entries.find((one) => one.collection === collection && (id === undefined || one.id === id));

/** Whether an entry is an invented sample, to be replaced by a real one. */
export const isSample = ({ data }: Entry): boolean => isRecord(data) && data['sample'] === true;

export const templateOf = ({ data }: Entry): unknown =>
  (data as { template?: unknown } | null)?.template;

/** Whether it has a page that shows nothing but an invented sample. */
export const isSamplePage = (entry: Entry): boolean =>
  isSample(entry) &&
  (entry.collection === 'projects' || sampleTemplates.includes(String(templateOf(entry))));

/** Sets `goesOutAt` on posts and articles, and `isOff` on sample pages while examples are off. */
const withSettings = (entries: Entry[]): Entry[] => {
  const site = entryOf(entries, 'site')?.data as { showExamples?: unknown } | undefined;
  const business = entryOf(entries, 'business')?.data as { timeZone?: unknown } | undefined;
  return entries.map((entry) => {
    const isOff = site?.showExamples === false && isSamplePage(entry);
    const moment = goesOutAt(entry.data ?? {}, String(business?.timeZone));
    return {
      ...entry,
      ...(isOff && { isOff }),
      ...(moment !== undefined && { goesOutAt: moment }),
    };
  });
};

/** All entries of all collections below `root`, and read errors, with pending changes applied. */
export const readEntries = (root: string, changed: ChangedFiles = new Map()): Reading => {
  const readings = collections.flatMap((collection) => readCollection(root, collection, changed));
  return {
    entries: withSettings(readings.flatMap(({ entries }) => entries)),
    problems: readings.flatMap(({ problems }) => problems),
    changed,
  };
};

/** Whether a page may be moved, hidden or removed, since no code relies on its address. */
export const isFreePage = (page: Entry): boolean =>
  freeTemplates.includes(String(templateOf(page))) && !Object.values(fixedPages).includes(page.id);

const withAddress = new Set<Collection>(['pages', 'cities', 'blog', 'articles', 'projects']);

/** Error pages, which have no address of their own. */
const withoutAddress = new Set(['404', 'problem']);

/** The address of the page of an entry, if it has one. */
export const addressOf = ({ collection, id }: Entry): string | undefined => {
  if (!withAddress.has(collection) || withoutAddress.has(id)) return undefined;
  if (collection === 'projects') return `/casestudies/${id}`;
  return id === 'home' ? '/' : `/${id}`;
};

/** The entries with a page, grouped by address. More than one per address is a mistake. */
export const addressesOf = (entries: readonly Entry[]): Map<string, Entry[]> => {
  const addresses = Map.groupBy(entries, (entry) => (!entry.isOff && addressOf(entry)) || '');
  addresses.delete('');
  return addresses;
};

/** Whether the owner has hidden an entry for now. */
export const isKeptBack = ({ data }: Entry): boolean => isRecord(data) && data['hidden'] === true;

/** Whether visitors don't see an entry, because the owner has hidden it or it is scheduled for later. */
export const isHidden = (entry: Entry, now = Date.now()): boolean =>
  isKeptBack(entry) || (entry.goesOutAt ?? now) > now;

export const shownOf = (entries: readonly Entry[], now = Date.now()) =>
  entries.filter((one) => !isHidden(one, now));

export const idsOf = (entries: readonly Entry[], wanted: Collection): string[] =>
  entries.filter(({ collection }) => collection === wanted).map(({ id }) => id);
