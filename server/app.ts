import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { fastify, LogController, type FastifyError, type FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import type { LeadStore } from '@agency/leads/lead-store.ts';
import type { ServerSettings } from './settings/settings.ts';
import type { SiteFacts } from './built-site.ts';
import { canaryRoutes, type CanaryTools } from './canary.ts';
import { manageConnections, recognizeSenders } from './connections.ts';
import { doorImageRoute, type DoorImageTools } from './door-image.ts';
import { lookRoutes } from './first-look/routes.ts';
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
  extends
    Omit<FormRoutesOptions, 'renderings'>,
    Pick<DoorImageTools, 'drawSign'>,
    Pick<HealthOptions, 'healthWarnings'> {
  settings: FormRoutesOptions['settings'] & Pick<ServerSettings, 'trustedProxies' | 'logLevel'>;
  store: Pick<LeadStore, 'add' | 'checkWritable'>;
  /** Sent with every response that doesn't set its own. */
  securityHeaders: Headers;
  /** Enables the canary routes. */
  canary?: CanaryTools;
  /** Facts about the build that is currently served. */
  facts: () => Pick<SiteFacts, 'orders' | 'redirects' | 'securityContact'>;
  logStream?: DestinationStream;
}

/** Responses to requests that Node could not parse, by its error code. */
const unreadable: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, sentence: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: { status: 431, sentence: 'The headers of the request are too large.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, sentence: 'The request is too large.' },
};

const malformed: Refusal = { status: 400, sentence: 'The request could not be understood.' };

/** How long to wait before closing, in ms: closing while data still arrives would discard the response. */
const lingering = 1_000;

/** Answers a request that Node could not parse, with the usual security headers, and disconnects. */
const answerClientError =
  (securityHeaders: Headers) =>
  (error: NodeJS.ErrnoException, socket: Duplex): void => {
    // Node reports a malformed request again for every chunk that arrives after it.
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

/** 400 when the client disconnected, since that is not our error. */
const statusOf = (error: FastifyError) => (isAborted(error) ? 400 : (error.statusCode ?? 500));

/** Fastify with all limits set. Its own errors get the usual security headers and log lines. */
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
      // Avoids opening and closing a stream for a request without a body.
      optimizeEmptyRequests: true,
      // Node's own response would have no body and no security headers; `buildApp` checks the header instead.
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
  // A server may ignore an unknown expectation (RFC 9110, 10.1.1). Node would refuse it without our headers.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  // Node delivers the other requests of a packet even after we have destroyed the connection.
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
    // Don't render a page for a client that is gone, or for hundreds that half-close their connections.
    if (isAborted(err)) return reply.code(status).send('The request did not arrive whole.\n');
    if (status >= 500) request.log.error({ err }, 'Unexpected error');
    return sendProblem(reply, dependencies, status);
  });
};

/** Collects the methods of every route added from now on, by path. */
const collectRouteMethods = (app: FastifyInstance): ReadonlyMap<string, readonly string[]> => {
  const methods = new Map<string, string[]>();
  app.addHook('onRoute', ({ url, method }) => {
    methods.set(url, [...(methods.get(url) ?? []), method].flat());
  });
  return methods;
};

/** The whole site as a Fastify instance, not yet listening. Closing it drains requests; the store stays open. */
export const buildApp = async (given: AppDependencies): Promise<FastifyInstance> => {
  const dependencies = { ...given, renderings: createRenderings() };
  const { settings, securityHeaders, facts } = dependencies;
  const app = createFastify(dependencies);
  app.addHook('onRequest', (request, reply, done) => {
    // RFC 9112, 3.2. Reads the raw headers, since Node drops a second Host from `headers`.
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
  securityTextRoute(
    app,
    () => settings.siteUrl,
    () => facts().securityContact,
  );
  lookRoutes(app, dependencies);
  queryRoutes(app, dependencies);
  doorImageRoute(app, dependencies);
  siteRoutes(app, { ...dependencies, routeMethods: new Map(routeMethods) });
  return app;
};
