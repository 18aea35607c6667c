import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ask, listenAnywhere } from './raw-exchange.fixture.ts';
import { createTestApp, slotContent } from './test-app.fixture.ts';

const decompress = { br: brotliDecompressSync, gzip: gunzipSync };

test.for([
  [undefined, undefined],
  ['br;q=0, gzip', 'gzip'],
  ['identity;q=0, *;q=0', undefined],
] as const)('Accept-Encoding %s is answered with %s', async ([accepted, coding]) => {
  const { app } = await createTestApp();
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  const answer = await app.inject({ url: '/', headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-length': String(answer.rawPayload.length),
    vary: 'Accept-Encoding',
  });
  expect(answer.headers['content-encoding']).toBe(coding);
  const plain = coding ? decompress[coding](answer.rawPayload) : answer.rawPayload;
  expect(String(plain)).toContain('Welcome to Marigold.');
});

test('hashed files are cached forever, pages are revalidated, and the rest is cached for an hour', async () => {
  const { app } = await createTestApp();
  const caching = async (url: string) => (await app.inject({ url })).headers['cache-control'];
  for (const hashed of ['/_astro/menu.B8xK3k2a.js', '/quotes/9cITq1_ff3kf-640.avif'])
    expect(await caching(hashed)).toBe('public, max-age=31536000, immutable');
  expect(await caching('/about')).toBe('no-cache');
  expect(await caching('/robots.txt')).toBe('public, max-age=3600');
});

test('a browser with the current page gets a 304, and one with another or older version gets the page', async () => {
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
  for (const [coding, known] of [
    ['gzip', etag],
    ['br', '"other"'],
  ]) {
    const headers = { 'accept-encoding': coding, 'if-none-match': known };
    expect((await app.inject({ url: '/', headers })).statusCode).toBe(200);
  }
});

test.for([
  ['/about/', '/about'],
  ['/About', '/about'],
  ['/index.html', '/'],
  ['/LocalSEO?utm_source=x', '/localseo?utm_source=x'],
  ['/free-review', '/freereviewlanding'],
  ['/Old/Story/?from=mail', '/about?from=mail'],
  ['http://evil.example/about/', '/about'],
  // Programs that detect links in a text include the period.
  ['/about.', '/about'],
  ['/about),?from=mail', '/about?from=mail'],
  ['/about/%20', '/about'],
  // A 308 keeps the method and the form.
  ['/Contact/', '/contact', 'POST', 308],
] as const)(
  '%s redirects permanently to %s',
  async ([url, location, method = 'GET', status = 301]) => {
    const { app } = await createTestApp();
    const answer = await ask(await listenAnywhere(app), `${method} ${url}`);
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBe(location);
  },
);

test.for(['//evil.example/', '/\\evil.example', '//evil.example/%2e%2e/about', '/nowhere.'])(
  '%s leads nowhere',
  async (url) => {
    const { app } = await createTestApp();
    const answer = await ask(await listenAnywhere(app), `GET ${url}`);
    expect(answer.status).toBe(404);
    expect(answer.headers).not.toHaveProperty('location');
  },
);

test('an unknown address gets a 404 page that suggests similar addresses', async () => {
  const { app } = await createTestApp();
  const answer = await app.inject({ url: '/abuot?x=1' });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const suggestions = (body: string) => slotContent(body, 'not-found')['suggestions'];
  expect(suggestions(answer.body)).toContainEqual({ path: '/about', title: 'Meet & greet' });
  for (const url of ['/404', '/problem.html', '/problem/'])
    expect((await app.inject({ url })).statusCode).toBe(404);
  expect(suggestions((await app.inject(`/${'x'.repeat(10_000)}`)).body)).toEqual([]);
});

test('a PDF opens in the browser’s own viewer, and a drawing keeps its colors', async () => {
  const { app } = await createTestApp();
  const policy = async (url: string) =>
    (await app.inject({ url })).headers['content-security-policy'];
  expect(await policy('/guide.pdf')).toBe("frame-ancestors 'none'");
  expect(await policy('/logo.svg')).toBe("default-src 'none';frame-ancestors 'none'");
});

test('a page that fails to render is answered with a sentence, and the reason is logged', async () => {
  const renderSlot = () => {
    throw new Error('A component is broken');
  };
  const { app, logLines } = await createTestApp({}, { renderSlot });
  const answer = await app.inject({ url: '/nowhere' });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).toBe(
    'Something went wrong on our end. We’re sorry. Please try again in a few minutes.\n',
  );
  expect(logLines.join('')).toContain('A component is broken');
});

test('the log holds method, path, status and duration, and nothing about the visitor', async () => {
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

test('a package in the address of the contact page is preselected in the form', async () => {
  const { app } = await createTestApp();
  const answer = await app.inject('/contact?package=visibility-audit');
  expect(answer.statusCode).toBe(200);
  expect(slotContent(answer.body, 'contact-form')['ordered']).toBe('visibility-audit');
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'all' });
  expect((await app.inject('/contact?utm_source=letter')).body).toContain('As built');
  const thanks = await app.inject('/contact/sent?package=visibility-audit');
  expect(slotContent(thanks.body, 'order-thanks')['ordered']).toBe('visibility-audit');
  expect(thanks.headers).toMatchObject({ 'x-robots-tag': 'noindex' });
});

const doorAt = async (query: string) => {
  const { app } = await createTestApp();
  return app.inject({ url: `/yourdoor?${query}` });
};

test('a name and a trade are painted over the door, are not cached, and are not indexed by search engines', async () => {
  const answer = await doorAt('name=Juniper+%26+Rye&trade=bakery');
  expect(answer.statusCode).toBe(200);
  expect(slotContent(answer.body, 'your-door')['door']).toEqual({
    name: 'Juniper & Rye',
    trade: 'bakery',
  });
  expect(slotContent(answer.body, 'door-tags')['door']).toMatchObject({ name: 'Juniper & Rye' });
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
  });
});

test('a trade without a name stays chosen', async () => {
  const { body } = await doorAt('name=+&trade=law');
  expect(slotContent(body, 'your-door')).toMatchObject({ trade: 'law' });
  expect(slotContent(body, 'your-door')['door']).toBeUndefined();
});

test('the security policy of a door page is the built one, whatever its sign says', async () => {
  const built = (await doorAt('')).headers['content-security-policy'];
  const name = encodeURIComponent('<script>alert(1)</script><!--/slot:your-door-->');
  const { headers, body } = await doorAt(`name=${name}`);
  expect(headers['content-security-policy']).toBe(built);
  expect(body).not.toContain('<script>alert');
});
