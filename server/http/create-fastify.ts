import { fastify, LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Writable } from 'node:stream';
import { describeError, logRequest } from './request-log.ts';
import { createServerGroup, type ServerGroup } from './server-group.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The servers it listens with; closing the instance closes them all. */
    servers: ServerGroup;
  }
}

export interface FastifySettings {
  logLevel: string;
  /** Where the log goes instead of standard output. */
  logStream?: Writable | undefined;
  /** Addresses and ranges whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[];
  /** Sent with answers to what is no proper request. */
  securityHeaders: Readonly<Record<string, string>>;
  frameworkErrors: NonNullable<FastifyServerOptions['frameworkErrors']>;
}

/** Fastify on our own HTTP servers, with one log line a request, and taking no body before a route says how. */
export const createFastify = (settings: FastifySettings): FastifyInstance => {
  const { securityHeaders } = settings;
  const servers = createServerGroup({ securityHeaders });
  const app = fastify({
    serverFactory: servers.create,
    // The servers answer protocol errors themselves.
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
  app.decorate('servers', servers);
  app.setChildLoggerFactory((logger) => logger);
  app.removeAllContentTypeParsers();
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply);
    done();
  });
  app.addHook('preClose', servers.close);
  return app;
};
