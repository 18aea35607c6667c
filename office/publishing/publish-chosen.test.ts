import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { publishedBuild } from '../../tooling/build/builds.ts';
import { makeChange } from '../history/history.ts';
import { read } from '../operations/project-copy.fixture.ts';
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

/** Replaces the first match and saves the file, as a form does. */
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

test('of two changes one is published, and the other stays a listed draft that is published later', async () => {
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
    {
      place: expect.stringContaining('Heading') as string,
      before: title?.replaceAll('*', ''),
      after: 'We are two',
    },
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

  // After a rollback both are drafts again.
  await post(app, '/api/publish/bring-back', { id: publications[2]?.id });
  expect(await titles(app)).toEqual(['About Us', 'Elite & Visible']);
});

test('a change saved while a publication waits for another build does not go out unseen', async () => {
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

test('a change that was edited again after the review does not go out unseen', async () => {
  const { root, app } = await openPublished();
  setPrice(root, 111);
  saveAbout(root, 'We are two');
  const seen = await choose(app, file);
  setPrice(root, 222);
  const { job } = await publish(app, seen);
  expect(job?.message).toContain('“Elite & Visible” was changed meanwhile');
});

test('entries of one file go out together, and each can be opened', async () => {
  const { root, app } = await openPublished();
  save(root, file, [/(price: \d+)$([^]*?price: \d+)$/mu, '$11$21'], 'Ana wrote two prices');
  const [change] = await pendingOf(app);
  expect(change?.entries.map(({ id }) => id)).toEqual(['elite-visible', 'local-seo-accelerator']);
  expect(change?.title).toBe(change?.entries.map(({ title }) => title).join(' · '));
});

test('what needs a change that was left out is refused before the build, and that change alone is named', async () => {
  const { root, app } = await openPublished();
  const source = read(root, 'content/blog/essentialswebsitepages/index.md');
  const added = 'content/blog/brand-new/index.md';
  const after = source.replace(/^title: .*$/mu, 'title: A brand-new post');
  makeChange(root, { words: 'A new post', files: [{ file: added, after }] });
  const linking = 'content/blog/websiteredesignsigns/index.md';
  const text = `${read(root, linking)}\nRead [the new post](/brand-new), too.\n`;
  makeChange(root, { words: 'A link', files: [{ file: linking, after: text }] });
  setPrice(root, 111);

  const { job } = await publish(app, await choose(app, linking));
  expect(job?.needed).toEqual([{ key: added, title: 'A brand-new post' }]);
  expect(job?.message).toMatch(/^What you chose needs “A brand-new post”, which waits/u);
  const together = await publish(app, await choose(app, linking, added));
  expect(together.job).toMatchObject({ state: 'done' });
  expect(await titles(app)).toEqual(['Elite & Visible']);
});
