import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillerOf } from '../../content-check/fill-names.ts';
import { namedIn } from '../../content-check/named-in.ts';
import { addressOf, entryOf, isFreePage, isRecord } from '../../content-check/read-entries.ts';
import { readEntries, readEntriesOf } from '../../content-check/read-entries.ts';
import type { Collection, Entry } from '../../content-check/read-entries.ts';
import { globOf } from '../../src/content-schemas/content-files.ts';
import { pageName } from '../../src/seo/page-addresses.ts';
import { readBytes } from '../history/files.ts';
import { Refusal } from '../refusal.ts';

export interface EntryName {
  collection: string;
  id: string;
}

export const readText = (root: string, file: string): string =>
  readFileSync(join(root, file), 'utf8');

/** The agency's time zone, as it is saved. */
export const timeZoneIn = (root: string): string => {
  const file = 'content/site.yml';
  const [site] = readEntriesOf(file, String(readBytes(root, file) ?? '')).entries;
  return isRecord(site?.data) ? String(site.data['timeZone']) : '';
};

/** The file that holds an entry of this id, whether or not it is there. */
export const fileOf = (collection: Collection, id: string): string =>
  globOf(collection).replace(/\*\*\/\*|\*/u, id);

/** All entries. Refuses while a file cannot be read, since nothing can be said of it then. */
export const allEntries = (root: string): Entry[] => {
  const { entries, problems } = readEntries(root);
  const [problem] = problems;
  if (problem)
    throw new Refusal(`${problem.file} has to be put in order first. ${problem.message}`, 409);
  return entries;
};

export const entryIn = (entries: readonly Entry[], { collection, id }: EntryName): Entry => {
  const found = entryOf(entries, collection, id);
  if (!found) throw new Refusal('There is no such entry. It may have been removed meanwhile.', 404);
  return found;
};

/** Entries there is one of. */
const names: Partial<Record<Collection, string>> = {
  brand: 'Brand',
  site: 'Menus and footer',
  redirects: 'Addresses that have moved',
  legal: 'Your business, for the legal pages',
  packageBox: 'What all packages have in common',
  guideOffer: 'How the guide is offered',
  guide: 'The Ultimate SEO Guide',
  playbook: 'The playbook',
  cityPages: 'What all cities have in common',
  reading: 'What all posts and articles have in common',
};

/** What an entry is called where the owner sees it. */
export const titleOf = ({ collection, id, data }: Entry): string => {
  const only = names[collection];
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

/** What entries are called, with the brand and the like in place of their names between braces. */
export const titlesIn = (entries: readonly Entry[]) => {
  const fill = fillerOf(entries);
  return (entry: Entry): string => fill(titleOf(entry));
};

/** Entries that are files of their own, with an address made from their name. */
export const addressed = new Set<Collection>(['pages', 'cities', 'blog', 'articles']);

/** Entries of one file. */
export const listed = new Set<Collection>(['testimonials', 'projects']);

/** Whether an entry may be moved, copied or removed: there is no layout or form that looks for it at this place. */
export const isFree = (entry: Entry): boolean =>
  listed.has(entry.collection) ||
  (entry.collection === 'pages' ? isFreePage(entry) : addressed.has(entry.collection));

/** A place that names an entry: a field of a file, or its text. */
export interface Naming {
  entry: Entry;
  /** Empty where it is the text of a Markdown file. */
  field: readonly PropertyKey[];
}

const targets: Partial<Record<Collection, string>> = {
  testimonials: 'testimonial',
  projects: 'project',
};

/** A link in a Markdown text that leads to an address, or to a part of its page. */
export const linkTo = (address: string): RegExp =>
  new RegExp(
    `(?<!!)\\[(?<words>[^\\]]*)\\]\\(${address}(?<rest>[#?][^)\\s]*)?(?:\\s[^)]*)?\\)`,
    'gu',
  );

/** Every place in the content that names an entry, or leads to its page. */
export const namingsOf = (entries: readonly Entry[], entry: Entry): Naming[] => {
  const target = targets[entry.collection];
  const address = addressOf(entry);
  return entries.flatMap((one): Naming[] => {
    const fields = namedIn(one)
      .filter((named) =>
        named.target === 'address'
          ? named.name.replace(/#.*/u, '') === address
          : named.target === target && named.name === entry.id,
      )
      .map(({ field }) => ({ entry: one, field }));
    const isInText = address !== undefined && linkTo(address).test(one.body);
    return isInText ? [...fields, { entry: one, field: [] }] : fields;
  });
};

/** The entries that name it, as the owner is told of them. */
export const tellNamings = (namings: readonly Naming[]) =>
  [...new Set(namings.map(({ entry }) => entry))].map((entry) => ({
    collection: entry.collection,
    id: entry.id,
    title: titleOf(entry),
  }));
