import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { publishedBuild } from '../../build/builds.ts';
import { makeChange } from '../history/history.ts';
import { read, writeOwnWords } from './project-copy.fixture.ts';
import { ended, file, git, openPublished, openRepository, post } from './publisher.fixture.ts';
import { publish, pushFromElsewhere, setPrice, setPriceIn, stateOf } from './publisher.fixture.ts';

const about = 'content/pages/about.yml';

/** Saves other words in place of the first ones found, as a form does. */
const save = (root: string, changed: string, [from, to]: [RegExp, string], words: string): void => {
  const before = read(root, changed);
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  const author = { name: words.split(' ')[0] ?? '', email: 'somebody@example.com' };
  makeChange(root, { words, files: [{ file: changed, before, after }], author });
};

const saveAbout = (root: string, words: string) =>
  save(root, about, [/^ {2}heading: .*$/mu, `  heading: ${words}`], `Ana wrote “${words}”`);

const pendingOf = async (app: FastifyInstance) => (await stateOf(app)).pending ?? [];

const titles = async (app: FastifyInstance) =>
  (await pendingOf(app)).map(({ title }) => title).sort();

const choose = async (app: FastifyInstance, ...keys: string[]) =>
  (await pendingOf(app)).filter(({ key }) => keys.includes(key));

const live = (root: string, name: string) =>
  read(root, `builds/${publishedBuild(root)?.id ?? ''}/${name}`);

test('of two changes one goes out, the other stays a draft that is still listed, and goes out later', async () => {
  const { root, app } = await openPublished();
  const [title] = /(?<=^ {2}heading: ).*$/mu.exec(read(root, about)) ?? [];
  saveAbout(root, 'We are two');
  setPrice(root, 111);
  expect(await pendingOf(app)).toMatchObject([
    { key: 'packages/elite-visible', title: 'Elite & Visible', kind: 'changed' },
    { key: 'pages/about', kind: 'changed', by: ['Ana'] },
  ]);
  const fields = await app.inject({ url: '/api/publish/change?key=pages/about' });
  expect(fields.json()).toMatchObject([
    { place: expect.stringContaining('Heading') as string, before: title, after: 'We are two' },
  ]);

  const first = await publish(app, await choose(app, 'packages/elite-visible'));
  expect(first).toMatchObject({ job: { state: 'done' }, changes: ['Ana wrote “We are two”'] });
  expect(first.publications[0]?.words).toEqual(['Price → $111']);
  expect(live(root, file)).toContain('price: 111');
  expect(live(root, about)).not.toContain('We are two');
  expect(read(root, about)).toContain('We are two');

  const { publications } = await publish(app, await choose(app, 'pages/about'));
  expect(publications.map(({ words }) => words)).toEqual([
    ['Ana wrote “We are two”'],
    ['Price → $111'],
    [],
  ]);
  expect(live(root, about)).toContain('We are two');
  expect(await titles(app)).toEqual([]);

  // Taken back, both wait again.
  await post(app, '/api/publish/bring-back', { id: publications[2]?.id });
  expect(await titles(app)).toEqual(['About Us', 'Elite & Visible']);
});

test('of one file the chosen entry goes out, and the others stay as they were published', async () => {
  const { root, app } = await openPublished();
  const published = read(root, file);
  setPrice(root, 111);
  save(root, file, [/pages: 1 to 3$/mu, 'pages: 1 to 4'], 'Starter has four pages');
  await publish(app, await choose(app, 'packages/starter'));
  expect(live(root, file)).toBe(published.replace('pages: 1 to 3', 'pages: 1 to 4'));
  expect((await stateOf(app)).changes).toEqual(['Price → $111']);
  await publish(app, await choose(app, 'packages/elite-visible'));
  expect(live(root, file)).toBe(read(root, file));
});

const newPage = async (app: FastifyInstance, root: string) => {
  await post(app, '/api/entry/new', { collection: 'pages', title: 'Our story' });
  writeOwnWords(root, 'content/pages/our-story.yml');
  const page = { collection: 'pages', id: 'our-story', hidden: false };
  expect((await post(app, '/api/entry/hide', page)).statusCode).toBe(200);
};

test('a page that needs a new one is refused alone, both are named, and both go out together', async () => {
  const { root, app } = await openPublished();
  await newPage(app, root);
  save(root, about, [/href: \/\S+/u, 'href: /our-story'], 'Linked');
  setPrice(root, 111);
  const chosen = await choose(app, 'pages/about');
  const { job, publications } = await publish(app, chosen);
  expect(job).toMatchObject({
    state: 'failed',
    message: expect.stringMatching(/“About Us” can’t go out without “Our story”/u) as string,
    along: ['pages/our-story'],
  });
  expect(publications).toHaveLength(1);
  const both = await choose(app, ...(job?.along ?? []), 'pages/about');
  expect((await publish(app, both)).job).toMatchObject({ state: 'done', isServed: false });
  expect(await titles(app)).toEqual(['Elite & Visible']);
});

