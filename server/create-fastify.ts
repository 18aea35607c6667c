import { fastify, LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Socket } from 'node:net';
import type { DestinationStream } from 'pino';
import { answerClientError } from './client-errors.ts';
import {
  maximumConnections,
  maximumHeaderSize,
  maximumPipelinedRequests,
  maximumRequestsPerConnection,
  timeouts,
  type Timeouts,
} from './limits.ts';
import { describeError, standardOutput } from './request-log.ts';
import type { Headers } from './security-headers.ts';

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
  /** Where the log goes instead of standard output. */
  logStream?: DestinationStream | undefined;
  /** Addresses and ranges whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[];
  /** Sent with answers to what is no proper request. */
  securityHeaders: Headers;
  frameworkErrors: NonNullable<FastifyServerOptions['frameworkErrors']>;
  times?: Timeouts | undefined;
}

/** Fastify with all limits set, taking no body before a route says how. Closing it answers what was accepted. */
export const createFastify = (settings: FastifySettings): FastifyInstance => {
  const { times = timeouts, logStream = standardOutput() } = settings;
  const { connectionTimeout, requestTimeout, keepAliveTimeout, ...nodeTimeouts } = times;
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
      // An offer to speak another protocol may be ignored (RFC 9110, 7.8).
      shouldUpgradeCallback: () => false,
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
      stream: logStream,
    },
  });
  app.server.maxConnections = maximumConnections;
  app.setChildLoggerFactory((logger) => logger);
  app.removeAllContentTypeParsers();
  endConnectionsOnClose(app);
  limitPipelining(app);
  return app;
};
