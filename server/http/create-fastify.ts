import { fastify, LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Writable } from 'node:stream';
import { describeError, logRequest } from './request-log.ts';
import { createServerGroup } from './server-group.ts';

export interface FastifySettings {
  logLevel: string;
  /** Where the log goes instead of standard output. */
  logStream?: Writable | undefined;
  /** Addresses and ranges whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[];
  frameworkErrors: NonNullable<FastifyServerOptions['frameworkErrors']>;
}

/** Fastify on our own HTTP servers, with one log line a request, and taking no body before a route says how. */
export const createFastify = (settings: FastifySettings): FastifyInstance => {
  const servers = createServerGroup();
  const app = fastify({
    serverFactory: servers.create,
    // The servers answer protocol errors themselves, also the second one, which Fastify would forget.
    clientErrorHandler: () => {},
    return503OnClosing: false,
    trustProxy: [...settings.trustedProxies],
    frameworkErrors: settings.frameworkErrors,
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: settings.logLevel,
      base: undefined,
      serializers: { err: describeError },
      ...(settings.logStream && { stream: settings.logStream }),
    },
  });
  app.setChildLoggerFactory((logger) => logger);
  app.removeAllContentTypeParsers();
  app.addHook('onResponse', async (request, reply) => logRequest(request, reply));
  app.addHook('preClose', servers.close);
  return app;
};
