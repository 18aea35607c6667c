import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openApp } from './test-app.fixture.ts';
import { copyContent, problemsIn, read } from './project-copy.fixture.ts';

const words = (find: string) => `/api/words?find=${encodeURIComponent(find)}`;

test('an old name is found in every text, replaced in one change, and brought back by one press', async () => {
  const root = copyContent();
  const app = await openApp(root);
  await app.inject({ method: 'POST', url: '/api/history/begin' });
  const find = 'Sunday Loaf';
  const { places } = (await app.inject(words(find))).json<{
    places: { title: string; field: string; link: string[]; excerpt: string }[];
  }>();
  expect(places.length).toBeGreaterThan(0);
  expect(places.every(({ excerpt }) => excerpt.includes(find))).toBe(true);
  expect(places[0]?.link.slice(0, 2)).toEqual(['content', expect.any(String)]);
  const before = read(root, 'content/projects.yml');
  const answer = await app.inject({
    method: 'POST',
    url: '/api/words',
    payload: { find, replace: 'Niña’s: $& "Bread"' },
  });
  expect(answer.json()).toEqual({ count: places.length });
  expect((await app.inject(words(find))).json()).toEqual({ places: [] });
  expect(read(root, 'content/projects.yml')).toContain('Niña’s: $& "Bread"');
  expect(await problemsIn(root)).toEqual([]);
  const { changes } = (await app.inject('/api/history')).json<{
    changes: { id: string; words: string }[];
  }>();
  expect(changes[0]?.words).toContain('Sunday Loaf');
  const undo = {
    method: 'POST',
    url: '/api/history/undo',
    payload: { id: changes[0]?.id },
  } as const;
  expect((await app.inject(undo)).statusCode).toBe(200);
  expect(read(root, 'content/projects.yml')).toBe(before);
});

test('names of files and of other entries are no words, and what would be wrong is not written', async () => {
  const root = copyContent();
  const app = await openApp(root);
  const file = 'content/site.yml';
  const before = readFileSync(`${root}/${file}`, 'utf8');
  const { places } = (await app.inject(words('.webp'))).json<{ places: unknown[] }>();
  expect(places).toEqual([]);
  const replace = async (find: string, other: string) =>
    app.inject({ method: 'POST', url: '/api/words', payload: { find, replace: other } });
  const email = /^email: (.*)$/mu.exec(before)?.[1] ?? '';
  const refused = await replace(email, 'nobody');
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ problems: [expect.anything()] });
  expect(read(root, file)).toBe(before);
  expect((await replace('Zzyzx', 'Here')).statusCode).toBe(404);
  expect((await replace('', 'Here')).statusCode).toBe(400);
});
