import { createHash } from 'node:crypto';
import { matchesGlob } from 'node:path';
import {
  addressOf as pageAddressOf,
  entryOf,
  isRecord,
  readEntries,
  type Collection,
  type Entry,
  type Reading,
} from '../../content-check/read-entries.ts';
import { inOneLine, type Problem } from '../../content-check/problem.ts';
import { readBrand } from '../../src/brand/read-brand.ts';
import { contentFiles, globOf } from '../../src/content-schemas/content-files.ts';
import { entryIn, fileOf, type EntryName } from './entry-names.ts';
import { Refusal } from '../refusal.ts';
import { toForm } from './form-data.ts';
import { schemaOf } from './schemas.ts';

export interface EntryForm {
  data: Record<string, unknown>;
  body?: string;
  /** Changes with what the form shows, and with nothing else. */
  version: string;
}

const isCollection = (name: string): name is Collection => Object.hasOwn(contentFiles, name);

/** What is wrong with the files of a collection, so that they cannot be read; of one entry, where it has a file of its own. */
export const unreadable = (
  { entries, problems }: Reading,
  collection: string,
  id?: string,
): Problem[] => {
  if (!isCollection(collection)) return [];
  const files = globOf(collection);
  return problems.filter(
    ({ file }) =>
      matchesGlob(file, files) &&
      (id === undefined || !files.includes('*') || file === fileOf(collection, id)) &&
      !entries.some((entry) => entry.file === file),
  );
};

/** An entry, also where the files of others cannot be read. */
export const findEntry = (reading: Reading, name: EntryName): Entry => {
  const [problem] = unreadable(reading, name.collection, name.id);
  if (problem) throw new Refusal(`The file cannot be read. ${inOneLine(problem)}`);
  return entryIn(reading.entries, name);
};

/** What the form of an entry begins with. */
export const formDataOf = ({ collection, data, file, body }: Entry): EntryForm => {
  const form = {
    data: toForm(schemaOf(collection, data), data) as Record<string, unknown>,
    ...(file.endsWith('.md') && { body: body.replaceAll('\r\n', '\n') }),
  };
  const version = createHash('sha256').update(JSON.stringify(form)).digest('hex').slice(0, 16);
  return { ...form, version };
};

export const readEntry = (root: string, collection: string, id: string): Entry =>
  findEntry(readEntries(root), { collection, id });

/** The name of the agency; the file that says it may be broken, and can be mended in the back office then. */
export const siteName = (root: string): string => {
  const { name }: { name?: unknown } = readBrand(root);
  return typeof name === 'string' ? name : 'your site';
};

const pagesOf: Partial<Record<Collection, string>> = {
  brand: '/',
  site: '/',
  guideOffer: '/googlemesis',
  playbook: '/playbook',
  packageBox: '/webdesign',
  legal: '/terms',
  reading: '/blog',
  testimonials: '/freereviewlanding',
};

/** Where the entry is seen on the site; of some that is one page of several. */
export const addressOf = (entry: Entry, entries: readonly Entry[]): string | undefined => {
  const { collection, id, data } = entry;
  if (collection === 'pages') return pageAddressOf(entry) ?? `/${id}`;
  if (collection === 'packages') return isRecord(data) ? String(data['href']) : undefined;
  if (collection === 'cityPages') {
    const city = entryOf(entries, 'cities');
    return city && `/${city.id}`;
  }
  return pageAddressOf(entry) ?? pagesOf[collection];
};

export const isProblemOf = ({ file, within }: Entry, problem: Problem): boolean =>
  problem.file === file && within.every((name, index) => problem.field?.[index] === name);
