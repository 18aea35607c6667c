import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { exchange, parseAnswer } from '../test-support/raw-exchange.ts';
import { timeouts } from './limits.ts';
import { createServerGroup } from './server-group.ts';

const hurried = {
  headersTimeout: 150,
  requestTimeout: 300,
  connectionTimeout: 400,
  keepAliveTimeout: 100,
  connectionsCheckingInterval: 25,
};

const sayHello: RequestListener = (request, response) => {
  buffer(request).then(
    () => response.end('hello'),
    () => {},
  );
};

const serve = async (listener = sayHello, times = hurried) => {
  const group = createServerGroup({ times });
  const server = group.create(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.closeAllConnections());
  return { group, server, port: (server.address() as AddressInfo).port };
};

const get = 'GET / HTTP/1.1\r\nHost: localhost\r\n';

test('no limit is left at Node’s default', () => {
  const server = createServerGroup().create(sayHello);
  const { connectionTimeout, connectionsCheckingInterval: _, ...times } = timeouts;
  expect(server).toMatchObject({
    ...times,
    timeout: connectionTimeout,
    maxConnections: 2_000,
    maxRequestsPerSocket: 10_000,
  });
  server.close();
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
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n');
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
  const half = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nhalf';
  expect(parseAnswer(await exchange(port, (socket) => socket.end(half))).status).toBe(400);
  const reset = exchange(port, (socket) => socket.write(half, () => socket.resetAndDestroy()));
  await expect(reset).rejects.toThrow('Premature close');
  expect(await exchange(port, `${get}Connection: close\r\n\r\n`)).toMatch(/hello$/u);
});

test('an idle connection is closed', async () => {
  const { port } = await serve();
  expect(await exchange(port, `${get}\r\n`)).toMatch(/hello$/u);
});

test('requests sent in one go are answered one by one, and rubbish behind them last', async () => {
  const { port } = await serve();
  const said = await exchange(port, `${get}\r\n${get}\r\nrubbish\r\n\r\n`);
  expect(said.match(/HTTP\/1\.1 \d+/gu)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 400']);
});

test('a client that goes on asking without reading gets one answer at a time', async () => {
  let begun = 0;
  const { port } = await serve(
    (_request, response) => {
      begun += 1;
      response.end(Buffer.alloc(16 * 1024 * 1024));
    },
    { ...hurried, ...timeouts },
  );
  const socket = connect(port, '127.0.0.1').pause();
  socket.write(`${get}\r\n`.repeat(3));
  await expect.poll(() => begun).toBe(1);
  await pause(100);
  expect(begun).toBe(1);
  socket.resume();
  await expect.poll(() => begun).toBe(3);
  socket.destroy();
});

test('closing ends idle and unused connections at once', async () => {
  const { group, port } = await serve(sayHello, { ...hurried, ...timeouts });
  const unused = connect(port, '127.0.0.1');
  const idle = connect(port, '127.0.0.1').setEncoding('utf8');
  idle.write(`${get}\r\n`);
  await once(idle, 'data');
  const began = performance.now();
  await group.close();
  expect(performance.now() - began).toBeLessThan(1_000);
  unused.destroy();
});

test('closing waits for the answer to a request that came in before', async () => {
  const { group, port } = await serve((_request, response) => {
    setTimeout(() => response.end('late'), 200);
  });
  const said = exchange(port, `${get}\r\n`);
  await pause(50);
  const closing = group.close();
  expect(await said).toMatch(/late$/u);
  await closing;
  await expect(exchange(port, `${get}\r\n`)).rejects.toThrow('ECONNREFUSED');
});
