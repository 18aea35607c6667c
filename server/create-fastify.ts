import { fastify, LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { DestinationStream } from 'pino';
import {
  maximumConnections,
  maximumHeaderSize,
  maximumPipelinedRequests,
  maximumRequestsPerConnection,
  timeouts,
} from './limits.ts';
import { describeError, standardOutput } from './request-log.ts';
import type { Headers } from './security-headers.ts';

interface Refusal {
  status: number;
  sentence: string;
}

/** What Node reports about a request it could not read, and how that is answered. */
const refusals: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, sentence: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: { status: 431, sentence: 'The headers of the request are too large.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, sentence: 'The request is too large.' },
};

const malformed: Refusal = { status: 400, sentence: 'The request could not be understood.' };

/** Time for the answer to reach the client, in milliseconds: closing at once, with data still coming in, would discard it. */
const lingering = 1_000;

/** Answers what Node could not read as a request, with the same security headers as everything else, and hangs up. */
const answerClientError =
  (securityHeaders: Headers) =>
  (error: NodeJS.ErrnoException, socket: Duplex): void => {
    // Node reports a malformed request once for every piece that comes in after it.
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const { status, sentence } = refusals[error.code ?? ''] ?? malformed;
    const headers = Object.entries({
      ...securityHeaders,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(sentence.length + 1),
      'Cache-Control': 'no-store',
      Connection: 'close',
    }).map((header) => `${header.join(': ')}\r\n`);
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('')}\r\n${sentence}\n`,
    );
    setTimeout(() => socket.destroy(), lingering).unref();
  };

/** How often connections that have become idle are looked for while closing, in milliseconds. */
const sweepInterval = 50;

/** Fastify waits for every connection that is not idle when it begins to close. */
const endConnectionsOnClose = (app: FastifyInstance): void => {
  const { server } = app;
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const sweep = () => {
    server.closeIdleConnections();
    // Browsers open connections before they need them. Node does not count these as idle.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  app.addHook('preClose', (done) => {
    const sweeping = setInterval(sweep, sweepInterval);
    server.once('close', () => clearInterval(sweeping));
    done();
  });
};

/** Hangs up on who goes on asking without reading. */
const limitPipelining = (app: FastifyInstance): void => {
  const unanswered = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: number): number => {
    const requests = (unanswered.get(socket) ?? 0) + change;
    unanswered.set(socket, requests);
    return requests;
  };
  app.addHook('onRequest', ({ socket }, _reply, done) => {
    if (count(socket, 1) > maximumPipelinedRequests) socket.destroy();
    else done();
  });
  app.addHook('onResponse', ({ socket }, _reply, done) => {
    count(socket, -1);
    done();
  });
};

export interface FastifySettings {
  logLevel: string;
  logStream?: DestinationStream | undefined;
  /** Addresses and ranges whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[];
  /** Sent with answers to what is no proper request. */
  securityHeaders: Headers;
  frameworkErrors: NonNullable<FastifyServerOptions['frameworkErrors']>;
}

/** Fastify with all limits set, taking no body before a route says how. Closing it answers what was accepted. */
export const createFastify = (settings: FastifySettings): FastifyInstance => {
  const { connectionTimeout, requestTimeout, keepAliveTimeout, ...nodeTimeouts } = timeouts;
  const app = fastify({
    connectionTimeout,
    requestTimeout,
    keepAliveTimeout,
    maxRequestsPerSocket: maximumRequestsPerConnection,
    http: {
      ...nodeTimeouts,
      maxHeaderSize: maximumHeaderSize,
      // A request without a body has no stream to open and close.
      optimizeEmptyRequests: true,
      // Node would answer without a word.
      requireHostHeader: false,
    },
    clientErrorHandler: answerClientError(settings.securityHeaders),
    frameworkErrors: settings.frameworkErrors,
    return503OnClosing: false,
    trustProxy: [...settings.trustedProxies],
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: settings.logLevel,
      base: undefined,
      serializers: { err: describeError },
      stream: settings.logStream ?? standardOutput(),
    },
  });
  app.server.maxConnections = maximumConnections;
  app.setChildLoggerFactory((logger) => logger);
  app.removeAllContentTypeParsers();
  endConnectionsOnClose(app);
  limitPipelining(app);
  return app;
};
