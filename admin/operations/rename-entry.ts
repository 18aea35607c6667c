import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Entry } from '../../content-check/read-entries.ts';
import { Refusal } from '../refusal.ts';
import { allEntries, addressed, entryIn, isFree, linkTo, namingsOf, readText } from './entries.ts';
import { titleOf, type EntryName, type Naming } from './entries.ts';
import { readBytes } from './files.ts';
import type { NewChange } from './history.ts';
import { withRedirect } from './redirects.ts';
import { makeCheckedChange } from './trial.ts';
import { applySplices, yamlText } from './yaml-text.ts';

type ChangedFiles = NewChange['files'][number][];

/** The name of the file of an entry, under another id. */
const renamed = (file: string, id: string, newId: string): string => {
  const at = file.lastIndexOf(id);
  return file.slice(0, at) + newId + file.slice(at + id.length);
};

/** An entry with every link to an address leading to another one. */
const withLinksChanged = (
  { file, field }: Pick<Naming, 'field'> & { file: string },
  text: string,
  [from, to]: readonly [from: string, to: string],
): string =>
  field.length === 0
    ? text.replaceAll(linkTo(from), (link) => link.replace(`](${from}`, `](${to}`))
    : applySplices(text, [
        yamlText(file, text).replaceValue(field, (written) => written.replace(from, to)),
      ]);

const linkedFiles = (
  root: string,
  namings: readonly Naming[],
  move: readonly [string, string],
): Map<string, string> => {
  const texts = new Map<string, string>();
  for (const { entry, field } of namings) {
    const { file } = entry;
    const text = texts.get(file) ?? readText(root, file);
    const place = { file, field: field.length === 0 ? [] : [...entry.within, ...field] };
    texts.set(file, withLinksChanged(place, text, move));
  }
  return texts;
};

/** The files of an entry: its own, and the pictures that lie in its folder. */
export const filesOf = (root: string, { file, collection }: Entry): string[] =>
  collection === 'blog' ? globSync(`${dirname(file)}/**/*.*`, { cwd: root }) : [file];

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
      { file: renamed(file, id, newId), before: null, after },
    ];
  });
  const redirect = withRedirect(root, { from: `/${id}`, to: `/${newId}` });
  texts.delete(redirect.file);
  for (const [file, after] of texts) files.push({ file, before: readBytes(root, file), after });
  const words = `New address of ${titleOf(entry)}: /${id} → /${newId}`;
  await makeCheckedChange(
    root,
    { words, files: [...files, redirect] },
    { refusal: 'The address could not be changed, since something would be wrong then:' },
  );
  return { id: newId };
};
