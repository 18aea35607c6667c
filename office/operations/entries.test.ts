import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEntries } from '../../content-model/reader/read-entries.ts';
import { planEntry } from './add-entry.ts';
import { allEntries, entryIn, type EntryName } from '../content/entries.ts';
import { listChanges, makeChange } from '../history/history.ts';
import { makeCheckedChange, type Plan } from './changes.ts';
import { copyContent, firstId, problemsIn, read, writeOwnWords } from './project-copy.fixture.ts';
import { namingsOf } from './text-places.ts';
import { planHiding, planRemoval, planRename } from './change-entry.ts';
import { changeBack } from './undo.ts';

const carryOut = async (root: string, plan: Plan | undefined) => {
  if (plan) await makeCheckedChange(root, plan);
};

const addEntry = async (root: string, wanted: Parameters<typeof planEntry>[1]) => {
  const { id, ...plan } = planEntry(root, wanted);
  await carryOut(root, plan);
  return { id };
};

const renameEntry = async (root: string, name: EntryName, newId: string) =>
  carryOut(root, planRename(root, name, newId));

const hideEntry = async (root: string, name: EntryName, hidden: boolean) =>
  carryOut(root, planHiding(root, name, hidden));

const removeEntry = async (root: string, name: EntryName) =>
  carryOut(root, planRemoval(root, name));

const undoLast = (root: string) =>
  makeChange(root, changeBack(root, listChanges(root).changes[0]?.id ?? ''));

test.for([
  ['blog', 'Choosing a Domain', 'choosing-a-domain'],
  ['cities', 'El Paso', 'el-paso'],
  ['pages', 'Our Café: the story & more', 'our-cafe-the-story-more'],
  ['blog', 'Index', 'index-2'],
  ['projects', 'Blue Door Bakery', 'blue-door-bakery'],
] as const)('a new entry of %s has no problems from the start', async ([collection, title, id]) => {
  const root = copyContent();
  const added = await addEntry(root, { collection, title });
  expect(added.id).toMatch(id);
  expect(await problemsIn(root)).toEqual([]);
  const entry = entryIn(readEntries(root).entries, { collection, id: added.id });
  expect(entry.data).toMatchObject({ hidden: true });
  expect((await addEntry(root, { collection, title })).id).not.toBe(added.id);
});

test('a page with its own layout cannot be copied, moved, hidden or removed', async () => {
  const root = copyContent();
  const contact = { collection: 'pages', id: 'contact' };
  await expect(addEntry(root, { ...contact, title: 'Again', from: 'contact' })).rejects.toThrow(
    'only one of it',
  );
  await expect(renameEntry(root, contact, 'write-to-us')).rejects.toThrow('has to stay');
  await expect(hideEntry(root, contact, true)).rejects.toThrow('cannot do without');
  await expect(removeEntry(root, contact)).rejects.toThrow('cannot do without');
});

test.for(['cities', 'blog'])(
  'an entry of %s moves with every link to it, and its old address redirects',
  async (collection) => {
    const root = copyContent();
    const id = firstId(root, collection);
    const entry = entryIn(allEntries(root), { collection, id });
    const count = namingsOf(allEntries(root), entry).length;
    await renameEntry(root, { collection, id }, 'moved-here');
    expect(await problemsIn(root)).toEqual([]);
    const entries = allEntries(root);
    const moved = entryIn(entries, { collection, id: 'moved-here' });
    // The redirect adds one reference.
    expect(namingsOf(entries, moved)).toHaveLength(count + 1);
    expect(read(root, 'content/redirects.yml')).toContain(
      `  - from: /${id}\n    to: /moved-here\n`,
    );
    // Moved back: the old address is a page again, and the new one redirects to it.
    await renameEntry(root, { collection, id: 'moved-here' }, id);
    expect(await problemsIn(root)).toEqual([]);
    expect(read(root, 'content/redirects.yml')).toContain(
      `  - from: /moved-here\n    to: /${id}\n`,
    );
    undoLast(root);
    undoLast(root);
  },
);

