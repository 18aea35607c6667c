import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { maximumPipelinedRequests, timeouts, type Timeouts } from './limits.ts';
import { ask, exchange, listenAnywhere, parseAnswer } from './test-support/raw-exchange.ts';
import { createTestApp } from './test-support/test-app.ts';

const hurried = {
  headersTimeout: 150,
  requestTimeout: 300,
  connectionTimeout: 400,
  keepAliveTimeout: 100,
  connectionsCheckingInterval: 25,
};

const serve = async (times: Timeouts = hurried) => {
  const { app } = await createTestApp({}, { times });
  app.get('/late', async () => {
    await pause(200);
    return 'late';
  });
  return { app, port: await listenAnywhere(app) };
};

const get = 'GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n';
const last = `${get}Connection: close\r\n\r\n`;
const post =
  'POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n';

test('no limit is left at Node’s default', async () => {
  const { app } = await createTestApp();
  const { connectionTimeout, connectionsCheckingInterval: _, ...times } = timeouts;
  expect(app.server).toMatchObject({
    ...times,
    timeout: connectionTimeout,
    maxConnections: 2_000,
    maxRequestsPerSocket: 10_000,
  });
});

test('a client that dribbles its headers is told and cut off', async () => {
  const { port } = await serve();
  const said = await exchange(port, (socket) => {
    socket.write('GET / HTTP/1.1\r\n');
    const dribbling = setInterval(() => socket.write('X: y\r\n'), 20);
    socket.on('close', () => clearInterval(dribbling));
  });
  expect(parseAnswer(said)).toMatchObject({
    status: 408,
    body: 'The request took too long to arrive.\n',
  });
});

test('a client that dribbles its body is told and cut off', async () => {
  const { port } = await serve();
  const said = await exchange(port, (socket) => {
    socket.write(post);
    const dribbling = setInterval(() => socket.write('a'), 20);
    socket.on('close', () => clearInterval(dribbling));
  });
  expect(parseAnswer(said).status).toBe(408);
});

test('a client that says nothing is cut off', async () => {
  const { port } = await serve();
  expect(parseAnswer(await exchange(port, '')).status).toBe(408);
});

test('a client that hangs up in the middle of a request leaves nothing behind', async () => {
  const { port } = await serve();
  const half = `${post}half`;
  expect(parseAnswer(await exchange(port, (socket) => socket.end(half))).status).toBe(400);
  const reset = exchange(port, (socket) => socket.write(half, () => socket.resetAndDestroy()));
  await expect(reset).rejects.toThrow('Premature close');
  expect(await exchange(port, last)).toContain('User-agent');
});

test('an idle connection is closed', async () => {
  const { port } = await serve();
  expect(await exchange(port, `${get}\r\n`)).toContain('User-agent');
});

test('requests sent in one go are answered one by one', async () => {
  const { port } = await serve();
  const said = await exchange(port, `${get}\r\nGET /late HTTP/1.1\r\nHost: x\r\n\r\n${last}`);
  expect(said.match(/HTTP\/1\.1 \d+|late|User-agent/gu)).toEqual([
    'HTTP/1.1 200',
    'User-agent',
    'HTTP/1.1 200',
    'late',
    'HTTP/1.1 200',
    'User-agent',
  ]);
});

test.for(['GET /robots.txt HTTP/1.0\r\n\r\n', last])(
  'who wants the connection closed is told that it is: %j',
  async (words) => {
    const { port } = await serve();
    expect(parseAnswer(await exchange(port, words))).toMatchObject({
      status: 200,
      headers: { connection: 'close' },
    });
  },
);

test('a client that goes on asking without reading is hung up on, and one that reads is not', async () => {
  const { port } = await serve(timeouts);
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
  const { app, port } = await serve(timeouts);
  const unused = connect(port, '127.0.0.1');
  const idle = connect(port, '127.0.0.1').setEncoding('utf8');
  idle.write(`${get}\r\n`);
  await once(idle, 'data');
  const began = performance.now();
  await app.close();
  expect(performance.now() - began).toBeLessThan(1_000);
  unused.destroy();
});

test('closing waits for the answer to a request that came in before', async () => {
  const { app, port } = await serve(timeouts);
  const said = exchange(port, 'GET /late HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await pause(50);
  const began = performance.now();
  const closing = app.close();
  expect(await said).toMatch(/late$/u);
  await closing;
  expect(performance.now() - began).toBeLessThan(1_000);
  await expect(ask(port, 'GET /')).rejects.toThrow('ECONNREFUSED');
});
