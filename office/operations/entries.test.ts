import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readEntries } from '../../content-model/reader/read-entries.ts';
import { planEntry } from './add-entry.ts';
import { allEntries, entryIn, inSiteOrder, titleOf, type EntryName } from '../content/entries.ts';
import { listChanges, makeChange } from '../history/history.ts';
import { changedFields, makeCheckedChange, type Plan } from './changes.ts';
import { copyContent, firstId, problemsIn, read, writeOwnWords } from './project-copy.fixture.ts';
import { planMove } from './move-entry.ts';
import { picturesIn } from './pictures.ts';
import { namingsOf } from './text-places.ts';
import { planRemoval, planRename } from './change-entry.ts';
import { planHiding, planShowing } from './hide-entry.ts';
import { listLinks } from './settle.ts';
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

const hideEntry = async (root: string, name: EntryName, instead?: string) =>
  carryOut(root, planHiding(root, name, instead));

const showEntry = async (root: string, name: EntryName) => {
  const plan = planShowing(root, name);
  await carryOut(root, plan);
  return plan?.lost;
};

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
  ['packages', 'Care Plan', 'care-plan'],
  ['testimonials', 'Baker', 'testimonial-11'],
] as const)('a new entry of %s has no problems from the start', async ([collection, title, id]) => {
  const root = copyContent();
  const added = await addEntry(root, { collection, title });
  expect(added.id).toMatch(id);
  expect(await problemsIn(root)).toEqual([]);
  const entry = entryIn(readEntries(root).entries, { collection, id: added.id });
  expect(entry.data).toMatchObject({ hidden: true });
  expect(entry.data).not.toHaveProperty('head.index');
  expect((await addEntry(root, { collection, title })).id).not.toBe(added.id);
});

test('a new post has today’s date where the agency is, so that it goes out at once', async () => {
  // Still November 28 in Texas.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-29T05:30:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const root = copyContent();
  const { id } = await addEntry(root, { collection: 'blog', title: 'Late in the evening' });
  const entry = entryIn(readEntries(root).entries, { collection: 'blog', id });
  expect(entry.data).toMatchObject({ published: '2026-11-28' });
  expect(entry.goesOutAt).toBeLessThan(Date.now());
});

test.for(['projects', 'testimonials'])(
  'a new entry of %s asks for its city',
  async (collection) => {
    const root = copyContent();
    const { id } = await addEntry(root, { collection, title: 'New' });
    await expect(showEntry(root, { collection, id })).rejects.toMatchObject({
      problems: expect.arrayContaining([expect.objectContaining({ field: ['city'] })]) as unknown,
    });
  },
);

test.for(['projects', 'blog', 'cities', 'testimonials'])(
  'neither a new entry of %s nor a copy keeps the pictures of another',
  async (collection) => {
    const root = copyContent();
    const from = firstId(root, collection);
    const before = readFileSync(
      join(root, entryIn(allEntries(root), { collection, id: from }).file),
    );
    const pictures = picturesIn(entryIn(allEntries(root), { collection, id: from }));
    expect(pictures.length).toBeGreaterThan(0);
    for (const original of [undefined, from]) {
      const { id } = await addEntry(root, { collection, title: 'New', from: original });
      const added = entryIn(allEntries(root), { collection, id });
      expect(picturesIn(added).filter((picture) => pictures.includes(picture))).toEqual([]);
      if (picturesIn(added).length > 0)
        await expect(showEntry(root, { collection, id })).rejects.toMatchObject({
          problems: expect.arrayContaining([
            expect.objectContaining({
              message: expect.stringContaining('Choose your own') as string,
            }),
          ]) as unknown,
        });
    }
    const { file } = entryIn(allEntries(root), { collection, id: from });
    expect(read(root, file).startsWith(String(before).trimEnd())).toBe(true);
  },
);

test('an entry of a shared file moves with the comment above it, to the byte, and undo moves it back', async () => {
  const root = copyContent();
  const file = 'content/packages.yml';
  const commented = read(root, file)
    .replace('\nstarter:', '\n\nstarter:')
    .replace('growth:\n', '# The one most people take.\ngrowth:\n');
  writeFileSync(join(root, file), commented);
  const [first, second] = allEntries(root).filter(({ collection }) => collection === 'packages');
  const name = { collection: 'packages', id: second?.id ?? '' };
  expect(name.id).toBe('growth');
  await carryOut(root, planMove(root, name, -1));
  const moved = read(root, file);
  expect(moved.split('\n').toSorted()).toEqual(commented.split('\n').toSorted());
  expect(moved.startsWith(commented.slice(0, commented.indexOf('starter:')))).toBe(true);
  expect(moved.indexOf('# The one most people take.\ngrowth:')).toBeLessThan(
    moved.indexOf('\nstarter:'),
  );
  expect(first?.id).toBe('starter');
  expect(planMove(root, name, -1)).toBeUndefined();
  const [change] = listChanges(root).changes;
  expect(change?.words).toBe('New order of the packages');
  expect(changedFields(root, change?.id ?? '')).toMatchObject([
    {
      place: 'Order of the packages',
      after: expect.stringMatching(/^Growth · Starter/u) as string,
    },
  ]);
  writeFileSync(join(root, file), moved.replace('price: 3999', 'price: 4250'));
  undoLast(root);
  expect(read(root, file)).toBe(commented.replace('price: 3999', 'price: 4250'));
});

