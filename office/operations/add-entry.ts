import { stringify } from 'yaml';
import { reservedNames } from '@agency/content-model/checks/check-files.ts';
import { isRecord } from '@agency/content-model/reader/map-fields.ts';
import type { Entry } from '@agency/content-model/reader/read-entries.ts';
import type { Collection } from '@agency/content-model/schemas/content-files.ts';
import { templateWords } from '@agency/content-model/schemas/template-words.ts';
import { editFile, yamlStyle } from '../content/edit-file.ts';
import { Refusal } from '../refusal.ts';
import { allEntries, entryIn, fileOf, readText, titleOf } from '../content/entries.ts';
import { readBytes, type ChangedFile } from '../history/saves.ts';
import { filesOf, fileUnder, isFree, listed } from './change-entry.ts';
import { ownPictures, searchTitle, templates } from './templates.ts';
import type { Plan } from './changes.ts';

interface NewEntry {
  collection: string;
  title: string;
  /** The id of the entry to copy; left out, the template is used. */
  from?: string | undefined;
}

const longestAddress = 60;

/** The slug of a title: `Choosing a domain` becomes `choosing-a-domain`. */
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

/** The next free id: `testimonial-11`, or for everything else the slug, with a number if that is taken. */
const freeId = (entries: readonly Entry[], collection: Collection, title: string): string => {
  const moved = entryIn(entries, { collection: 'redirects', id: 'redirects' });
  const { redirects } = moved.data as { redirects: { from: string }[] };
  const addresses = redirects.map(({ from }) => from.slice(1));
  const taken = new Set([...reservedNames, ...entries.map(({ id }) => id), ...addresses]);
  const isNumbered = collection === 'testimonials';
  const name = isNumbered ? 'testimonial' : addressFrom(title);
  if (!isNumbered && !taken.has(name)) return name;
  const count = entries.filter((entry) => entry.collection === collection).length;
  let number = isNumbered ? count + 1 : 2;
  while (taken.has(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
};

/** The field that holds the title. */
const titleFields: Partial<Record<Collection, string>> = {
  blog: 'title',
  articles: 'title',
  cities: 'city',
  pages: 'name',
  testimonials: 'role',
  projects: 'name',
  packages: 'name',
};

/** The fields of a copy: another title, and hidden. */
const copiedFields = ({ collection, data }: Entry, title: string, entries: readonly Entry[]) => {
  const { hidden: _was, publishAt: _moment, head, ...fields } = data as Record<string, unknown>;
  const titleField = titleFields[collection] ?? '';
  const copied = {
    hidden: true,
    ...fields,
    ...(titleField in fields && { [titleField]: title }),
    ...ownPictures[collection]?.(fields),
    ...('sample' in fields && !isRecord(fields['sample']) && { sample: false }),
    ...(isRecord(head) && { head: { ...head, title: searchTitle(title, entries) } }),
  };
  // What is left out has no name in the file.
  return Object.fromEntries(Object.entries(copied).filter(([, value]) => value !== undefined));
};

interface Made {
  collection: Collection;
  id: string;
  data: Record<string, unknown>;
  /** The entry that was copied, if any. */
  original: Entry | undefined;
}

/** The files of a new entry: its own with the pictures beside it, or a shared file that it is appended to. */
const newFiles = (root: string, { collection, id, data, original }: Made): ChangedFile[] => {
  const file = fileOf(collection, id);
  if (listed.has(collection)) {
    const before = readText(root, file).trimEnd();
    return [{ file, after: `${before}\n\n${stringify({ [id]: data }, yamlStyle)}` }];
  }
  if (original)
    return filesOf(root, original).map((own) => ({
      file: fileUnder(original, own, id),
      before: null,
      after:
        own === original.file
          ? editFile(readText(root, own), original, data)
          : readBytes(root, own),
    }));
  const yaml = stringify(data, yamlStyle);
  const after = file.endsWith('.md') ? `---\n${yaml}---\n${templateWords.text}` : yaml;
  return [{ file, before: null, after }];
};

/** Plans a new entry, which is hidden until its owner shows it. */
export const planEntry = (
  root: string,
  { collection: wanted, title: given, from }: NewEntry,
): Plan & { id: string } => {
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
  const data = original
    ? copiedFields(original, title, entries)
    : (templates[collection]?.(title, entries) ?? {});
  const files = newFiles(root, { collection, id, data, original });
  const words = original ? `New: ${title}, like ${titleOf(original)}` : `New: ${title}`;
  const refusal = 'It could not be added, since something would be wrong then:';
  return { id, words, files, refusal };
};
