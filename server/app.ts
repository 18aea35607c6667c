import {
  fastify,
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyServerOptions,
} from 'fastify';
import type { Socket } from 'node:net';
import type { DestinationStream } from 'pino';
import type { LeadStore } from '../leads/lead-store.ts';
import type { ServerSettings } from '../settings/settings.ts';
import type { ServedFile } from './built-site.ts';
import { canaryRoutes, type CanaryTools } from './canary.ts';
import { answerClientError } from './client-errors.ts';
import { healthRoute, type HealthOptions } from './health.ts';
import {
  maximumConnections,
  maximumHeaderSize,
  maximumPipelinedRequests,
  maximumRequestsPerConnection,
  timeouts,
  type Timeouts,
} from './limits.ts';
import { sendProblem } from './problems.ts';
import { describeError, logRequest, standardOutput } from './request-log.ts';
import type { Headers } from './security-headers.ts';
import { securityTextRoute } from './security-text.ts';
import { listingRoute, siteRoutes } from './site-routes.ts';
import { formRoutes, type FormRoutesOptions } from './submissions/form-routes.ts';

type AppSettings = Pick<
  ServerSettings,
  'siteUrl' | 'rateLimitMax' | 'rateLimitTotal' | 'canaryKey' | 'trustedProxies' | 'logLevel'
>;

export interface AppDependencies
  extends Omit<FormRoutesOptions, keyof AppSettings>, Pick<HealthOptions, 'healthWarnings'> {
  settings: AppSettings;
  store: Pick<LeadStore, 'add' | 'checkWritable'>;
  /** What is served besides the forms, by address. A development server leaves it out and serves its own. */
  files?: ReadonlyMap<string, ServedFile>;
  /** Of every answer that has none of its own. */
  securityHeaders: Headers;
  /** What tests of ourselves are told; left out, they are told nothing. */
  canary?: CanaryTools;
  /** Who is told of security holes: an address or a mailto: link. Left out, there is no security.txt. */
  securityContact?: string;
  /** Where the log goes instead of standard output. */
  logStream?: DestinationStream;
  times?: Timeouts;
}

/** Fastify with all limits set, one log line a request, and taking no body before a route says how. */
const createFastify = (
  dependencies: AppDependencies,
  frameworkErrors: NonNullable<FastifyServerOptions['frameworkErrors']>,
): FastifyInstance => {
  const { settings, securityHeaders, logStream, times = timeouts } = dependencies;
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
    clientErrorHandler: answerClientError(securityHeaders),
    frameworkErrors,
    return503OnClosing: false,
    trustProxy: [...settings.trustedProxies],
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: settings.logLevel,
      base: undefined,
      serializers: { err: describeError },
      stream: logStream ?? standardOutput(),
    },
  });
  app.server.maxConnections = maximumConnections;
  app.setChildLoggerFactory((logger) => logger);
  app.removeAllContentTypeParsers();
  return app;
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

const hungUp = ({ code }: FastifyError) => code === 'ECONNRESET';

/** 400 where the client hung up, since there is nothing wrong with us. */
const statusOf = (error: FastifyError) => (hungUp(error) ? 400 : (error.statusCode ?? 500));

const answerErrors = (app: FastifyInstance, dependencies: AppDependencies) => {
  app.setErrorHandler((err: FastifyError, request, reply) => {
    const status = statusOf(err);
    // No page is made for someone who is gone, or for hundreds who close one side only.
    if (hungUp(err)) return reply.code(status).send('The request did not arrive whole.\n');
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
export const buildApp = async (dependencies: AppDependencies): Promise<FastifyInstance> => {
  const { settings, securityHeaders, files = new Map(), securityContact } = dependencies;
  const app = createFastify(dependencies, async (error, request, reply) => {
    reply.headers(securityHeaders);
    await sendProblem(reply, dependencies, statusOf(error));
    logRequest(request, reply);
  });
  endConnectionsOnClose(app);
  limitPipelining(app);
  app.addHook('onRequest', (request, reply, done) => {
    // RFC 9112, 3.2.
    const lacksHost = request.raw.httpVersion === '1.1' && request.headers.host === undefined;
    if (lacksHost) void sendProblem(reply.header('Connection', 'close'), dependencies, 400);
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
  await app.register(healthRoute, dependencies);
  await app.register(formRoutes, { ...dependencies, ...settings });
  if (dependencies.canary) canaryRoutes(app, settings.canaryKey, dependencies.canary);
  if (securityContact) securityTextRoute(app, settings.siteUrl, securityContact);
  listingRoute(app, dependencies);
  siteRoutes(app, { ...dependencies, files, routeMethods: new Map(routeMethods) });
  return app;
};
