import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import type { z } from 'astro/zod';
import { valueAt } from '@agency/content-model/checks/check-entries.ts';
import { fillerOf } from '@agency/content-model/reader/names.ts';
import type { Problem } from '@agency/content-model/reader/problem.ts';
import { isRecord } from '@agency/content-model/reader/map-fields.ts';
import {
  addressOf,
  entryOf,
  isHidden,
  isKeptBack,
  readEntries,
  type Entry,
  type Reading,
} from '@agency/content-model/reader/read-entries.ts';
import { compareCities, type City } from '@agency/content-model/schemas/city.ts';
import { readBrand } from '@agency/content-model/brand/read-brand.ts';
import {
  contentFiles,
  globOf,
  type Collection,
} from '@agency/content-model/schemas/content-files.ts';
import { pageName } from '@agency/content-model/page-addresses.ts';
import type { entryName } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import { singleTitles, unreadableWords } from '../file-titles.ts';

export type EntryName = z.infer<typeof entryName>;

export const readText = (root: string, file: string): string =>
  readFileSync(join(root, file), 'utf8');

/** When a text that is dated ahead goes out: `Tue, Dec 15, 2026`, with the time if it has one. Undefined for all others. */
export const goesOutInWords = (entry: Entry, entries: readonly Entry[]): string | undefined => {
  const { goesOutAt, data } = entry;
  if (goesOutAt === undefined || isKeptBack(entry) || !isHidden(entry)) return undefined;
  const hasTime = isRecord(data) && data['publishAt'] !== undefined;
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    ...(hasTime && { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }),
    timeZone: String(valueAt(entryOf(entries, 'business')?.data, ['timeZone'])),
  }).format(goesOutAt);
};

/** The file of the entry with this id, whether or not it exists. */
export const fileOf = (collection: Collection, id: string): string =>
  globOf(collection).replace(/\*\*\/\*|\*/u, id);

/** All entries. Throws a `Refusal` when a file cannot be read, since its entries would be missing. */
export const allEntries = (root: string): Entry[] => {
  const { entries, problems } = readEntries(root);
  const [problem] = problems;
  if (problem)
    throw new Refusal(`This has to be put in order first. ${unreadableWords(problem)}`, 409);
  return entries;
};

/** The entries of a collection in the order in which the site shows them. */
export const inSiteOrder = (entries: readonly Entry[], collection: string): Entry[] => {
  const own = entries.filter((entry) => entry.collection === collection);
  return collection === 'cities'
    ? own.sort((one, other) => compareCities(one.data as City, other.data as City))
    : own;
};

export const entryIn = (entries: readonly Entry[], { collection, id }: EntryName): Entry => {
  const found = entryOf(entries, collection, id);
  if (!found) throw new Refusal('There is no such entry. It may have been removed meanwhile.', 404);
  return found;
};

const isCollection = (name: string): name is Collection => Object.hasOwn(contentFiles, name);

/** The problems that make files of a collection unreadable. With `id`, only the file of that entry counts. */
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

/** Finds an entry, even when other files cannot be read. */
export const findEntry = (reading: Reading, name: EntryName): Entry => {
  const [problem] = unreadable(reading, name.collection, name.id);
  if (problem) throw new Refusal(unreadableWords(problem));
  return entryIn(reading.entries, name);
};

/** The title of an entry, as the owner sees it. */
export const titleOf = ({ collection, id, data }: Entry): string => {
  const only = singleTitles[collection];
  if (only !== undefined) return only;
  if (!isRecord(data)) return id;
  const named = [data['title'], data['name'], data['city'], data['role']];
  const title = named.find((name) => typeof name === 'string');
  if (typeof data['quote'] === 'string') return `${String(data['role'])}, ${String(data['city'])}`;
  if (typeof title === 'string') return title;
  const page = data['head'];
  return isRecord(page) && typeof page['title'] === 'string'
    ? pageName({ title: page['title'], crumb: page['crumb'] as string | undefined })
    : id;
};

/** The titles of entries, with placeholders in braces filled in, such as the brand. */
export const titlesIn = (entries: readonly Entry[]) => {
  const fill = fillerOf(entries);
  return (entry: Entry): string => fill(titleOf(entry));
};

/** The name of the agency. Has a fallback, so that a broken brand file can be repaired in the back office. */
export const siteName = (root: string): string => readBrand(root).name || 'your site';

const pagesOf: Partial<Record<Collection, string>> = {
  business: '/contact',
  team: '/about',
  brand: '/',
  site: '/',
  guideOffer: '/googlemesis',
  playbook: '/playbook',
  packageBox: '/webdesign',
  legal: '/terms',
  reading: '/blog',
  testimonials: '/freereviewlanding',
};

/** The address of a page that shows the entry; one of them when there are several. */
export const pageShowing = (entry: Entry, entries: readonly Entry[]): string | undefined => {
  const { collection, id, data, isOff } = entry;
  if (isOff) return undefined;
  if (collection === 'pages') return addressOf(entry) ?? `/${id}`;
  if (collection === 'packages') return isRecord(data) ? String(data['href']) : undefined;
  if (collection === 'cityPages') {
    const city = entryOf(entries, 'cities');
    return city && `/${city.id}`;
  }
  return addressOf(entry) ?? pagesOf[collection];
};

export const isProblemOf = ({ file, within }: Entry, problem: Problem): boolean =>
  problem.file === file && within.every((name, index) => problem.field?.[index] === name);
