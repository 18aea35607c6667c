import { fastify, LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { DestinationStream } from 'pino';
import { manageConnections } from './connections.ts';
import {
  maximumConnections,
  maximumHeaderSize,
  maximumRequestsPerConnection,
  timeouts,
} from './limits.ts';
import { readBodies } from './read-body.ts';
import { describeError, standardOutput } from './request-log.ts';
import type { Headers } from './security-headers.ts';
import { recognizeSenders } from './sender.ts';

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

export interface FastifySettings {
  logLevel: string;
  logStream?: DestinationStream | undefined;
  /** Addresses and ranges whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[];
  /** Sent with answers to what is no proper request. */
  securityHeaders: Headers;
  frameworkErrors: NonNullable<FastifyServerOptions['frameworkErrors']>;
}

/** Fastify with all limits set. Closing it answers what was accepted. */
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
  // An unknown expectation may be left out of account (RFC 9110, 10.1.1). Node would refuse it without our headers.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  // Node hands over all that has come in one packet, also once we have hung up on who sent it.
  app.addHook('onRequest', ({ socket }, _reply, done) => {
    if (!socket.destroyed) done();
  });
  readBodies(app);
  recognizeSenders(app);
  manageConnections(app);
  return app;
};
