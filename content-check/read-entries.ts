import { globSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';
import { contentFiles, fixedPages, freeTemplates } from '../src/content-schemas/content-files.ts';
import { siteTime } from '../shared/going-out.ts';
import { splitFrontMatter } from '../shared/front-matter.ts';
import { withFullStop, type Problem } from './problem.ts';
import { readTextFile, type Unreadable } from './read-text-file.ts';
import { parseYaml } from './syntax-words.ts';
import { withMoments } from './with-moments.ts';
import { cutTexts, lineFinder } from './yaml-lines.ts';

export type Collection = keyof typeof contentFiles;

/** One entry of a collection as it stands in its file; nothing of it is checked yet. */
export interface Entry {
  collection: Collection;
  /** The name by which other files and addresses know it. */
  id: string;
  file: string;
  data: unknown;
  /** The text below the head of a Markdown file. */
  body: string;
  bodyLine: number;
  /** Where a value stands, by the names that lead to it within the entry. */
  lineOf: (field: readonly PropertyKey[]) => number;
  /** The names before a field of the entry: its id, in a file of many entries. */
  within: readonly string[];
  /** When it goes out by itself, in milliseconds. */
  goesOutAt?: number;
}

/** What stands in files that are not saved yet, by their names from the root. */
export type Texts = ReadonlyMap<string, string>;

export interface Reading {
  entries: Entry[];
  problems: Problem[];
}

/** The fields and the text of a file, where it has both; the fields stand on the lines on which the file has them. */
const splitFile = (file: string, text: string) => {
  if (!file.endsWith('.md')) return { head: text, body: '', bodyLine: 1 };
  const parts = splitFrontMatter(text);
  if (!parts) return undefined;
  const { head, body } = parts;
  return {
    head: `\n${head}`,
    body,
    bodyLine: text.slice(0, -body.length || undefined).split('\n').length,
  };
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readFile = (
  given: string | Unreadable,
  file: string,
  collection: Collection,
  id?: string,
): Reading => {
  const wrong = (problem: Omit<Problem, 'file'>): Reading => ({
    entries: [],
    problems: [{ file, ...problem, message: withFullStop(problem.message) }],
  });
  if (typeof given !== 'string') return wrong(given);
  const split = splitFile(file, given);
  if (!split)
    return wrong({
      line: 1,
      message:
        'The file must begin with a line of three hyphens (---), then the fields such as "title: …", then a second line of three hyphens, then the text',
    });
  const { head, ...rest } = split;
  const { document, counter, problem } = parseYaml(head);
  if (problem) return wrong(problem);
  const data: unknown = document.toJS();
  if (!isRecord(data))
    return wrong({
      line: 1,
      message: 'The file must hold lines of a name, a colon and a value, such as "heading: Hello"',
    });
  const lineOf = lineFinder(document, counter);
  const asEntry = (name: string, value: unknown, within: readonly string[]): Entry => ({
    collection,
    file,
    ...rest,
    id: name,
    data: value,
    lineOf: (field) => lineOf([...within, ...field]),
    within,
  });
  const entries =
    id === undefined
      ? Object.entries(data).map(([name, entry]) => asEntry(name, entry, [name]))
      : [asEntry(id, data, [])];
  return { entries, problems: cutTexts(file, document, counter) };
};

const idOf = (name: string): string => name.replace(/(?:\/index)?\.(?:md|yml)$/u, '');

export const isMissing =
  'is missing. Restore it from the history of the project, or write it anew.';

const readCollection = (root: string, collection: Collection, texts: Texts): Reading[] => {
  const source: { folder?: string; files?: string; list?: string } = contentFiles[collection];
  const { folder = '', files = '', list } = source;
  const single = list ?? (files.includes('*') ? undefined : files);
  const base = join('content', folder);
  const names = globSync(single ?? files, { cwd: join(root, base) }).sort();
  if (single && names.length === 0)
    return [
      {
        entries: [],
        problems: [{ file: `content/${single}`, message: `The file ${isMissing}` }],
      },
    ];
  return names
    .map((name) => [join(base, name), list ? undefined : idOf(name)] as const)
    .map(([file, id]) =>
      readFile(texts.get(file) ?? readTextFile(join(root, file)), file, collection, id),
    );
};

/** What one file would hold with this text, by its name from the root. */
export const readEntriesOf = (file: string, text: string): Reading => {
  for (const collection of Object.keys(contentFiles) as Collection[]) {
    const source: { folder?: string; files?: string; list?: string } = contentFiles[collection];
    const { folder = '', files = '', list } = source;
    const base = join('content', folder);
    if (matchesGlob(file, join(base, list ?? files)))
      return readFile(text, file, collection, list ? undefined : idOf(relative(base, file)));
  }
  return { entries: [], problems: [] };
};

/** Every entry of every collection below `root`, and what could not be read. `texts` take the place of files. */
export const readEntries = (root: string, texts: Texts = new Map()): Reading => {
  const readings = (Object.keys(contentFiles) as Collection[]).flatMap((collection) =>
    readCollection(root, collection, texts),
  );
  return {
    entries: withMoments(readings.flatMap(({ entries }) => entries)),
    problems: readings.flatMap(({ problems }) => problems),
  };
};

/** The layout of a page, where it has one. */
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
  const addresses = Map.groupBy(entries, (entry) => addressOf(entry) ?? '');
  addresses.delete('');
  return addresses;
};

/** Whether its owner keeps an entry off the site for now. */
export const isKeptBack = ({ data }: Entry): boolean => isRecord(data) && data['hidden'] === true;

/** Whether visitors don't see an entry: its owner keeps it back, or its moment has not come. */
export const isHidden = (entry: Entry, now = siteTime()): boolean =>
  isKeptBack(entry) || (entry.goesOutAt ?? now) > now;

/** What visitors see. */
export const shownOf = (entries: readonly Entry[], now = siteTime()) =>
  entries.filter((one) => !isHidden(one, now));

/** The ids of all entries of a collection. */
export const idsOf = (entries: readonly Entry[], wanted: Collection): string[] =>
  entries.filter(({ collection }) => collection === wanted).map(({ id }) => id);
