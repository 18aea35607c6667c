import type { FastifyError, FastifyInstance } from 'fastify';
import type { LeadStore } from '../leads/lead-store.ts';
import type { ServerSettings } from '../settings/settings.ts';
import { sendWhole } from './files/send-whole.ts';
import type { ServedFile } from './files/served-file.ts';
import { canaryRoutes, type CanaryTools } from './canary/canary-routes.ts';
import { formRoutes, type FormRoutesOptions } from './form-routes.ts';
import { healthRoute, type HealthOptions } from './health/health-route.ts';
import { createFastify } from './http/create-fastify.ts';
import type { LogStream } from './http/log-stream.ts';
import { logRequest } from './http/request-log.ts';
import { listingRoute } from './listing-route.ts';
import { sendProblem } from './pages/send-problem.ts';
import { securityTextRoute } from './security-text.ts';
import { siteRoutes } from './site-routes.ts';

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
  /** What tests of ourselves are told; left out, they are told nothing. */
  canary?: CanaryTools;
  /** Who is told of security holes: an address or a mailto: link. Left out, there is no security.txt. */
  securityContact?: string;
  /** Where the log goes instead of standard output. */
  logStream?: LogStream;
}

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
  const { settings, securityHeaders, files = new Map(), securityContact, logStream } = dependencies;
  /** Those that no route of its own answers, as `/blog?page=2` has one. */
  const plainFiles = new Map<string, ServedFile>();
  const app = createFastify({
    ...settings,
    logStream,
    answerFirst: (request, response) => sendWhole(plainFiles, request, response),
    securityHeaders: securityHeaders(),
    frameworkErrors: async (error, request, reply) => {
      reply.headers(securityHeaders());
      await sendProblem(reply, dependencies, statusOf(error));
      logRequest(request, reply);
    },
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('Content-Security-Policy')) reply.headers(securityHeaders());
  });
  answerErrors(app, dependencies);
  const routeMethods = collectRouteMethods(app);
  await app.register(healthRoute, dependencies);
  await app.register(formRoutes, { ...dependencies, ...settings });
  if (dependencies.canary) canaryRoutes(app, settings.canaryKey, dependencies.canary);
  if (securityContact) securityTextRoute(app, settings.siteUrl, securityContact);
  listingRoute(app, dependencies);
  for (const [path, file] of files) {
    if (!routeMethods.get(path)?.includes('GET')) plainFiles.set(path, file);
  }
  siteRoutes(app, { ...dependencies, files, routeMethods: new Map(routeMethods) });
  return app;
};