test('a picture goes out with the entry that names it, and one that nothing names by itself', async () => {
  const { root, app } = await openPublished();
  const picture = 'content/pictures/covers/website-redesign-signs.webp';
  const post1 = 'content/blog/websiteredesignsigns/index.md';
  const after = Buffer.from(read(root, picture));
  for (const name of ['new', 'other'])
    writeFileSync(join(root, `content/pictures/covers/${name}.webp`), after);
  save(root, post1, [/covers\/website-redesign-signs/u, 'covers/new'], 'Another cover');
  expect(await titles(app)).toEqual([
    '5 Signs Your Women-Owned Business Website Needs a Redesign',
    'Picture covers/other.webp',
  ]);
});

test('how a picture is cut is told by its picture, before and after, and goes out with it', async () => {
  const { root, app } = await openPublished();
  const cover = 'covers/website-redesign-signs.webp';
  const crop = { left: 0, top: 0, width: 90, height: 100 };
  const framings = JSON.stringify({ [cover]: { focus: { x: 25, y: 50 }, crop } });
  writeFileSync(join(root, 'content/pictures/framing.json'), framings);
  writeFileSync(join(root, `content/pictures/${cover}`), 'cut');
  const [change, ...others] = await pendingOf(app);
  expect(change?.title).toBe(`Focus point of ${cover}, Crop of ${cover}`);
  expect(others).toEqual([]);
  const fields = await app.inject({ url: `/api/publish/change?key=${change?.key}` });
  expect(fields.json()).toMatchObject([
    { before: 'the middle', after: '25 % from the left, 50 % from the top' },
    { before: 'all of it', after: 'without 10 % at the right' },
  ]);
});

test('what was changed again since it was looked at does not go out unseen', async () => {
  const { root, app } = await openPublished();
  setPrice(root, 111);
  saveAbout(root, 'We are two');
  const seen = await choose(app, 'packages/elite-visible');
  setPrice(root, 222);
  const { job } = await publish(app, seen);
  expect(job?.message).toContain('“Elite & Visible” was changed meanwhile');
});

test('a file that cannot be read goes out whole, and the list says so', async () => {
  const { root, app } = await openPublished();
  writeFileSync(join(root, file), `${read(root, file)}\n  : broken: [`);
  expect(await titles(app)).toEqual([`${file}, the whole file`]);
});

test('by push, the chosen one is committed alone, and the other waits; owner’s branch, index and files are as they should be', async () => {
  const { root, remote, app } = await openRepository();
  setPrice(root, 111);
  save(root, file, [/pages: 1 to 3$/mu, 'pages: 1 to 4'], 'Starter has four pages');
  saveAbout(root, 'We are two');
  writeFileSync(join(root, 'notes.txt'), 'Not of the content');
  git(root, 'add', 'notes.txt');
  const saved = [read(root, file), read(root, about)];
  const { job, changes } = await publish(app, await choose(app, 'packages/starter'));
  expect(job).toEqual({ state: 'done', way: 'git' });
  expect(changes).toEqual(['Price → $111', 'Ana wrote “We are two”']);
  expect(git(remote, 'log', '-1', '--format=%s', 'main')).toBe('Starter has four pages\n');
  expect(git(remote, 'diff', '--name-only', 'main~1', 'main')).toBe(`${file}\n`);
  expect(git(remote, 'show', `main:${file}`)).toContain('pages: 1 to 4');
  expect(git(remote, 'show', `main:${file}`)).not.toContain('price: 111');
  expect([read(root, file), read(root, about)]).toEqual(saved);
  expect(git(root, 'status', '--porcelain')).toBe(` M ${file}\n M ${about}\nA  notes.txt\n`);
  expect(await titles(app)).toEqual(['About Us', 'Elite & Visible']);

  const { publications } = await publish(app);
  expect(publications[0]?.words).toEqual(['Price → $111', 'Ana wrote “We are two”']);
  expect(git(remote, 'show', `main:${about}`)).toContain('We are two');
  await post(app, '/api/publish/bring-back', { id: publications[1]?.id });
  expect((await ended(app)).job).toEqual({ state: 'done', way: 'git' });
  expect(git(remote, 'show', `main:${about}`)).not.toContain('We are two');
});

test('by push, a new page that was not chosen is neither sent nor lost, and what others changed comes in', async () => {
  const { root, remote, app } = await openRepository();
  await newPage(app, root);
  setPrice(root, 111);
  pushFromElsewhere(remote, (other) => setPriceIn(other, 222));
  saveAbout(root, 'We are two');
  const { job } = await publish(app, await choose(app, 'pages/about'));
  expect(job).toEqual({ state: 'done', way: 'git' });
  const sent = git(remote, 'ls-tree', '-r', '--name-only', 'main');
  expect(sent).not.toContain('our-story');
  expect(git(remote, 'show', `main:${file}`)).toContain('price: 222');
  expect(existsSync(join(root, 'content/pages/our-story.yml'))).toBe(true);
  expect(read(root, file)).toContain('price: 111');
  expect(await titles(app)).toEqual(['Elite & Visible', 'Our story']);
  // The same price, changed on both sides, is still a matter to be chosen.
  const clash = await publish(app, await choose(app, 'packages/elite-visible'));
  expect(clash.job?.clashes).toMatchObject([{ mine: '111', theirs: '222' }]);
});
