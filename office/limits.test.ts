import { expect, test } from 'vitest';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { openHostedOffice, url } from './entrance/hosted-office.fixture.ts';
import { rules } from './entrance/permissions.ts';

const entry = { collection: 'blog', id: 'a-post' };
const edit = { ...entry, data: { title: 'T', list: [{ words: 'W' }] }, body: 'B' };
const proof = { response: { id: 'A', response: { signature: 'S' } } };
const words = { find: 'find' };
const picture = { path: 'content/pictures/a.webp' };
const id = { id: 'A' };
const person = { email: 'ana@example.com' };

const headers = { host: new URL(url).host, origin: url };

/** A request for each route that takes a text. */
const requests: Readonly<Record<string, object>> = {
  'POST /api/entrance/sign-in': proof,
  'POST /api/entrance/invitation': { token: 'T' },
  'POST /api/entrance/accept': { token: 'T', ...proof },
  'GET /preview/open': { to: '/about' },
  'POST /api/presence': { place: 'blog/a-post', screen: 'S' },
  'GET /api/search': words,
  'GET /api/picked': { way: 'blog/a-post/title', picture: 'a.webp' },
  'GET /api/entry': entry,
  'PUT /api/entry': { ...edit, version: 'V' },
  'DELETE /api/entry': entry,
  'POST /api/entry/check': edit,
  'POST /api/entry/new': { collection: 'blog', title: 'T', from: 'a-post' },
  'POST /api/entry/rename': { ...entry, newId: 'another' },
  'POST /api/entry/hide': { ...entry, hidden: true },
  'POST /api/entry/bring-back': entry,
  'GET /api/entry/links': entry,
  'PUT /api/draft': edit,
  'DELETE /api/draft': entry,
  'POST /api/mark': { svg: '<svg/>' },
  'GET /api/words': words,
  'POST /api/words': { ...words, replace: 'other' },
  'GET /api/picture': picture,
  'PUT /api/picture': picture,
  'DELETE /api/picture': picture,
  'GET /api/pictures/file': picture,
  'POST /api/pictures': { name: 'a.png', for: 'blog', id: 'a-post', field: 'cover.picture' },
  'POST /api/picture/frame': { ...picture, x: 0, y: 0, width: 1, height: 1 },
  'GET /api/history': { ...entry, before: 'B' },
  'GET /api/history/change': id,
  'POST /api/history/undo': id,
  'GET /api/publish/change': { key: 'K' },
  'POST /api/publish': { chosen: [{ key: 'K', version: 'V' }] },
  'POST /api/publish/bring-back': id,
  'GET /api/leads': { page: '/about', search: 'words', after: 'A' },
  'GET /api/leads/one': id,
  'POST /api/leads/answered': { ...id, answered: true },
  'PUT /api/leads/note': { ...id, note: 'N', over: 'O' },
  'POST /api/leads/restore': id,
  'DELETE /api/leads/spam': id,
  'POST /api/mails/retry': id,
  'GET /api/person': person,
  'POST /api/person/erase': person,
  'POST /api/team/invite': { name: 'Bea', ...person, role: 'editor' },
  'DELETE /api/team/passkey': id,
};

/** What takes numbers, choices or nothing. */
const withoutTexts = [
  'GET /sign-in',
  'GET /invitation',
  'GET /brand.css',
  'GET /favicon.svg',
  'GET /manifest.webmanifest',
  'GET /apple-touch-icon.png',
  'GET /icon-192.png',
  'GET /icon-512.png',
  'GET /icon-maskable-512.png',
  'GET /',
  'POST /api/entrance/challenge',
  'POST /api/entrance/sign-out',
  'GET /api/office',
  'GET /api/names',
  'GET /api/content',
  'GET /api/addresses',
  'GET /api/references',
  'GET /api/pictures',
  'POST /api/history/begin',
  'GET /api/publish',
  'GET /api/launch',
  'POST /api/launch/test-mail',
  'GET /api/leads/download',
  'GET /api/mails',
  'POST /api/backup',
  'GET /api/health',
  'GET /api/team',
  'GET /api/team/log',
  'POST /api/team/device',
  'PUT /api/team/role',
  'DELETE /api/team/person',
  'DELETE /api/team/session',
];

/** The same request once for each text in it, with that one overlong. `role` is a choice. */
const overlong = (request: object, text: string): object[] =>
  Object.entries(request).flatMap(([name, value]: [string, unknown]) => {
    const otherwise = (part: unknown) =>
      Array.isArray(request) ? request.with(Number(name), part) : { ...request, [name]: part };
    if (typeof value === 'string' && name !== 'role') return [otherwise(text)];
    if (typeof value === 'object' && value !== null)
      return overlong(value, text).map((part) => otherwise(part));
    return [];
  });

test('every text that a route takes has an end, which is told in a sentence', async () => {
  expect([...Object.keys(requests), ...withoutTexts].sort()).toEqual(Object.keys(rules).sort());
  const { app, join } = await openHostedOffice(temporaryDirectory());
  const { cookie } = await join('Ana', 'owner');
  const text = 'x'.repeat(201_000);
  for (const [route, request] of Object.entries(requests)) {
    const [method = '', path = ''] = route.split(' ');
    const isUpload =
      path.startsWith('/api/picture') &&
      ['PUT', 'POST'].includes(method) &&
      path !== '/api/picture/frame';
    const inBody = ['POST', 'PUT'].includes(method) && !isUpload;
    for (const sent of overlong(request, text)) {
      const { statusCode, json } = await app.inject({
        method: method as 'GET',
        url: inBody ? path : `${path}?${new URLSearchParams({ ...sent })}`,
        headers: { ...headers, cookie },
        remoteAddress: '127.0.0.1',
        ...(inBody && { payload: sent }),
      });
      const what = `${route} ${Object.keys(sent).join()}`;
      expect(statusCode, what).toBe(413);
      expect(json(), what).toEqual({
        message: expect.stringMatching(/Shorten it, then try again\.$/u),
      });
    }
  }
});

test('a form that is nested without end is not understood', async () => {
  const { app, join } = await openHostedOffice(temporaryDirectory());
  const { cookie } = await join('Ana', 'owner');
  const answer = await app.inject({
    method: 'POST',
    url: '/api/entry/check',
    headers: { ...headers, cookie, 'content-type': 'application/json' },
    remoteAddress: '127.0.0.1',
    payload: `{"collection":"blog","id":"a","data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  });
  expect(answer.statusCode).toBe(400);
});