test('cities get an order of their own once one is moved', async () => {
  const root = copyContent();
  const titles = () => inSiteOrder(allEntries(root), 'cities').map(titleOf);
  const [first = '', second = '', ...others] = titles();
  const city = inSiteOrder(allEntries(root), 'cities')[1];
  await carryOut(root, planMove(root, { collection: 'cities', id: city?.id ?? '' }, -1));
  expect(titles()).toEqual([second, first, ...others]);
  expect(await problemsIn(root)).toEqual([]);
});

test('a package that a page is about stays, and one that is only listed goes from the lists', async () => {
  const root = copyContent();
  const elite = { collection: 'packages', id: 'elite-visible' };
  await expect(hideEntry(root, elite)).rejects.toMatchObject({ statusCode: 409 });
  const { id } = await addEntry(root, { ...elite, title: 'Care Plan', from: elite.id });
  const plan = { collection: 'packages', id };
  await showEntry(root, plan);
  const home = 'content/pages/home.yml';
  const before = read(root, home);
  writeFileSync(
    join(root, home),
    before
      .replace('packages: [elite-visible,', `packages: [${id}, elite-visible,`)
      .replace('tagline: ', `tagline: Care for {${id}}. `),
  );
  await removeEntry(root, plan);
  expect(await problemsIn(root)).toEqual([]);
  expect(read(root, home)).toBe(before.replace('tagline: ', 'tagline: Care for $3999. '));
});

test('a page with its own layout cannot be copied, moved, hidden or removed', async () => {
  const root = copyContent();
  const contact = { collection: 'pages', id: 'contact' };
  await expect(addEntry(root, { ...contact, title: 'Again', from: 'contact' })).rejects.toThrow(
    'only one of it',
  );
  await expect(renameEntry(root, contact, 'write-to-us')).rejects.toThrow('has to stay');
  await expect(hideEntry(root, contact)).rejects.toThrow('cannot do without');
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

test('a section stays when the page is removed that its button leads to', async () => {
  const root = copyContent();
  const { id } = await addEntry(root, { collection: 'pages', title: 'Our story' });
  const page = readFileSync('tests/fixtures/free-page.yml', 'utf8')
    .replace('head:', 'hidden: true\nhead:')
    .replace('href: /contact', `href: /${id}`);
  const file = 'content/pages/florists.yml';
  writeFileSync(join(root, file), page);
  await removeEntry(root, { collection: 'pages', id });
  expect(read(root, file)).toBe(page.replace(`href: /${id}`, 'href: /contact'));
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

test('hiding a page settles every link to it, and showing it brings them back but for what was changed since', async () => {
  const root = copyContent();
  const city = { collection: 'cities', id: firstId(root, 'cities') };
  const post = `content/blog/${firstId(root, 'blog')}/index.md`;
  const written = read(root, post);
  writeFileSync(join(root, post), `${written}\nSee [this one](/${city.id}).\n`);
  const page = { collection: 'pages', id: 'elitevisible' };
  const files = listLinks(root, page, true).map(({ link }) => link);
  expect(listLinks(root, city, true)).toContainEqual(
    expect.objectContaining({ field: 'Text', how: 'plain words' }),
  );
  await hideEntry(root, city);
  expect(read(root, post)).toContain('See this one.');
  const [menus, packages, seo] = ['site', 'packages', 'pages/seopage'].map((name) => {
    const file = `content/${name}.yml`;
    return { file, before: read(root, file) };
  });
  expect(files.length).toBeGreaterThan(3);
  await hideEntry(root, page, '/services');
  expect(await problemsIn(root)).toEqual([]);
  expect(read(root, menus?.file ?? '')).not.toContain('/elitevisible');
  expect(read(root, packages?.file ?? '')).toContain('href: /services');
  expect(seo?.before).toBeDefined();

  // Hidden after the page and shown before it.
  expect(await showEntry(root, city)).toEqual([]);
  expect(read(root, post)).toContain(`See [this one](/${city.id}).`);
  const price = read(root, 'content/packages.yml').replace('price: 3999', 'price: 4250');
  writeFileSync(join(root, 'content/packages.yml'), price);
  expect(await showEntry(root, page)).toEqual([]);
  expect(read(root, menus?.file ?? '')).toBe(menus?.before);
  expect(read(root, 'content/packages.yml')).toBe(
    packages?.before.replace('price: 3999', 'price: 4250'),
  );
  expect(await problemsIn(root)).toEqual([]);

  await hideEntry(root, page, '/services');
  const elsewhere = read(root, 'content/packages.yml').replace('href: /services', 'href: /about');
  writeFileSync(join(root, 'content/packages.yml'), elsewhere);
  expect(await showEntry(root, page)).toEqual(['Elite & Visible › Page']);
  expect(read(root, 'content/packages.yml')).toBe(elsewhere);
});

test('a hidden page is shown only without problems', async () => {
  const root = copyContent();
  const added = await addEntry(root, { collection: 'pages', title: 'Our story' });
  const page = { collection: 'pages', id: added.id };
  const file = `content/pages/${added.id}.yml`;
  writeOwnWords(root, file);
  const hidden = read(root, file);
  await showEntry(root, page);
  expect(read(root, file)).toBe(hidden.replace('hidden: true\n', ''));
  await hideEntry(root, page);
  expect(await problemsIn(root)).toEqual([]);
});
