import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeChange } from '../history/history.ts';
import { drawn, firstId, openCopy, problemsIn, read, sendPicture } from './project-copy.fixture.ts';

test('a change that the content depends on is not undone, and the message says where it is used', async () => {
  const { root, app, history, undo } = await openCopy();
  const payload = await drawn(1600, 1000).jpeg().toBuffer();
  await sendPicture(app, { name: 'new.jpg', for: 'blog' }, payload);
  const picture = join(root, 'content/pictures/covers/new.webp');
  const file = `content/blog/${firstId(root, 'blog')}/index.md`;
  const before = read(root, file);
  const after = before.replace(/(?<=covers\/)[\w-]+\.webp/u, 'new.webp');
  makeChange(root, { words: 'New cover', files: [{ file, before, after }] });

  const [cover, upload] = (await history()).map(({ id }) => id);
  expect(await undo(upload)).toMatchObject({
    status: 409,
    message: expect.stringMatching(/can’t be undone.*:$/u) as string,
    problems: [{ message: expect.stringContaining('new.webp') as string }],
  });
  expect(existsSync(picture)).toBe(true);
  expect((await undo(cover)).status).toBe(200);
  expect((await undo(upload)).status).toBe(200);
  expect(existsSync(picture)).toBe(false);
  expect(await problemsIn(root)).toEqual([]);
});

test('an uploaded picture becomes a WebP of at most 2400 pixels in width, and never overwrites another', async () => {
  const { root, app, get } = await openCopy();
  const id = firstId(root, 'blog');
  const place = { name: 'My Cover.JPG', for: 'blog', id, field: 'cover.picture' };
  const large = await drawn(3000, 2000).jpeg().toBuffer();
  const first = await sendPicture(app, place, large);
  expect(first.json()).toEqual({
    path: 'content/pictures/covers/my-cover.webp',
    width: 2400,
    height: 1600,
  });
  const second = await sendPicture(app, place, large, { type: 'application/octet-stream' });
  expect(second.json()).toMatchObject({ path: 'content/pictures/covers/my-cover-2.webp' });

  const pictures = await get<{ usedBy: number }[]>('/api/pictures');
  expect(pictures).toContainEqual(
    expect.objectContaining({ path: 'content/pictures/covers/my-cover.webp', usedBy: 0 }),
  );
  const used = pictures.filter(({ usedBy }) => usedBy > 0);
  expect(used.length).toBeGreaterThan(20);
  const query = { path: 'content/pictures/covers/my-cover.webp' };
  const file = await app.inject({ url: '/api/pictures/file', query });
  expect(file.headers['content-type']).toBe('image/webp');
  expect(file.rawPayload).toEqual(readFileSync(join(root, query.path)));
  const link = 'content/pictures/link.webp';
  symlinkSync(join(root, 'package.json'), join(root, link));
  for (const path of ['content/../package.json', link])
    expect((await app.inject({ url: '/api/pictures/file', query: { path } })).statusCode).toBe(404);
});

test.for([
  ['no picture', async () => Buffer.from('Hello'), 'is no picture that can be read'],
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
  [
    'a photo of an iPhone',
    async () => Buffer.from(`\0\0\0\u0018ftypheic${'\0'.repeat(900)}`),
    'This is a HEIC photo, as iPhones make them',
  ],
  ['one too large', async () => Buffer.alloc(21 * 1024 * 1024), 'larger than 20 MB'],
] as const)('as a picture, %s is refused with a sentence', async ([, make, words]) => {
  const { root, app, history } = await openCopy();
  const place = { for: 'blog', id: firstId(root, 'blog'), field: 'cover.picture' };
  const answer = await sendPicture(app, place, await make());
  expect(answer.json()).toMatchObject({ message: expect.stringContaining(words) as string });
  expect(answer.statusCode).toBeGreaterThanOrEqual(413);
  expect(await history()).toEqual([]);
});
