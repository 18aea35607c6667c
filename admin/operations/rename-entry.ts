import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isScalar, isSeq, parseDocument } from 'yaml';
import { isHidden, type Entry } from '../../content-check/read-entries.ts';
import { changedTexts, editFiles } from '../content/edit-file.ts';
import { Refusal } from '../refusal.ts';
import {
  allEntries,
  addressed,
  entryIn,
  fileOf,
  isFree,
  linkTo,
  namingsOf,
} from '../content/entry-names.ts';
import {
  readText,
  titleOf,
  titlesIn,
  type EntryName,
  type Naming,
} from '../content/entry-names.ts';
import { readBytes } from '../history/files.ts';
import type { NewChange } from '../history/history.ts';
import type { Author } from '../history/write-save.ts';
import { makeCheckedChange } from './trial.ts';

const redirectsFile = 'content/redirects.yml';

interface Move {
  from: string;
  to: string;
}

/** `content/redirects.yml` with one more entry. What led to the old address leads to the new one; at that there is a page now. */
const withRedirect = (root: string, { from, to }: Move) => {
  const before = readText(root, redirectsFile);
  const document = parseDocument(before);
  const list = document.get('redirects');
  if (isSeq(list)) {
    list.items = list.items.filter((_, index) => list.getIn([index, 'from']) !== to);
    for (const index of list.items.keys()) {
      const target = list.getIn([index, 'to'], true);
      if (isScalar(target) && target.value === from) target.value = to;
    }
    list.flow = false;
  }
  document.addIn(['redirects'], document.createNode({ from, to }));
  return { file: redirectsFile, before, after: document.toString({ lineWidth: 0 }) };
};

type ChangedFiles = NewChange['files'][number][];

/** The files that lead to an address, leading to another one. */
const linkedFiles = (
  root: string,
  namings: readonly Naming[],
  [from, to]: readonly [from: string, to: string],
): Map<string, string> => {
  const edits = Map.groupBy(namings, (naming) => naming.entry).entries();
  return editFiles(
    root,
    edits.map(([entry, places]) => ({
      entry,
      data: changedTexts(
        entry.data,
        places.map(({ field }) => field).filter((field) => field.length > 0),
        (link) => link.replace(from, to),
      ),
      body: entry.body.replaceAll(linkTo(from), (link) => link.replace(`](${from}`, `](${to}`)),
    })),
  );
};

/** The files of an entry: its own, and the pictures that lie in its folder. */
export const filesOf = (root: string, { file, collection }: Entry): string[] =>
  collection === 'blog' ? globSync(`${dirname(file)}/**/*.*`, { cwd: root }) : [file];

/** Where a file of an entry lies once the entry has another id. The names of its pictures stay. */
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

/** Moves an entry to another address: its file, its pictures, every link to it, and a redirect from the old address. */
export const renameEntry = async (
  root: string,
  name: EntryName,
  newId: string,
  author?: Author,
): Promise<{ id: string }> => {
  const entries = allEntries(root);
  const entry = entryIn(entries, name);
  const { id } = entry;
  if (id === newId) return { id };
  refuseUnfit(entries, entry, newId);
  const texts = linkedFiles(root, namingsOf(entries, entry), [`/${id}`, `/${newId}`]);
  const files: ChangedFiles = filesOf(root, entry).flatMap((file) => {
    const before = readBytes(root, file);
    const after = texts.get(file) ?? before;
    texts.delete(file);
    return [
      { file, before, after: null },
      { file: fileUnder(entry, file, newId), before: null, after },
    ];
  });
  // Nobody has been to a hidden page, and nothing may lead to it.
  const redirects = isHidden(entry)
    ? []
    : [withRedirect(root, { from: `/${id}`, to: `/${newId}` })];
  for (const { file } of redirects) texts.delete(file);
  for (const [file, after] of texts) files.push({ file, before: readBytes(root, file), after });
  const words = `New address of ${titlesIn(entries)(entry)}: /${id} → /${newId}`;
  await makeCheckedChange(
    root,
    { words, files: [...files, ...redirects], author },
    { refusal: 'The address could not be changed, since something would be wrong then:' },
  );
  return { id: newId };
};
