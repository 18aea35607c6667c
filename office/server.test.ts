import type { InjectOptions } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contextWith } from './routes.fixture.ts';
import { buildOffice } from './server.ts';

const token = 'a-token-of-this-start';
const session = 'a-session-of-this-start';

const openOffice = async (root = process.cwd()) => {
  const onAdmitted = vi.fn();
  const app = await buildOffice({
    context: contextWith({ root }),
    key: { token, session, port: 4322 },
    onAdmitted,
    files: new Map([['/index.html', Buffer.from('<title>Back office</title>')]]),
  });
  const something = vi.fn(() => ({}));
  app.post('/api/something', something);
  onTestFinished(() => app.close());
  return { app, root, something, onAdmitted };
};

const host = '127.0.0.1:4322';
const cookie = `back-office-4322=${session}`;

test('the address with the token opens the back office through an entry page, and the token is removed from the address', async () => {
  const { app, onAdmitted } = await openOffice();
  const opened = await app.inject({ url: `/?token=${token}`, headers: { host } });
  expect(opened.statusCode).toBe(200);
  expect(opened.body).toContain('<meta http-equiv="refresh" content="0; url=/">');
  expect(opened.body).not.toContain(token);
  expect(opened.headers['set-cookie']).not.toContain(token);
  expect(opened.headers['set-cookie']).toBe(
    `${cookie}; HttpOnly; SameSite=Strict; Path=/; Max-Age=34560000`,
  );
  expect(onAdmitted).toHaveBeenCalledOnce();
  const page = await app.inject({ url: '/', headers: { host, cookie } });
  expect(page.body).toContain('Back office');
  expect(page.headers['content-security-policy']).toContain(
    'frame-src http://127.0.0.1:4323 http://localhost:4323;',
  );
});

test.for<[string, InjectOptions]>([
  ['without the cookie', { url: '/', headers: { host } }],
  ['with a wrong cookie', { url: '/', headers: { host, cookie: 'back-office-4322=guess' } }],
  [
    'with the token as a cookie',
    { url: '/', headers: { host, cookie: `back-office-4322=${token}` } },
  ],
  ['with the cookie as a token', { url: `/?token=${session}`, headers: { host } }],
  ['with a wrong token', { url: '/?token=guess', headers: { host } }],
  ['under another name', { url: '/', headers: { host: 'evil.example:4322', cookie } }],
  ['at another port', { url: '/', headers: { host: '127.0.0.1:4321', cookie } }],
  ['from another website', { url: '/', headers: { host, cookie, origin: 'https://evil.example' } }],
])('nobody gets in %s', async ([, request]) => {
  const { app } = await openOffice();
  const { statusCode, body } = await app.inject(request);
  expect(statusCode).toBe(403);
  expect(JSON.parse(body)).toEqual({
    message: expect.stringContaining('doesn’t know this browser'),
  });
});

const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';

test.for<[string, number, InjectOptions]>([
  ['doesn’t know this browser', 403, { url: '/', headers: { host, accept } }],
  ['nothing at this address', 404, { url: '/nowhere', headers: { host, accept, cookie } }],
])('a person reads “%s” on a page', async ([words, status, request]) => {
  const { app, onAdmitted } = await openOffice();
  const { statusCode, headers, body } = await app.inject(request);
  expect(statusCode).toBe(status);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/u);
  expect(body).toMatch(new RegExp(`<h1>[^<]*${words}`, 'u'));
  expect(onAdmitted).not.toHaveBeenCalled();
});

test('only the back office’s own pages can make changes', async () => {
  const { app, something } = await openOffice();
  const ask = async (origin: string | undefined) => {
    const headers = { host, cookie, ...(origin && { origin }) };
    return (await app.inject({ method: 'POST', url: '/api/something', headers })).statusCode;
  };
  const others = ['null', 'https://evil.example', 'http://127.0.0.1:4323', 'http://localhost:4322'];
  for (const origin of [undefined, ...others]) expect(await ask(origin), origin).toBe(403);
  expect(something).not.toHaveBeenCalled();
  expect(await ask(`http://${host}`)).toBe(200);
  expect(something).toHaveBeenCalledOnce();
});

test.for([
  ['ENOSPC', 'The disk is full, so nothing was changed. Make room and try again.'],
  ['EACCES', 'The back office may not write into the folder of the site. Nothing was changed.'],
] as const)('a system error (%s) is reported in a sentence', async ([code, message]) => {
  const { app } = await openOffice();
  app.get('/api/something', () => {
    throw Object.assign(new Error(`${code}: write`), { code });
  });
  const answer = await app.inject({ url: '/api/something', headers: { host, cookie } });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ message });
});
