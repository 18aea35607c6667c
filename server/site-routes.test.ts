import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ask, listenAnywhere } from './test-support/raw-exchange.ts';
import { createTestApp, slotContent } from './test-support/test-app.ts';

test('a page is sent in the best encoding the browser takes', async () => {
  const { app } = await createTestApp();
  const get = (encoding: string) =>
    app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
  const plain = await get('identity');
  const brotli = await get('gzip, br');
  const gzip = await get('gzip');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload);
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
  expect(brotli.headers['content-length']).toBe(String(brotli.rawPayload.length));
});

test.for([
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0, gzip', 'gzip'],
  ['identity, br;q=0.5', undefined],
  ['identity;q=0, *;q=0', undefined],
  ['br;q=nonsense', undefined],
] as const)('Accept-Encoding %s is answered with %s', async ([accepted, coding]) => {
  const { app } = await createTestApp();
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  const answer = await app.inject({ url: '/', headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBe(coding);
});

test('hashed files are kept for ever, pages are asked about again, the rest lasts an hour', async () => {
  const { app } = await createTestApp();
  const caching = async (url: string) => (await app.inject({ url })).headers['cache-control'];
  expect(await caching('/_astro/menu.B8xK3k2a.js')).toBe('public, max-age=31536000, immutable');
  expect(await caching('/about')).toBe('no-cache');
  expect(await caching('/robots.txt')).toBe('public, max-age=3600');
});

test('a browser that has the page already is told so', async () => {
  const { app } = await createTestApp();
  const first = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  const etag = String(first.headers.etag);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const headers = { 'accept-encoding': 'br', 'if-none-match': known };
    const again = await app.inject({ url: '/', headers });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache' });
  }
});

test('a copy in another encoding, or of another page, is sent again', async () => {
  const { app } = await createTestApp();
  const first = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  for (const headers of [
    { 'accept-encoding': 'gzip', 'if-none-match': String(first.headers.etag) },
    { 'accept-encoding': 'br', 'if-none-match': '"other"' },
  ]) {
    expect((await app.inject({ url: '/', headers })).statusCode).toBe(200);
  }
});

test('HEAD tells the same headers as GET', async () => {
  const { app } = await createTestApp();
  const { date: _, ...headers } = (await app.inject({ url: '/about' })).headers;
  const head = await app.inject({ method: 'HEAD', url: '/about' });
  expect(head.headers).toMatchObject(headers);
  expect(head.body).toBe('');
});

test.for([
  ['/about/', '/about'],
  ['/About', '/about'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['//about', '/about'],
  ['/LocalSEO?utm_source=x', '/localseo?utm_source=x'],
  ['/%61bout', '/about'],
  ['/free-review', '/freereviewlanding'],
  ['/Newsletter/?email=a', '/newsletter?email=a'],
  ['/contact/sent/', '/contact/sent'],
  ['//robots.txt', '/robots.txt'],
  ['http://evil.example/about/', '/about'],
] as const)('%s leads to %s for good', async ([url, location]) => {
  const { app } = await createTestApp();
  const answer = await ask(await listenAnywhere(app), `GET ${url}`);
  expect(answer.status).toBe(301);
  expect(answer.headers.location).toBe(location);
});

test.for([
  '//evil.example',
  '//evil.example/',
  '/\\evil.example',
  '/%2e%2e/',
  '//host/%2e%2e/x/',
  '//evil.example/%2e%2e/about',
  '/..//about',
  '/https://evil.example/about/',
  '/*',
  '/:path',
  '*',
])('%s leads nowhere', async (url) => {
  const { app } = await createTestApp();
  const answer = await ask(await listenAnywhere(app), `GET ${url}`);
  expect(answer.status).toBe(404);
  expect(answer.headers).not.toHaveProperty('location');
});

test('a form sent to another spelling of its address is sent on, form and all', async () => {
  const { app } = await createTestApp();
  const answer = await app.inject({ method: 'POST', url: '/Contact/' });
  expect(answer.statusCode).toBe(308);
  expect(answer.headers.location).toBe('/contact');
});

test('an unknown address says so, with the pages whose addresses are like it', async () => {
  const { app } = await createTestApp();
  const answer = await app.inject({ url: '/abuot?x=1' });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(slotContent(answer.body, 'not-found')['suggestions']).toContainEqual({
    path: '/about',
    title: 'Meet & greet',
  });
});

test('the 404 page and the problem page have no address of their own', async () => {
  const { app } = await createTestApp();
  for (const url of ['/404', '/404.html', '/problem', '/problem.html', '/problem/']) {
    expect((await app.inject({ url })).statusCode).toBe(404);
  }
});

test('scripts that ask for JSON are told of an unknown address in JSON', async () => {
  const { app } = await createTestApp();
  const answer = await app.inject({ url: '/nowhere', headers: { accept: 'application/json' } });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({
    message: 'There is nothing at this address. Please check it, or start at the home page.',
  });
});

test('every answer carries the security headers', async () => {
  const { app } = await createTestApp({ SITE_URL: 'https://marigold.example' });
  for (const url of [
    '/',
    '/about/',
    '/nowhere',
    '/%zz',
    '/healthz',
    '/picture.avif',
    '/logo.svg',
  ]) {
    expect((await app.inject({ url })).headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  }
});

test('a PDF can be read in the browser’s own viewer, and a drawing keeps its colours', async () => {
  const { app } = await createTestApp();
  const policy = async (url: string) =>
    (await app.inject({ url })).headers['content-security-policy'];
  expect(await policy('/guide.pdf')).toBe("frame-ancestors 'none'");
  expect(await policy('/logo.svg')).toMatch(/style-src 'self' 'sha256-/u);
});

test('a page that fails to render is answered with words, and the reason is logged', async () => {
  const renderSlot = () => {
    throw new Error('A component is broken');
  };
  const { app, logLines } = await createTestApp({}, { renderSlot });
  const answer = await app.inject({ url: '/nowhere' });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).toBe(
    'Something went wrong on our side. We are sorry. Please try again in a few minutes.\n',
  );
  expect(logLines.join('')).toContain('A component is broken');
});

test('the log tells method, path, status and duration, and nothing about the visitor', async () => {
  const { app, logLines } = await createTestApp();
  await app.inject({ url: '/about?email=jane@example.com', headers: { 'user-agent': 'Secret/1' } });
  await app.inject({ url: `/unsubscribe/jane@example.com/${'x'.repeat(500)}` });
  await app.inject({ url: '/jane%40example.com/%zz' });
  const entries = logLines.map((line) => JSON.parse(line));
  expect(entries[0]).toEqual({
    level: 30,
    time: expect.any(Number),
    method: 'GET',
    path: '/about',
    status: 200,
    milliseconds: expect.any(Number),
  });
  expect(entries[1].path).toMatch(/^\/unsubscribe\/\[address\]\/x+$/u);
  expect(entries[1].path).toHaveLength(200);
  expect(entries[2]).toMatchObject({ path: '/[address]/%zz', status: 400 });
  expect(logLines.join('')).not.toMatch(/jane|Secret|127\.0\.0\.1/u);
});

test('the blog of a category or a page is the built page with its listing rendered for it', async () => {
  const { app } = await createTestApp();
  const answer = await app.inject('/blog?category=Email+Marketing&page=2');
  expect(answer.statusCode).toBe(200);
  expect(slotContent(answer.body, 'blog-listing')['search']).toBe(
    '?category=Email+Marketing&page=2',
  );
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-robots-tag': 'all',
  });
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
});

test.for(['/blog', '/blog?utm_source=letter'])('%s is the file as it was built', async (url) => {
  const { app } = await createTestApp();
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers.etag).toBeDefined();
  expect(answer.body).toContain('As built');
});

test('the blog answers HEAD, leads other spellings to itself with their query, and refuses other methods', async () => {
  const { app } = await createTestApp();
  const head = await app.inject({ method: 'HEAD', url: '/blog?page=2' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  const spelled = await app.inject('/Blog/?category=Website');
  expect([spelled.statusCode, spelled.headers.location]).toEqual([301, '/blog?category=Website']);
  const posted = await app.inject({ method: 'POST', url: '/blog?page=2' });
  expect([posted.statusCode, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
});
