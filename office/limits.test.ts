import { expect, test } from 'vitest';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { openHostedOffice, url } from './entrance/hosted-office.fixture.ts';

const headers = { host: new URL(url).host, origin: url };

const entry = { collection: 'blog', id: 'a-post' };
const proof = { response: { id: 'A', response: { signature: 'S' } } };

/** The requests that strangers may send, and one of every kind that signed-in people send. */
const requests: Readonly<Record<string, object>> = {
  'POST /api/entrance/sign-in': proof,
  'POST /api/entrance/invitation': { token: 'T' },
  'POST /api/entrance/accept': { token: 'T', ...proof },
  'GET /preview/open': { to: '/about' },
  'GET /api/search': { find: 'find' },
  'PUT /api/entry': { ...entry, data: { list: [{ words: 'W' }] }, body: 'B', version: 'V' },
  'POST /api/entry/new': { collection: 'blog', title: 'T', from: 'a-post' },
  'DELETE /api/entry': entry,
  'POST /api/pictures': { name: 'a.png', for: 'blog', id: 'a-post', field: 'cover.picture' },
  'PUT /api/picture': { path: 'content/pictures/a.webp' },
  'POST /api/publish': { chosen: [{ key: 'K', version: 'V' }] },
  'PUT /api/leads/note': { id: 'A', note: 'N', over: 'O' },
  'POST /api/person/erase': { email: 'ana@example.com' },
  'POST /api/team/invite': { name: 'Bea', email: 'bea@example.com', role: 'editor' },
};

/** Copies of a request, each with one of its texts overlong. `role` is skipped, since it is an enum. */
const overlong = (request: object, text: string): object[] =>
  Object.entries(request).flatMap(([name, value]: [string, unknown]) => {
    const withPart = (part: unknown) =>
      Array.isArray(request) ? request.with(Number(name), part) : { ...request, [name]: part };
    if (typeof value === 'string' && name !== 'role') return [withPart(text)];
    if (typeof value === 'object' && value !== null)
      return overlong(value, text).map((part) => withPart(part));
    return [];
  });

test('an overlong text is refused in a sentence', async () => {
  const { app, join } = await openHostedOffice(temporaryDirectory());
  const { cookie } = await join('Ana', 'owner');
  const text = 'x'.repeat(201_000);
  for (const [route, request] of Object.entries(requests)) {
    const [method = '', path = ''] = route.split(' ');
    const inBody = ['POST', 'PUT'].includes(method) && !path.startsWith('/api/picture');
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

test('an endlessly nested form is refused', async () => {
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
