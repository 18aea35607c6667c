import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openPicture, picturePlaces } from './pictures.ts';
import { drawn, openCopy, problemsIn, sendPicture } from './project-copy.fixture.ts';

const portrait = 'content/pictures/portrait-founder.webp';

test('a replaced picture is replaced everywhere, and History undoes it', async () => {
  const { root, app, history, undo } = await openCopy();
  const put = (payload: Buffer) => sendPicture(app, { path: portrait }, payload, { method: 'PUT' });
  const before = readFileSync(join(root, portrait));
  expect((await openPicture(root, portrait)).width).toBeLessThan(1600);
  const small = await put(await drawn(500, 500).jpeg().toBuffer());
  expect(small.statusCode).toBe(422);
  expect(small.json()).toMatchObject({ message: expect.stringContaining('at least') as string });
  expect(readFileSync(join(root, portrait))).toEqual(before);

  expect((await put(await drawn(1600, 2000).jpeg().toBuffer())).statusCode).toBe(200);
  expect((await openPicture(root, portrait)).width).toBe(1600);
  expect((await sharp(readFileSync(join(root, portrait))).metadata()).format).toBe('webp');
  expect(await problemsIn(root)).toEqual([]);
  const [change] = await history();
  expect(change?.words).toBe('Another picture everywhere: portrait-founder.webp');
  expect((await undo(change?.id)).status).toBe(200);
  expect(readFileSync(join(root, portrait))).toEqual(before);
});

test('only an unused picture is removed, and History brings it back', async () => {
  const { root, app, send, history, undo } = await openCopy();
  const remove = async (path: string) =>
    (await send('DELETE', `/api/picture?path=${encodeURIComponent(path)}`)).status;
  await sendPicture(app, { name: 'spare.png' }, await drawn(900, 600).png().toBuffer());
  const [shown = ''] = picturePlaces(root).keys();
  for (const path of [shown, 'content/pictures/main-street-dusk.webp']) {
    expect(await remove(path)).toBe(409);
    expect(existsSync(join(root, path))).toBe(true);
  }
  expect(await remove('content/brand.yml')).toBe(404);
  const spare = 'content/pictures/spare.webp';
  expect(await remove(spare)).toBe(200);
  expect(existsSync(join(root, spare))).toBe(false);
  await undo((await history())[0]?.id);
  expect(existsSync(join(root, spare))).toBe(true);
});

test('a picture is cropped and restored to the byte, and keeps its focus point until it is replaced', async () => {
  const { root, app, get, send, history, undo } = await openCopy();
  const { needs, width } = await openPicture(root, portrait);
  const before = readFileSync(join(root, portrait));
  const frame = (framing: object) =>
    send('POST', '/api/picture/frame', { path: portrait, ...framing });
  const focus = { x: 0, y: 25 };
  const tooMuch = Math.floor((100 * needs.width) / width) - 5;
  const narrow = { left: 0, top: 0, width: tooMuch, height: 100 };
  const refused = await frame({ crop: narrow });
  expect(refused.status).toBe(409);
  expect(JSON.stringify(refused)).toContain(`at least ${needs.width}`);
  for (const crop of [
    { left: 60, top: 0, width: 60, height: 100 },
    { left: 0, top: 0, width: 0, height: 100 },
  ])
    expect((await frame({ crop })).status).toBe(400);
  expect((await frame({ focus: { x: 7, y: 0 } })).status).toBe(400);
  expect(readFileSync(join(root, portrait))).toEqual(before);

  const another = await drawn(2000, 2500).png().toBuffer();
  await sendPicture(app, { path: portrait }, another, { method: 'PUT' });
  const large = readFileSync(join(root, portrait));
  const crop = { left: 10, top: 5, width: 80, height: 90 };
  expect((await frame({ focus })).status).toBe(200);
  expect((await frame({ focus, crop })).status).toBe(200);
  expect(await openPicture(root, portrait)).toMatchObject({
    width: 1600,
    height: 2250,
    framing: { focus, crop },
  });
  const whole = { path: portrait, whole: 'yes' };
  const original = await app.inject({ url: '/api/pictures/file', query: whole });
  expect(original.rawPayload).toEqual(large);
  const outside = { path: '../package.json', whole: 'yes' };
  const stranger = await app.inject({ url: '/api/pictures/file', query: outside });
  expect(stranger.statusCode).toBe(404);
  // The originals are not offered in the picture list.
  const listed = await get<{ path: string }[]>('/api/pictures');
  expect(listed.filter(({ path }) => path.includes('originals'))).toEqual([]);
  expect(await problemsIn(root)).toEqual([]);

  expect((await frame({ focus })).status).toBe(200);
  expect(readFileSync(join(root, portrait))).toEqual(large);
  expect(existsSync(join(root, 'content/pictures/originals'))).toBe(false);
  await frame({ focus, crop });
  await sendPicture(app, { path: portrait }, another, { method: 'PUT' });
  expect(await openPicture(root, portrait)).toMatchObject({ width: 2000, framing: {} });
  expect(existsSync(join(root, 'content/pictures/originals'))).toBe(false);
  await undo((await history())[0]?.id);
  expect(await openPicture(root, portrait)).toMatchObject({ width: 1600, framing: { crop } });
});
