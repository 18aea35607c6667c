import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { maximumPipelinedRequests } from './limits.ts';
import { exchange, listenAnywhere, parseAnswer } from './test-support/raw-exchange.ts';
import { createTestApp } from './test-support/test-app.ts';

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
] as const)('a client that dribbles its %s is told and cut off', async ([, beginning, drop]) => {
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
});

test('a client that hangs up in the middle of a request leaves nothing behind', async () => {
  const { port } = await serve();
  const half = `${post}half`;
  expect(parseAnswer(await exchange(port, (socket) => socket.end(half))).status).toBe(400);
  const reset = exchange(port, (socket) => socket.write(half, () => socket.resetAndDestroy()));
  await expect(reset).rejects.toThrow('Premature close');
  expect(await exchange(port, last)).toContain('User-agent');
});

test('a client that goes on asking without reading is hung up on, and one that reads is not', async () => {
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

test('closing ends idle and unused connections at once', async () => {
  const { app, port } = await serve();
  const unused = connect(port, '127.0.0.1');
  const idle = connect(port, '127.0.0.1').setEncoding('utf8');
  idle.write(`${get}\r\n`);
  await once(idle, 'data');
  const began = performance.now();
  await app.close();
  expect(performance.now() - began).toBeLessThan(1_000);
  unused.destroy();
});
