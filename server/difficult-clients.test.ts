import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { crowdedConnections, maximumPipelinedRequests, maximumUnanswered } from './limits.ts';
import { exchange, listenAnywhere, parseAnswer } from './raw-exchange.fixture.ts';
import { createTestApp } from './test-app.fixture.ts';

const serve = async () => {
  const { app } = await createTestApp();
  return { app, port: await listenAnywhere(app) };
};

const get = 'GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n';
const last = `${get}Connection: close\r\n\r\n`;
const post =
  'POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n';

test.for([
  ['headers', 'GET / HTTP/1.1\r\n', 'X: y\r\n'],
  ['body', post, 'a'],
] as const)(
  'a client that sends its %s in a trickle gets a 408 and is cut off',
  async ([, beginning, drop]) => {
    const { app, port } = await serve();
    Object.assign(app.server, { headersTimeout: 150, requestTimeout: 300 });
    const said = await exchange(port, (socket) => {
      socket.write(beginning);
      const dribbling = setInterval(() => socket.write(drop), 20);
      socket.on('close', () => clearInterval(dribbling));
    });
    expect(parseAnswer(said)).toMatchObject({
      status: 408,
      body: 'The request took too long to arrive.\n',
    });
  },
);

test('a client that hangs up in the middle of a request leaves nothing behind', async () => {
  const { port } = await serve();
  const half = `${post}half`;
  expect(parseAnswer(await exchange(port, (socket) => socket.end(half))).status).toBe(400);
  const reset = exchange(port, (socket) => socket.write(half, () => socket.resetAndDestroy()));
  await expect(reset).rejects.toThrow('Premature close');
  expect(await exchange(port, last)).toContain('User-agent');
});

test('a client that keeps sending requests without reading is disconnected, and one that reads is not', async () => {
  const { port } = await serve();
  const said = await exchange(port, `${get}\r\n`.repeat(500));
  expect(said.split('User-agent').length - 1).toBeLessThanOrEqual(maximumPipelinedRequests);
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  for (let request = 0; request < 50; request += 1) {
    socket.write(`${get}\r\n`);
    expect(String(await once(socket, 'data'))).toContain('User-agent');
  }
  socket.destroy();
});

test('a form in tiny chunks is not accepted, and others are answered', async () => {
  const { app, store } = await createTestApp();
  const port = await listenAnywhere(app);
  const chunked = 'POST /contact HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n';
  await exchange(port, chunked + '1\r\na\r\n'.repeat(60_000)).catch(() => '');
  expect(store.submissions).toEqual([]);
  expect(await exchange(port, last)).toContain('User-agent');
});

test('a client with too many requests in progress is asked to wait, and others are answered', async () => {
  const { app } = await createTestApp({ TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_MAX: '1000' });
  const port = await listenAnywhere(app);
  const sockets: Socket[] = [];
  for (let number = 0; number < maximumUnanswered; number += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.write(post.replace('Host', 'X-Forwarded-For: 2001:db8::1\r\nHost'));
    sockets.push(socket);
  }
  const ask = (address: string) =>
    exchange(port, `${get}X-Forwarded-For: ${address}\r\nConnection: close\r\n\r\n`);
  await expect
    .poll(() => ask('2001:db8::1'), { timeout: 10_000 })
    .toContain('429 Too Many Requests');
  expect(await ask('2001:db8:1::1')).toContain('User-agent');
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => ask('2001:db8::1'), { timeout: 10_000 }).toContain('User-agent');
});

test('when nearly all connections are taken, the longest idle ones are closed for a new one', async () => {
  const { port } = await serve();
  const sockets = Array.from({ length: crowdedConnections }, () =>
    connect(port, '127.0.0.1')
      .on('error', () => {})
      .resume(),
  );
  const ended = once(sockets[0] as Socket, 'close');
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  expect(await exchange(port, last)).toContain('User-agent');
  await ended;
  for (const socket of sockets) socket.destroy();
});

test('closing ends idle and unused connections at once', async () => {
  const { app, port } = await serve();
  const unused = connect(port, '127.0.0.1');
  const idle = connect(port, '127.0.0.1').setEncoding('utf8');
  idle.write(`${get}\r\n`);
  await once(idle, 'data');
  Object.assign(app.server, { keepAliveTimeout: 0 });
  const ended = Promise.all([once(idle, 'close'), once(unused, 'close')]);
  await app.close();
  await ended;
});

const urlencoded = 'Content-Type: application/x-www-form-urlencoded';
const json = 'Content-Type: application/json';
const good = 'name=Ada&email=a@b.c&service=SEO&brief=Hi';

/** A request as it is sent. `body` is in Latin-1: one character, one byte. */
const request = (requestLine: string, headers: readonly string[] = [], body = '') =>
  [
    `${requestLine} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    ...headers,
    ...(body && [`Content-Length: ${body.length}`]),
    '',
    body,
  ].join('\r\n');

const postOf = (type: string, body: string, ...headers: string[]) =>
  request('POST /contact', [type, ...headers], body);

test.for<[what: string, wire: string, status: number]>([
  ['a NUL in the address, raw', request('GET /about\0'), 400],
  ['an address longer than all headers may be', request(`GET /${'a'.repeat(20_000)}`), 431],
  ['two hosts', request('GET /about', ['host: other.example']), 400],
  ['rubbish', 'rubbish\r\n\r\n', 400],
  ['POST on a page without a form', request('POST /about', [urlencoded], good), 405],
  ['no type', request('POST /contact', [], good), 415],
  ['another character set', postOf(`${urlencoded}; charset=iso-8859-1`, good), 415],
  ['another origin', postOf(urlencoded, good, 'Origin: https://evil.example'), 403],
  ['a body far too large', postOf(urlencoded, `brief=${'a'.repeat(3_000_000)}`), 413],
  [
    'a body announced to be enormous',
    request('POST /contact', [urlencoded, 'Content-Length: 99999999999']),
    413,
  ],
  [
    'chunks without end',
    request('POST /contact', [urlencoded, 'Transfer-Encoding: chunked']) +
      `ffff\r\n${'a'.repeat(65_535)}\r\n`.repeat(20),
    413,
  ],
  ['bad percent-encoding in a field', postOf(urlencoded, `${good}&x=%zz`), 400],
  ['a repeated field', postOf(urlencoded, `${good}&name=Eve`), 400],
  ['a number in JSON', postOf(json, '{"name":1}'), 400],
  ['JSON that is cut off', postOf(json, '{"name":"Ada"'), 400],
  ['JSON that is not UTF-8', postOf(json, '{"name":"\xff"}'), 400],
  ['nothing but a NUL in a field', postOf(urlencoded, good.replace('Ada', '%00')), 422],
  ['half a character in a field', postOf(json, '{"name":"\\ud800"}'), 422],
])('%s: a plain refusal, and nothing stored', async ([, wire, status]) => {
  const { app, store, logLines } = await createTestApp();
  const answer = parseAnswer(await exchange(await listenAnywhere(app), wire));
  expect(answer.status).toBe(status);
  expect(answer.body).toMatch(/[A-Z][\w ,'’-]+[a-z](?:\.|")/u);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  if (status === 405) expect(answer.headers['allow']).toMatch(/^GET, HEAD/u);
  expect(store.submissions).toEqual([]);
  expect(logLines.join('')).not.toContain('"level":50');
});
