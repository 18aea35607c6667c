import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { openCopy, problemsIn, read } from './project-copy.fixture.ts';

interface Found {
  places: { title: string; field: string; link: string[]; before: string; after: string }[];
}

test('an old name is found in every text, replaced in one change, and restored by one undo', async () => {
  const { root, get, send, history, undo } = await openCopy();
  const find = 'Sunday Loaf';
  const { places } = await get<Found>('/api/words', { find });
  expect(places.length).toBeGreaterThan(0);
  expect(places[0]?.link.slice(0, 2)).toEqual(['content', expect.any(String)]);
  const before = read(root, 'content/projects.yml');
  const chosen = places.map(({ link }) => link);
  const answer = await send('POST', '/api/words', { find, replace: 'Niña’s: $& "Bread"', chosen });
  expect(answer['count']).toBe(places.length);
  expect(await get('/api/words', { find })).toEqual({ places: [] });
  expect(read(root, 'content/projects.yml')).toContain('Niña’s: $& "Bread"');
  expect(await problemsIn(root)).toEqual([]);
  const [change] = await history();
  expect(change?.words).toContain('Sunday Loaf');
  expect((await undo(change?.id)).status).toBe(200);
  expect(read(root, 'content/projects.yml')).toBe(before);
});

test('what matches inside a name in braces is neither offered nor replaced, the whole name is', async () => {
  const { root, get, send } = await openCopy();
  const file = join(root, 'content/pages/about.yml');
  const document = parseDocument(readFileSync(file, 'utf8'));
  document.setIn(['hero', 'intro'], 'From {city} to any city of {state}.');
  writeFileSync(file, document.toString());
  const found = async (find: string) =>
    (await get<Found>('/api/words', { find })).places.filter(({ before, after }) =>
      (before + find + after).includes('From {city}'),
    );
  expect(await found('stat')).toEqual([]);
  expect(await found('of {state}')).toHaveLength(1);
  expect(await found('any city')).toHaveLength(1);
  expect(await found('city')).toMatchObject([{ before: 'From {city} to any ' }]);
  expect(await found('{city}')).toMatchObject([{ before: 'From ' }]);
  const chosen = (await found('city of')).map(({ link }) => link);
  await send('POST', '/api/words', { find: 'city of', replace: 'town of', chosen });
  expect(read(root, 'content/pages/about.yml')).toContain('From {city} to any town of {state}.');
});

test('only the chosen places change, and a longer word is another word', async () => {
  const { root, get, send } = await openCopy();
  const file = join(root, 'content/pages/about.yml');
  const document = parseDocument(readFileSync(file, 'utf8'));
  document.setIn(['hero', 'heading'], 'An Oldtowner from Oldtown');
  document.setIn(['hero', 'intro'], 'Oldtown’s own, but no Oldtowner.');
  writeFileSync(file, document.toString());
  const find = 'Oldtown';
  const { places } = await get<Found>('/api/words', { find });
  expect(places.map(({ link }) => link.at(-1))).toEqual(['heading', 'intro']);
  const chosen = places.slice(1).map(({ link }) => link);
  const { count } = await send('POST', '/api/words', { find, replace: 'Newtown', chosen });
  expect(count).toBe(1);
  expect(parse(read(root, 'content/pages/about.yml'))).toMatchObject({
    hero: { heading: 'An Oldtowner from Oldtown', intro: 'Newtown’s own, but no Oldtowner.' },
  });
});

test('an old email address is found and replaced behind links, too', async () => {
  const { root, get, send } = await openCopy();
  const [find, replace] = ['hello@another.example', 'hello@new.example'];
  const contact = { label: 'Email us', href: `mailto:${find}` };
  const file = join(root, 'content/site.yml');
  const document = parseDocument(readFileSync(file, 'utf8'));
  document.set('contactButton', contact);
  writeFileSync(file, document.toString());
  const { places } = await get<Found>('/api/words', { find });
  expect(places).toMatchObject([{ before: 'mailto:', after: '' }]);
  await send('POST', '/api/words', { find, replace, chosen: places.map(({ link }) => link) });
  expect(parse(read(root, 'content/site.yml'))).toMatchObject({
    contactButton: { href: `mailto:${replace}` },
  });
});
