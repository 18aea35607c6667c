import { fastify, type FastifyError, type FastifyInstance } from 'fastify';
import { answerError } from './answer-error.ts';
import { contentRoutes } from './content/routes.ts';
import { siteName } from './content/entries.ts';
import type { AdminContext } from './context.ts';
import { contentType } from '../shared/content-types.ts';
import { brandCss } from '../src/brand/brand-css.ts';
import { lookOf } from '../src/brand/drawn-pictures.ts';
import { iconSvg } from '../src/brand/icon.ts';
import { readBrand } from '../src/brand/read-brand.ts';
import { admit, guard, hostsAt, type Key } from './guard.ts';
import { launchRoutes } from './launch/routes.ts';
import { leadRoutes } from './leads/routes.ts';
import { operationRoutes } from './operations/routes.ts';
import { Refusal } from './refusal.ts';
import { searchRoutes } from './search/routes.ts';

/** The longest article is a hundredth of it. */
const largestBody = 4 * 1024 * 1024;

export interface AdminOptions {
  context: AdminContext;
  key: Key;
  /** Told each time a browser comes in with the token. */
  onAdmitted?: () => void;
  /** What the build of `admin/app/` made, by path: `/index.html`. */
  files: ReadonlyMap<string, Buffer>;
}

const headersBeside = (previewPort: number) => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    `frame-src ${hostsAt(previewPort)
      .map((host) => `http://${host}`)
      .join(' ')}`,
    "frame-ancestors 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
});

const serveApp = (app: FastifyInstance, files: AdminOptions['files']): void => {
  for (const [path, content] of files)
    app.get(path === '/index.html' ? '/' : path, (_request, reply) =>
      reply.type(contentType(path)).send(content),
    );
};

/** The brand as it is saved now, which may be another than at the start. */
const serveBrand = (app: FastifyInstance, root: string): void => {
  app.get('/brand.css', (_request, reply) =>
    reply.type('text/css').send(brandCss(readBrand(root))),
  );
  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').send(iconSvg(readBrand(root))),
  );
};

/** What every screen is told. */
export const officeAnswer = ({ root, settings, preview }: AdminContext) => {
  const brand = readBrand(root);
  return {
    brand: siteName(root),
    /** The data of its path. */
    mark: brand.mark.path,
    /** Another one with other colors. */
    look: lookOf(brand),
    siteUrl: settings.siteUrl,
    preview: { port: preview.port, state: preview.state() },
  };
};

/** The back office as a program that listens; `guard` stands before everything. */
export const buildAdmin = async (options: AdminOptions): Promise<FastifyInstance> => {
  const { context, key, onAdmitted = () => undefined, files } = options;
  const app = fastify({ bodyLimit: largestBody, forceCloseConnections: true });
  const headers = headersBeside(context.preview.port);
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(headers);
  });
  admit(app, key, onAdmitted);
  guard(app, key);
  app.setErrorHandler((error: FastifyError, _request, reply) => answerError(error, reply));
  app.setNotFoundHandler((_request, reply) =>
    answerError(new Refusal('The back office has nothing at this address.', 404), reply),
  );
  app.get('/api/office', () => officeAnswer(context));
  serveBrand(app, context.root);
  serveApp(app, files);
  await app.register(contentRoutes(context));
  await app.register(operationRoutes(context));
  await app.register(launchRoutes(context));
  await app.register(leadRoutes(context));
  await app.register(searchRoutes(context));
  return app;
};
