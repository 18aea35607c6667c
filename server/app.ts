import type { FastifyError, FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import type { LeadStore } from '@agency/leads/lead-store.ts';
import type { ServerSettings } from './settings/settings.ts';
import { canaryRoutes, type CanaryTools } from './canary.ts';
import { createFastify } from './create-fastify.ts';
import { healthRoute, type HealthOptions } from './health.ts';
import { sendProblem, type PageTools } from './pages.ts';
import { createRenderings } from './renderings.ts';
import { logRequest } from './request-log.ts';
import type { Headers } from './security-headers.ts';
import { securityTextRoute } from './security-text.ts';
import type { SiteFacts } from './site-facts.ts';
import { addressedRoutes, siteRoutes } from './site-routes.ts';
import { formRoutes, type FormRoutesOptions } from './submissions/form-routes.ts';

type AppSettings = Pick<
  ServerSettings,
  'siteUrl' | 'rateLimitMax' | 'rateLimitTotal' | 'canaryKey' | 'trustedProxies' | 'logLevel'
>;

export interface AppDependencies
  extends
    Omit<FormRoutesOptions, keyof AppSettings | 'renderings'>,
    Pick<HealthOptions, 'healthWarnings'> {
  settings: AppSettings;
  store: Pick<LeadStore, 'add' | 'checkWritable'>;
  /** Of every answer that has none of its own. */
  securityHeaders: Headers;
  /** What tests of ourselves are told; left out, they are told nothing. */
  canary?: CanaryTools;
  /** As the build says them that is served at the moment. */
  facts: () => Pick<SiteFacts, 'redirects' | 'securityContact'>;
  logStream?: DestinationStream;
}

const isAborted = ({ code }: FastifyError) => code === 'ECONNRESET';

/** 400 where the client hung up, since there is nothing wrong with us. */
const statusOf = (error: FastifyError) => (isAborted(error) ? 400 : (error.statusCode ?? 500));

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
  const app = createFastify({
    ...settings,
    securityHeaders,
    logStream: dependencies.logStream,
    frameworkErrors: async (error, request, reply) => {
      reply.headers(securityHeaders);
      await sendProblem(reply, dependencies, statusOf(error));
      logRequest(request, reply);
    },
  });
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
  await app.register(formRoutes, { ...dependencies, ...settings });
  if (dependencies.canary) canaryRoutes(app, settings.canaryKey, dependencies.canary);
  securityTextRoute(app, settings.siteUrl, () => facts().securityContact);
  addressedRoutes(app, dependencies);
  siteRoutes(app, { ...dependencies, routeMethods: new Map(routeMethods) });
  return app;
};
