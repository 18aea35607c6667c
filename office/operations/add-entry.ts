import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { reservedNames } from '@agency/content-model/checks/check-files.ts';
import {
  isRecord,
  type Collection,
  type Entry,
} from '@agency/content-model/reader/read-entries.ts';
import { editFile, yamlStyle } from '../content/edit-file.ts';
import { Refusal } from '../refusal.ts';
import { allEntries, entryIn, fileOf, readText, titleOf } from '../content/entries.ts';
import { readBytes, type Author, type ChangedFile } from '../history/saves.ts';
import { filesOf, fileUnder, isFree, listed } from './entry-references.ts';
import { searchTitle, surroundingsOf, templates } from './templates.ts';
import { makeCheckedChange } from './checked-change.ts';

export interface NewEntry {
  collection: string;
  title: string;
  /** The id of an entry to begin with; a template otherwise. */
  from?: string | undefined;
}

const longestAddress = 60;

/** `Choosing a domain` as an address: `choosing-a-domain`. */
export const addressFrom = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’']/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
    .slice(0, longestAddress)
    .replace(/-$/u, '') || 'new';

/** The next free id: `testimonial-11`, or for everything else an address with a number where it is taken. */
const freeId = (entries: readonly Entry[], collection: Collection, title: string): string => {
  const taken = new Set([...reservedNames, ...entries.map(({ id }) => id)]);
  for (const { data } of entries.filter((entry) => entry.collection === 'redirects'))
    for (const { from } of (data as { redirects: { from: string }[] }).redirects)
      taken.add(from.slice(1));
  const count = entries.filter((entry) => entry.collection === collection).length;
  const numbered = (name: string, start: number) => {
    let number = start;
    while (taken.has(`${name}-${number}`)) number += 1;
    return `${name}-${number}`;
  };
  if (collection === 'testimonials') return numbered('testimonial', count + 1);
  const address = addressFrom(title);
  return taken.has(address) ? numbered(address, 2) : address;
};

/** The text of a copy, under another title and hidden. */
const copyOf = (root: string, entry: Entry, title: string, entries: readonly Entry[]): string => {
  const {
    hidden: _was,
    publishAt: _moment,
    head,
    ...fields
  } = entry.data as Record<string, unknown>;
  const named = (['title', 'city', 'name'] as const).find((name) => name in fields);
  return editFile(readText(root, entry.file), entry, {
    hidden: true,
    ...fields,
    ...(named && { [named]: title }),
    ...(isRecord(head) && {
      head: { ...head, title: searchTitle(title, surroundingsOf(entries)) },
    }),
  });
};

const titleFields: Readonly<Record<string, string>> = { testimonials: 'role', projects: 'name' };

interface Plan {
  root: string;
  entries: readonly Entry[];
  collection: Collection;
  id: string;
  title: string;
  original: Entry | undefined;
}

/** An entry at the end of a file of many. */
const listedFiles = ({ root, entries, collection, id, title, original }: Plan): ChangedFile[] => {
  const name = { [titleFields[collection] ?? 'name']: title };
  const data = original
    ? { hidden: true, ...(original.data as object), ...name }
    : templates[collection]?.fields(title, surroundingsOf(entries));
  const file = fileOf(collection, id);
  const before = readText(root, file);
  return [
    { file, before, after: `${before.trimEnd()}\n\n${stringify({ [id]: data }, yamlStyle)}` },
  ];
};

/** An entry in a file of its own, with the pictures that lie beside it. */
const ownFiles = ({ root, entries, collection, id, title, original }: Plan): ChangedFile[] => {
  const file = fileOf(collection, id);
  const { fields, text } = templates[collection] ?? {};
  if (original) {
    const others = filesOf(root, original).filter((one) => one !== original.file);
    return [
      { file, before: null, after: copyOf(root, original, title, entries) },
      ...others.map((one) => ({
        file: fileUnder(original, one, id),
        before: null,
        after: readBytes(root, one),
      })),
    ];
  }
  const yaml = stringify(fields?.(title, surroundingsOf(entries)), yamlStyle);
  return [{ file, before: null, after: text === undefined ? yaml : `---\n${yaml}---\n${text}` }];
};

/** Makes a new entry, hidden until its owner shows it. Answers with its id. */
export const addEntry = async (
  root: string,
  { collection: wanted, title: given, from }: NewEntry,
  author?: Author,
): Promise<{ id: string }> => {
  const title = given.trim();
  const entries = allEntries(root);
  if (!Object.hasOwn(templates, wanted)) throw new Refusal('Nothing can be added here.');
  if (title === '' || title.length > 120)
    throw new Refusal('Give it a title of up to 120 characters, please.', 422, [
      { field: ['title'], message: 'Give it a title of up to 120 characters.' },
    ]);
  const collection = wanted as Collection;
  const original = from === undefined ? undefined : entryIn(entries, { collection, id: from });
  if (original && !isFree(original))
    throw new Refusal('This page has a layout of its own, so there can be only one of it.');
  const id = freeId(entries, collection, title);
  const plan: Plan = { root, entries, collection, id, title, original };
  const files = listed.has(collection) ? listedFiles(plan) : ownFiles(plan);
  if (files.some(({ file, before }) => before === null && existsSync(join(root, file))))
    throw new Refusal(
      `There is a file at ${files[0]?.file ?? ''} already. Choose another title.`,
      409,
    );
  const words = original ? `New: ${title}, like ${titleOf(original)}` : `New: ${title}`;
  const refusal = 'It could not be added, since something would be wrong then:';
  await makeCheckedChange(root, { words, files, author, refusal });
  return { id };
};
