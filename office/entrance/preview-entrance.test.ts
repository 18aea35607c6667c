import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openHostedOffice, previewUrl, url } from './hosted-office.fixture.ts';
import { guardPreview } from './preview-entrance.ts';
import { changeRole, findByName, removePerson } from './team.ts';

const host = 'preview.office.example.com';
const accept = 'text/html';

/** The preview of a hosted back office. All of its pages have the same text. */
const openPreview = async () => {
  const office = await openHostedOffice();
  const preview = fastify();
  guardPreview(preview, office.entrance);
  preview.all('/*', () => 'the page');
  onTestFinished(() => preview.close());
  const { cookie } = await office.join('Ana', 'owner');
  const bea = await office.join('Bea', 'editor');
  const see = (path: string, headers = {}) =>
    preview.inject({ url: path, headers: { host, ...headers } });
  /** The preview address with a ticket, as the office issues it. */
  const ticketFor = async (by: string, to = '/') => {
    const answer = await office.get(`/preview/open?${new URLSearchParams({ to })}`, {
      cookie: by,
      accept,
      'sec-fetch-site': 'same-site',
    });
    return String(answer.headers.location);
  };
  const enter = async (by: string, to?: string) =>
    see((await ticketFor(by, to)).slice(previewUrl.length));
  const cookieFor = async (by: string) =>
    String((await enter(by)).headers['set-cookie']).split(';')[0] ?? '';
  return { ...office, cookie, bea, preview, see, ticketFor, enter, cookieFor };
};

test('a preview link sends the browser through the office and back to the same page', async () => {
  const { cookie, see, enter } = await openPreview();
  const first = await see('/about?a=1', { accept });
  expect(first.headers.location).toBe(`${url}/preview/open?to=%2Fabout%3Fa%3D1`);
  const entered = await enter(cookie, '/about?a=1');
  expect(entered.headers.location).toBe(`${previewUrl}/about?a=1`);
  const given = String(entered.headers['set-cookie']);
  expect(given).toMatch(/^__Host-preview=[^;]+; Path=\/; Secure; HttpOnly; SameSite=Lax$/u);
  const page = await see('/about?a=1', { cookie: given.split(';')[0] });
  expect(page.body).toBe('the page');
  expect(page.headers).toMatchObject({
    'strict-transport-security': 'max-age=63072000',
    'permissions-policy': expect.stringContaining('publickey-credentials-get=()'),
  });
});

test.for(['//evil.example', '/\\evil.example', '/.//evil.example', '/%2F/'])(
  'the entrance is no open redirect: %s',
  async (to) => {
    const { cookie, enter } = await openPreview();
    const { location = '' } = (await enter(cookie, to)).headers;
    expect(new URL(location).origin).toBe(previewUrl);
  },
);

test('a ticket works once, and neither strangers nor people without the right role get one', async () => {
  const { see, cookie, get, join, ticketFor } = await openPreview();
  const ticket = (await ticketFor(cookie)).slice(previewUrl.length);
  expect((await see(ticket)).statusCode).toBe(303);
  expect((await see(ticket)).statusCode).toBe(401);
  const { cookie: inbox } = await join('Cy', 'inbox');
  expect((await get('/preview/open', { cookie: inbox })).statusCode).toBe(403);
  expect((await get('/preview/open')).statusCode).toBe(401);
});

test('the preview stays open as long as the session that opened it, and its role', async () => {
  const { entrance, bea, cookie, see, cookieFor, post } = await openPreview();
  const [hers, owners] = [await cookieFor(bea.cookie), await cookieFor(cookie)];
  const status = async (by: string) => (await see('/', { cookie: by })).statusCode;
  expect(await status(hers)).toBe(200);
  const { id = 0 } = findByName(entrance.sql, 'Bea') ?? {};
  changeRole(entrance.sql, id, 'inbox');
  expect(await status(hers)).toBe(401);
  changeRole(entrance.sql, id, 'editor');
  expect(await status(hers)).toBe(200);
  removePerson(entrance.sql, id);
  expect(await status(hers)).toBe(401);
  await post('/api/entrance/sign-out', {}, { cookie });
  expect(await status(owners)).toBe(401);
});

test('an open websocket ends with the session', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { entrance, bea, preview, cookieFor } = await openPreview();
  const cookie = await cookieFor(bea.cookie);
  await preview.listen({ host: '127.0.0.1', port: 0 });
  const { port } = preview.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const ended = once(socket, 'close');
  const asked = { Host: host, Cookie: cookie, Connection: 'Upgrade', Upgrade: 'websocket' };
  const lines = Object.entries(asked).map(([name, value]) => `${name}: ${value}\r\n`);
  const ask = async () => {
    socket.write(`GET / HTTP/1.1\r\n${lines.join('')}\r\n`);
    return String(await once(socket, 'data'));
  };
  expect(await ask()).toContain('the page');
  vi.advanceTimersByTime(60_000);
  expect(await ask(), 'later').toContain('the page');
  removePerson(entrance.sql, findByName(entrance.sql, 'Bea')?.id ?? 0);
  vi.advanceTimersByTime(10_000);
  await ended;
});

test('nothing else opens it: no forged cookie, no other host name, no page elsewhere', async () => {
  const { cookie, see, cookieFor } = await openPreview();
  const own = await cookieFor(cookie);
  const [, value = ''] = own.split('=');
  for (const headers of [
    {
      cookie: `__Host-preview=${Number.parseInt(value, 10) + 1}${value.slice(value.indexOf('.'))}`,
    },
    { cookie: '__Host-preview=1.guess' },
    { cookie: cookie.replace('office', 'preview') },
    { cookie: own, host: 'office.example.com' },
    { cookie: own, origin: url },
    { cookie: own, origin: 'https://evil.example' },
  ])
    expect((await see('/', headers)).statusCode, JSON.stringify(headers)).toBe(401);
});

test('the cookie of the preview opens nothing of the office', async () => {
  const { cookie, get, cookieFor } = await openPreview();
  const [, value = ''] = (await cookieFor(cookie)).split('=');
  expect((await get('/api/office', { cookie: `__Host-office=${value}` })).statusCode).toBe(401);
});
