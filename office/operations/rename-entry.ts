import { isHidden, type Entry } from '@agency/content-model/reader/read-entries.ts';
import { editFile } from '../content/edit-file.ts';
import { allEntries, entryIn, readText, titleOf, titlesIn } from '../content/entries.ts';
import type { EntryName } from '../content/entries.ts';
import { readBytes, type Author, type ChangedFile } from '../history/saves.ts';
import { Refusal } from '../refusal.ts';
import {
  addressed,
  filesOf,
  fileUnder,
  isFree,
  namingsOf,
  replaceLinks,
} from './entry-references.ts';
import { editTexts } from './replace-words.ts';
import { makeCheckedChange } from './checked-change.ts';

interface Move {
  from: string;
  to: string;
}

/** The redirects with one more. What led to the old address leads to the new one; at that there is a page now. */
const withRedirect = (root: string, entries: readonly Entry[], move: Move): ChangedFile => {
  const { file, data } = entryIn(entries, { collection: 'redirects', id: 'redirects' });
  const { redirects } = data as { redirects: Move[] };
  const others = redirects
    .filter(({ from }) => from !== move.to)
    .map((one) => (one.to === move.from ? { from: one.from, to: move.to } : one));
  const before = readText(root, file);
  const after = editFile(before, { within: [] }, { redirects: [...others, move] });
  return { file, before, after };
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
  const [from, to] = [`/${id}`, `/${newId}`];
  const texts = editTexts(root, namingsOf(entries, entry), (text, isBody) =>
    isBody
      ? replaceLinks(text, from, ({ words, rest }) => `[${words}](${to}${rest}`)
      : text.replace(from, to),
  );
  const files: ChangedFile[] = filesOf(root, entry).flatMap((file) => {
    const before = readBytes(root, file);
    const after = texts.get(file) ?? before;
    texts.delete(file);
    return [
      { file, before, after: null },
      { file: fileUnder(entry, file, newId), before: null, after },
    ];
  });
  // Nobody has been to a hidden page, and nothing may lead to it.
  const redirects =
    isHidden(entry) || entry.isOff ? [] : [withRedirect(root, entries, { from, to })];
  for (const { file } of redirects) texts.delete(file);
  for (const [file, after] of texts) files.push({ file, before: readBytes(root, file), after });
  const words = `New address of ${titlesIn(entries)(entry)}: ${from} → ${to}`;
  const refusal = 'The address could not be changed, since something would be wrong then:';
  await makeCheckedChange(root, { words, files: [...files, ...redirects], author, refusal });
  return { id: newId };
};
