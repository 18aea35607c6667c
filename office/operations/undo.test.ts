import { expect, test } from 'vitest';
import { editFile } from '../content/edit-file.ts';
import { allEntries, entryIn } from '../content/entries.ts';
import { makeChange } from '../history/history.ts';
import { copyContent, openCopy, read } from './project-copy.fixture.ts';
import { changeBack } from './undo.ts';

const dataOf = (root: string, collection: string, id: string) =>
  entryIn(allEntries(root), { collection, id }).data as Record<string, unknown>;

/** Saves other field values of an entry. Returns the id of the change. */
const change = (root: string, name: readonly [string, string], fields: Record<string, unknown>) => {
  const [collection, id] = name;
  const entry = entryIn(allEntries(root), { collection, id });
  const before = read(root, entry.file);
  const after = editFile(before, entry, { ...dataOf(root, collection, id), ...fields });
  const words = `${Object.keys(fields).join(', ')} of ${id}`;
  return makeChange(root, { words, files: [{ file: entry.file, before, after }] }) ?? '';
};

const undoChange = (root: string, id: string) => makeChange(root, changeBack(root, id));

const about = ['pages', 'about'] as const;

test('yesterday’s heading is undone although another field of the page was changed today', () => {
  const root = copyContent();
  const { hero } = dataOf(root, ...about) as { hero: Record<string, unknown> };
  const yesterday = change(root, about, { hero: { ...hero, heading: 'Yesterday' } });
  change(root, about, { hero: { ...hero, heading: 'Yesterday', intro: 'Today.' } });
  undoChange(root, yesterday);
  expect(dataOf(root, ...about)['hero']).toEqual({ ...hero, intro: 'Today.' });
});

test('one price is undone although another price in the same file was changed since', () => {
  const root = copyContent();
  const packages = allEntries(root).filter(({ collection }) => collection === 'packages');
  const [first = '', second = ''] = packages.map(({ id }) => id);
  const [one, other] = [['packages', first] as const, ['packages', second] as const];
  const old = dataOf(root, ...one)['price'];
  const changed = change(root, one, { price: 1234 });
  change(root, other, { price: 4321 });
  undoChange(root, changed);
  expect(dataOf(root, ...one)['price']).toEqual(old);
  expect(dataOf(root, ...other)['price']).toBe(4321);
});

test('when the same field was changed since, both versions are shown, and the chosen one stays', async () => {
  const { root, undo } = await openCopy();
  const { hero } = dataOf(root, ...about) as { hero: Record<string, unknown> };
  const first = change(root, about, { hero: { ...hero, heading: 'First' } });
  change(root, about, { hero: { ...hero, heading: 'Second' } });
  const asked = await undo(first);
  const clashes = asked['clashes'] as { place: string }[];
  expect(asked.status).toBe(409);
  expect(clashes).toMatchObject([{ mine: 'Second', theirs: hero['heading'] }]);
  expect(dataOf(root, ...about)['hero']).toMatchObject({ heading: 'Second' });
  const place = clashes[0]?.place ?? '';
  expect((await undo(first, { [place]: 'theirs' })).status).toBe(200);
  expect(dataOf(root, ...about)['hero']).toEqual(hero);
});
