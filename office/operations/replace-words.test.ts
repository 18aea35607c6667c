import { expect, test } from 'vitest';
import { openCopy, problemsIn, read } from './project-copy.fixture.ts';

interface Found {
  places: { title: string; field: string; link: string[]; excerpt: string }[];
}

test('an old name is found in every text, replaced in one change, and brought back by one press', async () => {
  const { root, get, send, history, undo } = await openCopy();
  const find = 'Sunday Loaf';
  const { places } = await get<Found>('/api/words', { find });
  expect(places.length).toBeGreaterThan(0);
  expect(places.every(({ excerpt }) => excerpt.includes(find))).toBe(true);
  expect(places[0]?.link.slice(0, 2)).toEqual(['content', expect.any(String)]);
  const before = read(root, 'content/projects.yml');
  const answer = await send('POST', '/api/words', { find, replace: 'Niña’s: $& "Bread"' });
  expect(answer['count']).toBe(places.length);
  expect(await get('/api/words', { find })).toEqual({ places: [] });
  expect(read(root, 'content/projects.yml')).toContain('Niña’s: $& "Bread"');
  expect(await problemsIn(root)).toEqual([]);
  const [change] = await history();
  expect(change?.words).toContain('Sunday Loaf');
  expect((await undo(change?.id)).status).toBe(200);
  expect(read(root, 'content/projects.yml')).toBe(before);
});

test('names of files and of other entries are no words, and what would be wrong is not written', async () => {
  const { root, get, send } = await openCopy();
  const file = 'content/site.yml';
  const before = read(root, file);
  expect(await get('/api/words', { find: '.webp' })).toEqual({ places: [] });
  const replace = (find: string, other: string) =>
    send('POST', '/api/words', { find, replace: other });
  const email = /^email: (.*)$/mu.exec(before)?.[1] ?? '';
  const refused = await replace(email, 'nobody');
  expect(refused).toMatchObject({ status: 409, problems: [expect.anything()] });
  expect(read(root, file)).toBe(before);
  expect((await replace('Zzyzx', 'Here')).status).toBe(404);
  expect((await replace('', 'Here')).status).toBe(400);
});
