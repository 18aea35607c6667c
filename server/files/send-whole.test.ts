import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { maximumRequestsPerConnection } from '../http/limits.ts';
import { ask, exchange, listenAnywhere, parseAnswer } from '../test-support/raw-exchange.ts';
import { createTestApp, slotContent } from '../test-support/test-app.ts';

const request = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;

const last = request('/robots.txt', 'Connection: close\r\n');

const withoutDates = (said: string) => said.replace(/Date: .*\r\n/gu, '');

/** A condition that no file meets, and that `sendWhole` leaves to Fastify. */
const condition = 'If-None-Match: "other"\r\n';

test.for(['', 'Accept-Encoding: gzip\r\n', 'Accept-Encoding: br\r\nConnection: keep-alive\r\n'])(
  'a page that is sent whole is, to the byte, what Node would have made of it: %j',
  async (headers) => {
    const { app, logLines } = await createTestApp();
    const port = await listenAnywhere(app);
    const whole = await exchange(port, request('/', headers) + last);
    const usual = await exchange(port, request('/', condition + headers) + last);
    expect(withoutDates(whole)).toBe(withoutDates(usual));
    const lines = logLines.map((line): object => JSON.parse(line));
    const pages = lines.filter((line) => 'path' in line && line.path === '/');
    const common = { level: 30, time: expect.any(Number), method: 'GET', path: '/', status: 200 };
    expect(pages).toEqual([common, { ...common, milliseconds: expect.any(Number) }]);
  },
);

test('every answer tells the date of its second', async () => {
  const { app } = await createTestApp();
  const port = await listenAnywhere(app);
  const saidDate = async () => {
    const said = await exchange(port, request('/') + last);
    return Date.parse(parseAnswer(said).headers['date'] ?? '');
  };
  const first = await saidDate();
  expect(Math.abs(Date.now() - first)).toBeLessThan(2_000);
  await pause(1_100);
  expect(await saidDate()).toBeGreaterThan(first);
});

test.for(['GET / HTTP/1.0\r\n\r\n', request('/', 'Connection: close\r\n')])(
  'who wants the connection closed is told that it is: %j',
  async (words) => {
    const { app } = await createTestApp();
    const said = await exchange(await listenAnywhere(app), words);
    expect(parseAnswer(said)).toMatchObject({ status: 200, headers: { connection: 'close' } });
  },
);

test('the last request that a connection may carry is told so', async () => {
  const { app } = await createTestApp();
  const port = await listenAnywhere(app);
  const requests = request('/robots.txt').repeat(maximumRequestsPerConnection);
  const said = await exchange(port, (socket) => {
    socket.write(requests);
    // Node says it, and leaves it to the client to hang up.
    socket.on('data', (piece) => String(piece).includes('Connection: close') && socket.end());
  });
  const answers = said.split(/(?=HTTP\/1\.1 )/u);
  expect(answers).toHaveLength(maximumRequestsPerConnection);
  expect(parseAnswer(answers.at(-2) ?? '').headers['connection']).toBe('keep-alive');
  expect(parseAnswer(answers.at(-1) ?? '').headers['connection']).toBe('close');
});

test('a page that depends on its query is left to its route', async () => {
  const { app } = await createTestApp();
  const port = await listenAnywhere(app);
  const said = await exchange(port, request('/newsletter?email=ada@example.com') + last);
  expect(slotContent(parseAnswer(said).body, 'newsletter-form')).toMatchObject({
    state: { values: { email: 'ada@example.com' } },
  });
});

test('a path with a query is the page, and HEAD gets no body', async () => {
  const { app } = await createTestApp();
  const port = await listenAnywhere(app);
  const said = await exchange(port, request('/about?utm_source=letter') + last);
  expect(parseAnswer(said).body).toContain('Meet &amp; greet');
  expect(await ask(port, 'HEAD /about')).toMatchObject({ status: 200, body: '' });
});
