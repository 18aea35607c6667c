import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { namedIn } from '../../content-check/named-in.ts';
import {
  addressOf,
  isFreePage,
  type Collection,
  type Entry,
} from '../../content-check/read-entries.ts';
import { fileOf, titleOf } from '../content/entries.ts';
import type { TextPlace } from './replace-words.ts';

/** Entries that are files of their own, with an address made from their name. */
export const addressed = new Set<Collection>(['pages', 'cities', 'blog', 'articles']);

/** Entries of one file. */
export const listed = new Set<Collection>(['testimonials', 'projects']);

/** Whether an entry may be moved, copied or removed: there is no layout or form that looks for it at this place. */
export const isFree = (entry: Entry): boolean =>
  listed.has(entry.collection) ||
  (entry.collection === 'pages' ? isFreePage(entry) : addressed.has(entry.collection));

/** The files of an entry: its own, and the pictures that lie in its folder. */
export const filesOf = (root: string, { file, collection }: Entry): string[] =>
  collection === 'blog' ? globSync(`${dirname(file)}/**/*.*`, { cwd: root }) : [file];

/** Where a file of an entry lies once the entry has another id. The names of its pictures stay. */
export const fileUnder = (entry: Entry, file: string, id: string): string => {
  const own = fileOf(entry.collection, id);
  return file === entry.file ? own : join(dirname(own), relative(dirname(entry.file), file));
};

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
export const namingsOf = (entries: readonly Entry[], entry: Entry): TextPlace[] => {
  const target = targets[entry.collection];
  const address = addressOf(entry);
  return entries.flatMap((one): TextPlace[] => {
    const fields = namedIn(one)
      .filter((named) =>
        named.target === 'address'
          ? named.name.replace(/#.*/u, '') === address
          : named.target === target && named.name === entry.id,
      )
      .map(({ field }) => ({ entry: one, field }));
    const isInText = address !== undefined && linkTo(address).test(one.body);
    return isInText ? [...fields, { entry: one, field: ['body'] }] : fields;
  });
};

/** The entries that name it, as the owner is told of them. */
export const tellNamings = (namings: readonly TextPlace[]) =>
  [...new Set(namings.map(({ entry }) => entry))].map((entry) => ({
    collection: entry.collection,
    id: entry.id,
    title: titleOf(entry),
  }));
