import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { fastify, LogController, type FastifyError, type FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import type { LeadStore } from '@agency/leads/lead-store.ts';
import type { ServerSettings } from './settings/settings.ts';
import type { SiteFacts } from './built-site.ts';
import { canaryRoutes, type CanaryTools } from './canary.ts';
import { manageConnections, recognizeSenders } from './connections.ts';
import { healthRoute, type HealthOptions } from './health.ts';
import {
  maximumConnections,
  maximumHeaderSize,
  maximumRequestsPerConnection,
  timeouts,
} from './limits.ts';
import { createRenderings, sendProblem, type PageTools } from './pages.ts';
import { readBodies } from './read-body.ts';
import { describeError, logRequest, standardOutput } from './request-log.ts';
import type { Headers } from './security-headers.ts';
import { securityTextRoute } from './security-text.ts';
import { queryRoutes, siteRoutes } from './site-routes.ts';
import { formRoutes, type FormRoutesOptions } from './submissions/form-routes.ts';
import type { Refusal } from './submissions/refusals.ts';

export interface AppDependencies
  extends Omit<FormRoutesOptions, 'renderings'>, Pick<HealthOptions, 'healthWarnings'> {
  settings: FormRoutesOptions['settings'] & Pick<ServerSettings, 'trustedProxies' | 'logLevel'>;
  store: Pick<LeadStore, 'add' | 'checkWritable'>;
  /** Of every answer that has none of its own. */
  securityHeaders: Headers;
  /** What tests of ourselves are told; left out, they are told nothing. */
  canary?: CanaryTools;
  /** As the build says them that is served at the moment. */
  facts: () => Pick<SiteFacts, 'redirects' | 'securityContact'>;
  logStream?: DestinationStream;
}

/** What Node reports about a request it could not read, and how that is answered. */
const unreadable: Readonly<Record<string, Refusal>> = {
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
    const { status, sentence } = unreadable[error.code ?? ''] ?? malformed;
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

const isAborted = ({ code }: FastifyError) => code === 'ECONNRESET';

/** 400 where the client hung up, since there is nothing wrong with us. */
const statusOf = (error: FastifyError) => (isAborted(error) ? 400 : (error.statusCode ?? 500));

/** Fastify with all limits set. Its own errors have the headers of every answer, and are logged like any. */
const createFastify = (dependencies: AppDependencies & PageTools): FastifyInstance => {
  const { settings, securityHeaders } = dependencies;
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
    clientErrorHandler: answerClientError(securityHeaders),
    frameworkErrors: async (error, request, reply) => {
      reply.headers(securityHeaders);
      await sendProblem(reply, dependencies, statusOf(error));
      logRequest(request, reply);
    },
    return503OnClosing: false,
    trustProxy: [...settings.trustedProxies],
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: settings.logLevel,
      base: undefined,
      serializers: { err: describeError },
      stream: dependencies.logStream ?? standardOutput(),
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

const answerErrors = (app: FastifyInstance, dependencies: PageTools) => {
  app.setErrorHandler((err: FastifyError, request, reply) => {
    const status = statusOf(err);
    // No page is made for someone who is gone, or for hundreds who close one side only.
    if (isAborted(err)) return reply.code(status).send('The request did not arrive whole.\n');
    if (status >= 500) request.log.error({ err }, 'Unexpected error');
    return sendProblem(reply, dependencies, status);
  });
};

/** Collects the methods of every route that is added from now on, by address. */
const collectRouteMethods = (app: FastifyInstance): ReadonlyMap<string, readonly string[]> => {
  const methods = new Map<string, string[]>();
  app.addHook('onRoute', ({ url, method }) => {
    methods.set(url, [...(methods.get(url) ?? []), method].flat());
  });
  return methods;
};

/** The whole site as one Fastify instance, not listening yet. Closing it answers what was accepted; the store stays open. */
export const buildApp = async (given: AppDependencies): Promise<FastifyInstance> => {
  const dependencies = { ...given, renderings: createRenderings() };
  const { settings, securityHeaders, facts } = dependencies;
  const app = createFastify(dependencies);
  app.addHook('onRequest', (request, reply, done) => {
    // RFC 9112, 3.2. What Node makes of two hides the second.
    const { rawHeaders, httpVersion } = request.raw;
    const hosts = rawHeaders.filter((name, place) => place % 2 === 0 && /^host$/iu.test(name));
    const isWrong = hosts.length > 1 || (httpVersion === '1.1' && hosts.length === 0);
    if (isWrong) void sendProblem(reply.header('Connection', 'close'), dependencies, 400);
    else done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('Content-Security-Policy')) reply.headers(securityHeaders);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply);
    done();
  });
  answerErrors(app, dependencies);
  const routeMethods = collectRouteMethods(app);
  healthRoute(app, dependencies);
  await app.register(formRoutes, dependencies);
  if (dependencies.canary) canaryRoutes(app, settings.canaryKey, dependencies.canary);
  securityTextRoute(app, settings.siteUrl, () => facts().securityContact);
  queryRoutes(app, dependencies);
  siteRoutes(app, { ...dependencies, routeMethods: new Map(routeMethods) });
  return app;
};