test('links in the text of a post follow a page that moves, and nothing else in the text changes', async () => {
  const root = copyContent();
  const id = firstId(root, 'cities');
  const post = `content/blog/${firstId(root, 'blog')}/index.md`;
  const text = `${read(root, post)}\nSee [the city](/${id}#faq), not [this](/${id}-too) or /${id}.\n`;
  writeFileSync(join(root, post), text.replace(`/${id}-too`, '/contact'));
  await renameEntry(root, { collection: 'cities', id }, 'moved-here');
  expect(read(root, post)).toContain(
    `[the city](/moved-here#faq), not [this](/contact) or /${id}.`,
  );
});

test('links within the texts of a page’s sections follow a page that moves, and end with it; no section does', async () => {
  const root = copyContent();
  const { id } = await addEntry(root, { collection: 'pages', title: 'Our story' });
  const file = 'content/pages/florists.yml';
  const page = readFileSync('tests/fixtures/free-page.yml', 'utf8')
    .replace('head:', 'hidden: true\nhead:')
    .replace('(/webdesign)', `(/${id})`);
  writeFileSync(join(root, file), page);
  await renameEntry(root, { collection: 'pages', id }, 'how-it-began');
  expect(read(root, file)).toBe(page.replace(`(/${id})`, '(/how-it-began)'));
  await removeEntry(root, { collection: 'pages', id: 'how-it-began' });
  expect(read(root, file)).toBe(page.replace(`[See how we work](/${id})`, 'See how we work'));
  expect(await problemsIn(root)).toEqual([]);
});

test('a page that a section’s button leads to is not removed', async () => {
  const root = copyContent();
  const { id } = await addEntry(root, { collection: 'pages', title: 'Our story' });
  const page = readFileSync('tests/fixtures/free-page.yml', 'utf8')
    .replace('head:', 'hidden: true\nhead:')
    .replace('href: /contact', `href: /${id}`);
  writeFileSync(join(root, 'content/pages/florists.yml'), page);
  await expect(removeEntry(root, { collection: 'pages', id })).rejects.toThrow('needs it');
});

test.for(['cities', 'blog'])(
  'an entry of %s is removed with the links to it, and undo brings it back',
  async (collection) => {
    const root = copyContent();
    const before = await problemsIn(root);
    const id = firstId(root, collection);
    const { file } = entryIn(allEntries(root), { collection, id });
    const text = read(root, file);
    await removeEntry(root, { collection, id });
    expect(existsSync(join(root, file))).toBe(false);
    expect(await problemsIn(root)).toEqual(before);
    undoLast(root);
    expect(read(root, file)).toBe(text);
    expect(await problemsIn(root)).toEqual(before);
  },
);

test('a page that others link to cannot be hidden, and a hidden one is shown only without problems', async () => {
  const root = copyContent();
  const city = { collection: 'cities', id: firstId(root, 'cities') };
  const post = join(root, `content/blog/${firstId(root, 'blog')}/index.md`);
  const before = readFileSync(post, 'utf8');
  writeFileSync(post, `${before}\nSee [this one](/${city.id}).\n`);
  await expect(hideEntry(root, city, true)).rejects.toMatchObject({ statusCode: 409 });
  const inMenu = { collection: 'pages', id: 'elitevisible' };
  await expect(hideEntry(root, inMenu, true)).rejects.toMatchObject({
    statusCode: 409,
    problems: expect.arrayContaining([
      {
        field: [],
        message: expect.stringMatching(/^Menus and footer › .*Leads to: \//u) as string,
        entry: {
          collection: 'site',
          id: 'site',
          title: 'Menus and footer',
          field: expect.arrayContaining(['href']) as unknown,
        },
      },
    ]) as unknown,
  });

  const added = await addEntry(root, { collection: 'pages', title: 'Our story' });
  const page = { collection: 'pages', id: added.id };
  const file = `content/pages/${added.id}.yml`;
  writeOwnWords(root, file);
  const hidden = read(root, file);
  await hideEntry(root, page, false);
  expect(read(root, file)).toBe(hidden.replace('hidden: true\n', ''));
  await hideEntry(root, page, true);
  expect(await problemsIn(root)).toEqual([]);
});
