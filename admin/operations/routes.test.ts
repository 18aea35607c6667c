import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { allEntries, titleOf } from '../content/entries.ts';
import { openApp } from './test-app.fixture.ts';
import { makeChange } from '../history/history.ts';
import { copyContent, firstId, problemsIn, writeOwnWords } from './project-copy.fixture.ts';

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'plum' } });

const sendPicture = (
  app: FastifyInstance,
  query: Record<string, string>,
  payload: Buffer,
  type = 'image/jpeg',
) =>
  app.inject({
    method: 'POST',
    url: '/api/pictures',
    query,
    payload,
    headers: { 'content-type': type },
  });

test('an entry is made, looked at, hidden, moved, removed, and brought back', async () => {
  const root = copyContent();
  const app = await openApp(root);
  const post = async (url: string, payload: object) => {
    const answer = await app.inject({ method: 'POST', url, payload });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  const page = { collection: 'pages', id: 'our-story' };
  const made = await post('/api/entry/new', { collection: 'pages', title: 'Our story' });
  expect(made).toEqual({ status: 200, body: { id: 'our-story' } });
  // It still says what its template says.
  expect((await post('/api/entry/hide', { ...page, hidden: false })).status).toBe(409);
  writeOwnWords(root, 'content/pages/our-story.yml');
  expect((await post('/api/entry/hide', { ...page, hidden: false })).status).toBe(200);
  const moved = await post('/api/entry/rename', { ...page, newId: 'story' });
  expect(moved.body).toEqual({ id: 'story' });
  const query = { collection: 'pages', id: 'story' };
  const links = await app.inject({ url: '/api/entry/links', query });
  expect(links.json()).toEqual([
    { collection: 'redirects', id: expect.any(String), title: expect.any(String) },
  ]);
  const removed = await app.inject({ method: 'DELETE', url: '/api/entry', query });
  expect(removed.statusCode).toBe(200);
  expect(await problemsIn(root)).toEqual([]);

  const history = await app.inject({ url: '/api/history' });
  const { changes } = history.json<{ changes: { id: string; words: string }[] }>();
  expect(changes.map(({ words }) => words)).toEqual([
    'Removed: Our story',
    'New address of Our story: /our-story → /story',
    'Shown: Our story',
    'Edited by hand: content/pages/our-story.yml',
    'New: Our story',
  ]);
  expect((await post('/api/history/undo', { id: changes[0]?.id })).status).toBe(200);
  expect(existsSync(join(root, 'content/pages/story.yml'))).toBe(true);
  const refused = await post('/api/history/undo', { id: changes[4]?.id });
  expect(refused).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('has been changed since') as string },
  });
});

test('what the content needs is not taken back, and it is said where it is used', async () => {
  const root = copyContent();
  const app = await openApp(root);
  const payload = await drawn(1600, 1000).jpeg().toBuffer();
  await sendPicture(app, { name: 'new.jpg', for: 'blog' }, payload);
  const picture = join(root, 'content/pictures/covers/new.webp');
  const file = `content/blog/${firstId(root, 'blog')}/index.md`;
  const before = readFileSync(join(root, file), 'utf8');
  const after = before.replace(/(?<=covers\/)[\w-]+\.webp/u, 'new.webp');
  makeChange(root, { words: 'New cover', files: [{ file, before, after }] });

  const { changes } = (await app.inject({ url: '/api/history' })).json<{
    changes: { id: string }[];
  }>();
  const [cover, upload] = changes.map(({ id }) => id);
  const takeBack = async (id: string | undefined) =>
    app.inject({ method: 'POST', url: '/api/history/undo', payload: { id } });
  const refused = await takeBack(upload);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    message: expect.stringMatching(/can’t be undone.*:$/u) as string,
    problems: [{ message: expect.stringContaining('new.webp') as string }],
  });
  expect(existsSync(picture)).toBe(true);
  expect((await takeBack(cover)).statusCode).toBe(200);
  expect((await takeBack(upload)).statusCode).toBe(200);
  expect(existsSync(picture)).toBe(false);
  expect(await problemsIn(root)).toEqual([]);
});

