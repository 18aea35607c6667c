import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { requestRaw } from '../../tests/fixtures/raw-request.ts';
import { originsAt } from '../guard.ts';
import { listenForPreview, secretHeader } from './proxy.ts';

const session = 'a-session-of-this-start';
const secret = 'a-secret-of-this-start';

/** The preview proxy of a back office, in front of a server that records its requests. */
const openPreview = async ({ isReady = true } = {}) => {
  const asked: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
  const upstream = createServer(({ url, headers }, response) => {
    asked.push({ url, headers });
    response.end('the page');
  }).on('upgrade', ({ url, headers }, socket) => {
    asked.push({ url, headers });
    socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
  });
  upstream.listen(0, '127.0.0.1');
  // The preview takes a port after the office's; those are probably free.
  const office = createServer().listen(0, '127.0.0.1');
  await Promise.all([once(upstream, 'listening'), once(office, 'listening')]);
  const portOf = (server: typeof office) => (server.address() as AddressInfo).port;
  const key = { token: 'a-token', session, port: portOf(office) };
  const upstreamPort = () => (isReady ? portOf(upstream) : undefined);
  const { app, port } = await listenForPreview({ key, secret, upstreamPort });
  onTestFinished(async () => {
    await app.close();
    upstream.close();
    office.close();
  });
  const cookie = `back-office-${key.port}=${session}`;
  return { key, port, asked, cookie, origin: `http://127.0.0.1:${port}` };
};

const upgrade = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Version': '13',
};

test('a browser with the key gets the page, which never sees the key and can be framed by the back office only', async () => {
  const { key, asked, cookie, origin } = await openPreview();
  const answer = await fetch(`${origin}/about?a=1&b`, { headers: { cookie } });
  expect(await answer.text()).toBe('the page');
  expect(asked).toHaveLength(1);
  expect(asked[0]?.url).toBe('/about?a=1&b');
  expect(asked[0]?.headers).toMatchObject({ [secretHeader]: secret, host: new URL(origin).host });
  expect(asked[0]?.headers).not.toHaveProperty('cookie');
  expect(answer.headers.get('content-security-policy')).toBe(
    `frame-ancestors 'self' ${originsAt(key.port).join(' ')}`,
  );
});

test('without the key, or from elsewhere, nobody reaches the development server, not even its websocket', async () => {
  const { key, asked, cookie, origin, port } = await openPreview();
  for (const [what, headers] of Object.entries<Record<string, string>>({
    'no key': {},
    'a wrong key': { cookie: `back-office-${key.port}=guess` },
    'under another name': { cookie, host: `evil.example:${port}` },
    'from a page of the back office': { cookie, origin: `http://127.0.0.1:${key.port}` },
    'from another website': { cookie, origin: 'https://evil.example' },
  }))
    for (const more of [{}, upgrade]) {
      const { status, body } = await requestRaw(origin, '/', { ...headers, ...more });
      expect(status, what).toBe(403);
      expect(body, what).toContain('know this browser');
    }
  expect(asked).toEqual([]);
});

test('the websocket reaches the development server with its secret, and without the key', async () => {
  const { asked, cookie, origin } = await openPreview();
  const headers = { cookie, origin, ...upgrade };
  // This request never ends, since the test's server does not speak websocket.
  void requestRaw(origin, '/?token=of-vite', headers).catch(() => undefined);
  await expect.poll(() => asked).toHaveLength(1);
  expect(asked[0]?.url).toBe('/?token=of-vite');
  expect(asked[0]?.headers[secretHeader]).toBe(secret);
  expect(asked[0]?.headers).not.toHaveProperty('cookie');
});

test('while the preview starts, a page says so', async () => {
  const { cookie, origin } = await openPreview({ isReady: false });
  const answer = await fetch(origin, { headers: { cookie, accept: 'text/html' } });
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('<h1>The preview is starting.');
});
