import { fastify, LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { openLogStream, type LogStream } from './log-stream.ts';
import { createAnswerLog, describeError, logRequest } from './request-log.ts';
import { createServerGroup, type ServerGroup } from './server-group.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The servers it listens with; closing the instance closes them all. */
    servers: ServerGroup;
  }
}

export interface FastifySettings {
  /** Asked before Fastify; answers a request if it can, and tells whether it did. */
  answerFirst: (request: IncomingMessage, response: ServerResponse) => boolean;
  logLevel: string;
  /** Where the log goes instead of standard output. */
  logStream?: LogStream | undefined;
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
  const stream = settings.logStream ?? openLogStream();
  const logAnswer = createAnswerLog(stream, settings.logLevel);
  let closing = false;
  const app = fastify({
    serverFactory: (handle) =>
      servers.create((request, response) => {
        if (!closing && settings.answerFirst(request, response)) logAnswer(request);
        else handle(request, response);
      }),
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
      stream,
    },
  });
  app.decorate('servers', servers);
  app.setChildLoggerFactory((logger) => logger);
  app.removeAllContentTypeParsers();
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply);
    done();
  });
  app.addHook('preClose', async () => {
    closing = true;
    await servers.close();
  });
  return app;
};