test('what is refused is told with a sentence, and a request that makes no sense too', async () => {
  const root = copyContent();
  const app = await openApp(root);
  const query = { collection: 'testimonials', id: firstId(root, 'testimonials') };
  const kept = await app.inject({ method: 'DELETE', url: '/api/entry', query });
  expect(kept.statusCode).toBe(409);
  expect(kept.json()).toMatchObject({ message: expect.stringContaining('stays') as string });
  const url = '/api/entry/new';
  for (const payload of [
    { collection: 'site', title: 'Another' },
    { collection: 'constructor', title: 'Another' },
    { collection: '__proto__', title: 'Another' },
    { collection: 'blog', title: ' ' },
  ])
    expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(422);
  expect((await app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(400);
});

test('a picture is taken in as WebP, at most 2400 pixels wide, and never in place of another', async () => {
  const root = copyContent();
  const app = await openApp(root);
  const id = firstId(root, 'blog');
  const place = { name: 'My Cover.JPG', for: 'blog', id, field: 'cover.picture' };
  const large = await drawn(3000, 2000).jpeg().toBuffer();
  const first = await sendPicture(app, place, large);
  expect(first.json()).toEqual({
    path: 'content/pictures/covers/my-cover.webp',
    width: 2400,
    height: 1600,
  });
  const second = await sendPicture(app, place, large, 'application/octet-stream');
  expect(second.json()).toMatchObject({ path: 'content/pictures/covers/my-cover-2.webp' });

  const pictures = await app.inject({ url: '/api/pictures' });
  expect(pictures.json()).toContainEqual(
    expect.objectContaining({ path: 'content/pictures/covers/my-cover.webp', usedBy: 0 }),
  );
  const used = pictures.json<{ usedBy: number }[]>().filter(({ usedBy }) => usedBy > 0);
  expect(used.length).toBeGreaterThan(20);
  const query = { path: 'content/pictures/covers/my-cover.webp' };
  const file = await app.inject({ url: '/api/pictures/file', query });
  expect(file.headers['content-type']).toBe('image/webp');
  expect(file.rawPayload).toEqual(readFileSync(join(root, query.path)));
  const outside = { path: 'content/../package.json' };
  expect((await app.inject({ url: '/api/pictures/file', query: outside })).statusCode).toBe(404);
});

test.for([
  ['no picture', async () => Buffer.from('Hello'), 'is no picture that can be read'],
  ['nothing', async () => Buffer.alloc(0), 'is no picture that can be read'],
  [
    'half a picture',
    async () => (await drawn(1600, 1000).png().toBuffer()).subarray(0, 900),
    'read',
  ],
  [
    'one too small',
    () => drawn(400, 300).png().toBuffer(),
    '400 × 300 pixels, and here it must be at least 1280 × 800',
  ],
  [
    'a drawing',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'SVG',
  ],
  ['one too large', async () => Buffer.alloc(21 * 1024 * 1024), 'larger than 20 MB'],
] as const)('as a picture, %s is refused with a sentence', async ([, make, words]) => {
  const root = copyContent();
  const app = await openApp(root);
  const place = { for: 'blog', id: firstId(root, 'blog'), field: 'cover.picture' };
  const answer = await sendPicture(app, place, await make(), 'image/png');
  expect(answer.json()).toMatchObject({ message: expect.stringContaining(words) as string });
  expect(answer.statusCode).toBeGreaterThanOrEqual(413);
  expect((await app.inject({ url: '/api/history' })).json()).toEqual({ changes: [] });
});

test.for([
  [{ for: 'pages', id: 'home', field: 'hero.scene.wide' }, 2400, 1350],
  [{ for: 'pages', id: 'home', field: 'about.portrait.picture' }, 960, 1200],
  [{ for: 'packages', id: 'elite-visible', field: 'price' }, 800, 500],
  [{}, 800, 500],
] as const)('a picture is as large as its place asks: %o', async ([query, width, height]) => {
  const root = copyContent();
  const app = await openApp(root);
  const send = async (across: number, down: number, background = 'white') => {
    const create = { width: across, height: down, channels: 3, background } as const;
    return sendPicture(app, query, await sharp({ create }).jpeg().toBuffer());
  };
  const refused = await send(width - 1, height);
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({
    message: `This picture is ${width - 1} × ${height} pixels, and here it must be at least ${width} × ${height}. Take a larger one, or it would look blurred.`,
  });
  expect((await send(width, height)).statusCode).toBe(200);
  const dark = await send(width, height, 'black');
  const isBehindWords = width === 2400;
  expect(dark.statusCode).toBe(isBehindWords ? 422 : 200);
  if (isBehindWords)
    expect(dark.json()).toMatchObject({
      message:
        'This picture is too dark in its left half, where dark words stand on it. Take one that is bright there, or brighten it.',
    });
});

test.for(['constructor', '__proto__', 'toString', 'nothing-we-know', '../..'])(
  'a picture for "%s" lies where pictures lie',
  async (name) => {
    const root = copyContent();
    const app = await openApp(root);
    const payload = await drawn(1600, 1000).jpeg().toBuffer();
    const place = { for: name, id: name, field: name, name: 'x.jpg' };
    const answer = await sendPicture(app, place, payload);
    expect(answer.json()).toMatchObject({ path: 'content/pictures/x.webp' });
    expect(existsSync(join(root, 'undefined'))).toBe(false);
  },
);

test('pictures are listed also while a file of the content cannot be read', async () => {
  const root = copyContent();
  const app = await openApp(root);
  const { length } = (await app.inject({ url: '/api/pictures' })).json<object[]>();
  mkdirSync(join(root, 'content/pages/x.yml'));
  mkdirSync(join(root, 'content/pictures/folder.webp'));
  symlinkSync('circle.webp', join(root, 'content/pictures/circle.webp'));
  const pictures = await app.inject({ url: '/api/pictures' });
  expect(pictures.json()).toHaveLength(length);
});

interface Told {
  title?: string;
  changes: { id: string; words: string }[];
  notice?: string;
}

test('the history of one entry tells its own changes, each as it was and as it became', async () => {
  const root = copyContent();
  const app = await openApp(root);
  const file = 'content/packages.yml';
  const packages = allEntries(root).filter(({ collection }) => collection === 'packages');
  const [own = '', other = ''] = packages.map(({ id }) => id);
  const save = (id: string, price: number) => {
    const before = readFileSync(join(root, file), 'utf8');
    const document = parseDocument(before);
    document.setIn([id, 'price'], price);
    const after = String(document);
    makeChange(root, { words: `${id}: ${price}`, files: [{ file, before, after }] });
  };
  save(own, 4100);
  save(other, 4200);
  save(own, 4300);
  const query = { collection: 'packages', id: own };
  const told = (await app.inject({ url: '/api/history', query })).json<Told>();
  expect(told.title).toBe(packages[0] && titleOf(packages[0]));
  expect(told.changes.map(({ words }) => words)).toEqual([`${own}: 4300`, `${own}: 4100`]);
  const id = told.changes[0]?.id ?? '';
  const fields = await app.inject({ url: '/api/history/change', query: { id } });
  expect(fields.json()).toEqual([
    { place: `${told.title} › Price`, before: '4100', after: '4300' },
  ]);
  // What lies before it, and what is not there.
  const earlier = await app.inject({ url: '/api/history', query: { ...query, before: id } });
  expect(earlier.json<Told>().changes).toMatchObject([{ words: `${own}: 4100` }]);
  const gone = await app.inject({ url: '/api/history/change', query: { id: 'gone' } });
  expect(gone.statusCode).toBe(404);
  const nobody = { collection: 'packages', id: 'nobody' };
  expect((await app.inject({ url: '/api/history', query: nobody })).statusCode).toBe(404);
});

test('a folder without a repository gets a history once', async () => {
  const root = copyContent();
  rmSync(join(root, '.git'), { recursive: true });
  const app = await openApp(root);
  const history = async () => (await app.inject({ url: '/api/history' })).json<Told>();
  const begin = () => app.inject({ method: 'POST', url: '/api/history/begin' });
  expect((await history()).notice).toContain('no git repository');
  expect((await begin()).statusCode).toBe(200);
  expect(await history()).toEqual({ changes: [] });
  expect((await begin()).statusCode).toBe(409);
});
