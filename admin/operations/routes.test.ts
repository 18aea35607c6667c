import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { makeChange } from './history.ts';
import { openApp } from './test-app.fixture.ts';
import { copyContent, firstId, problemsIn } from './project-copy.fixture.ts';

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'plum' } });

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
  expect((await post('/api/entry/hide', { ...page, hidden: false })).status).toBe(200);
  const moved = await post('/api/entry/rename', { ...page, newId: 'story' });
  expect(moved.body).toEqual({ id: 'story' });
  const query = { collection: 'pages', id: 'story' };
  const links = await app.inject({ url: '/api/entry/links', query });
  expect(links.json()).toMatchObject([{ collection: 'redirects' }]);
  const removed = await app.inject({ method: 'DELETE', url: '/api/entry', query });
  expect(removed.statusCode).toBe(200);
  expect(await problemsIn(root)).toEqual([]);

  const history = await app.inject({ url: '/api/history' });
  const { changes } = history.json<{ changes: { id: string; words: string }[] }>();
  expect(changes.map(({ words }) => words)).toEqual([
    'Removed: Our story',
    'New address of Our story: /our-story → /story',
    'Shown: Our story',
    'New: Our story',
  ]);
  expect((await post('/api/history/undo', { id: changes[0]?.id })).status).toBe(200);
  expect(existsSync(join(root, 'content/pages/story.yml'))).toBe(true);
  const refused = await post('/api/history/undo', { id: changes[3]?.id });
  expect(refused).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('has been changed since') as string },
  });
});

test('the card of a testimonial follows its words', { timeout: 60_000 }, async () => {
  const root = copyContent();
  const app = await openApp(root);
  const file = 'content/testimonials.yml';
  const id = firstId(root, 'testimonials');
  const card = join(root, `content/pictures/testimonials/${id}.webp`);
  const [old, before] = [readFileSync(card), readFileSync(join(root, file), 'utf8')];
  const after = before.replace(
    /quote: .*/u,
    'quote: Something else, said in as many words as a card must have.',
  );
  makeChange(root, { words: 'Another quote', files: [{ file, before, after }] });
  await vi.waitFor(() => expect(readFileSync(card).equals(old)).toBe(false), 50_000);
  const history = await app.inject({ url: '/api/history' });
  expect(history.json()).toMatchObject({
    changes: [{ words: `The card of ${id} was drawn with its new words` }, {}],
  });
});

test(
  'a card that could not be drawn again is told where one publishes',
  { timeout: 60_000 },
  async () => {
    const root = copyContent();
    const app = await openApp(root);
    vi.stubEnv('CHROMIUM_PATH', '/nowhere');
    const file = 'content/testimonials.yml';
    const before = readFileSync(join(root, file), 'utf8');
    const id = firstId(root, 'testimonials');
    const after = before.replace(/(?<=^  role: ).+$/mu, 'Somebody else');
    makeChange(root, { words: 'Another role', files: [{ file, before, after }] });
    const told = async () =>
      (await app.inject({ url: '/api/publish' })).json<{ undrawn: string[] }>();
    await vi.waitFor(async () => expect(await told()).toMatchObject({ undrawn: [id] }), 50_000);
    writeFileSync(join(root, `content/pictures/testimonials/${id}.webp`), 'drawn by hand');
    expect(await told()).toMatchObject({ undrawn: [] });
    vi.unstubAllEnvs();
  },
);

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
    { collection: 'blog', title: ' ' },
  ])
    expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(422);
  expect((await app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(400);
});

test('a picture is taken in as WebP, at most 2400 pixels wide, and never in place of another', async () => {
  const root = copyContent();
  const app = await openApp(root);
  const send = async (payload: Buffer, headers = { 'content-type': 'image/jpeg' }) => {
    const query = { name: 'My Cover.JPG', for: 'blog' };
    return app.inject({ method: 'POST', url: '/api/pictures', query, payload, headers });
  };
  const large = await drawn(3000, 2000).jpeg().toBuffer();
  const first = await send(large);
  expect(first.json()).toEqual({
    path: 'content/pictures/covers/my-cover.webp',
    width: 2400,
    height: 1600,
  });
  const second = await send(large, { 'content-type': 'application/octet-stream' });
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
    '400 × 300 pixels, and here it must be',
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
  const headers = { 'content-type': 'image/png' };
  const payload = await make();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/pictures?for=blog',
    headers,
    payload,
  });
  expect(answer.json()).toMatchObject({ message: expect.stringContaining(words) as string });
  expect(answer.statusCode).toBeGreaterThanOrEqual(413);
  expect((await app.inject({ url: '/api/history' })).json()).toEqual({ changes: [] });
});
