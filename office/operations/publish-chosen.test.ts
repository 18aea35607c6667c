import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { publishedBuild } from '../../tooling/build/builds.ts';
import { makeChange } from '../history/history.ts';
import { refuseOver } from './job.ts';
import { copyContent, read } from './project-copy.fixture.ts';
import {
  file,
  openHere,
  openPublished,
  post,
  publish,
  quickBuild,
  setPrice,
  stateOf,
} from './publisher.fixture.ts';

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
    { key: file, title: 'Elite & Visible', kind: 'changed' },
    { key: about, kind: 'changed', by: ['Ana'] },
  ]);
  const fields = await app.inject({ url: '/api/publish/change?key=content/pages/about.yml' });
  expect(fields.json()).toMatchObject([
    { place: expect.stringContaining('Heading') as string, before: title, after: 'We are two' },
  ]);

  const first = await publish(app, await choose(app, file));
  expect(first).toMatchObject({ job: { state: 'done' }, changes: ['Ana wrote “We are two”'] });
  expect(first.publications[0]?.words).toEqual(['Price → $111']);
  expect(live(root, file)).toContain('price: 111');
  expect(live(root, about)).not.toContain('We are two');
  expect(read(root, about)).toContain('We are two');

  const { publications } = await publish(app, await choose(app, about));
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

test('a file of many entries goes out whole, called as those that differ', async () => {
  const { root, app } = await openPublished();
  setPrice(root, 111);
  save(root, file, [/pages: 1 to 3$/mu, 'pages: 1 to 4'], 'Starter has four pages');
  saveAbout(root, 'We are two');
  expect(await titles(app)).toEqual(['About Us', 'Starter, Elite & Visible']);
  await publish(app, await choose(app, file));
  expect(live(root, file)).toBe(read(root, file));
  expect((await stateOf(app)).changes).toEqual(['Ana wrote “We are two”']);
});

test('what the check of the build has against a choice is told in the words of the owner', async () => {
  const root = copyContent();
  const message = 'There is no page /our-story on this site.';
  const refusal = refuseOver(root, [{ file: about, message }], true);
  expect(refusal.message).toMatch(/^What you chose can’t go out like this/u);
  expect(refusal.problems).toMatchObject([{ message: expect.stringContaining(message) as string }]);
});

test('what is saved while a choice waits for another build does not go out unseen', async () => {
  const { root, app } = await openPublished();
  saveAbout(root, 'We are two');
  const { app: slow } = await openHere(async (folder, ...order) => {
    setPrice(folder, 222);
    await quickBuild(folder, ...order);
  }, root);
  setPrice(root, 111);
  const { job } = await publish(slow, await choose(app, file));
  expect(job?.state).toBe('failed');
  expect(live(root, file)).not.toContain('price: 222');
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
  const seen = await choose(app, file);
  setPrice(root, 222);
  const { job } = await publish(app, seen);
  expect(job?.message).toContain('“Elite & Visible” was changed meanwhile');
});

test('a file that cannot be read goes out whole, and the list says so', async () => {
  const { root, app } = await openPublished();
  writeFileSync(join(root, file), `${read(root, file)}\n  : broken: [`);
  expect(await titles(app)).toEqual([`${file}, the whole file`]);
});
