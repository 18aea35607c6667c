import { extname } from 'node:path';
import { fastify, type FastifyError, type FastifyInstance } from 'fastify';
import { answerError } from './answer-error.ts';
import { contentRoutes } from './content/routes.ts';
import type { AdminContext } from './context.ts';
import { guard } from './guard.ts';
import { leadRoutes } from './leads/routes.ts';
import { operationRoutes } from './operations/routes.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The longest article is a hundredth of it. */
const largestBody = 4 * 1024 * 1024;

export interface AdminOptions {
  context: AdminContext;
  port: number;
  token: string;
  /** The name of the agency, for the title. */
  brand: string;
  /** What the build of `admin/app/` made, by path: `/index.html`. */
  files: ReadonlyMap<string, Buffer>;
}

const headers = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    // The preview, whose port is not known beforehand.
    'frame-src http://127.0.0.1:* http://localhost:*',
    "frame-ancestors 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

const serveApp = (app: FastifyInstance, files: AdminOptions['files']): void => {
  for (const [path, content] of files)
    app.get(path === '/index.html' ? '/' : path, (_request, reply) =>
      reply.type(types[extname(path)] ?? 'application/octet-stream').send(content),
    );
};

/** The back office as a program that listens; `guard` stands before everything. */
export const buildAdmin = async (options: AdminOptions): Promise<FastifyInstance> => {
  const { context, port, token, brand, files } = options;
  const app = fastify({ bodyLimit: largestBody, forceCloseConnections: true });
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(headers);
  });
  guard(app, { token, port });
  app.setErrorHandler((error: FastifyError, _request, reply) => answerError(error, reply));
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: 'The back office has nothing here.' }),
  );
  app.get('/api/office', () => ({
    brand,
    siteUrl: context.settings.siteUrl,
    preview: { port: context.preview.port(), state: context.preview.state() },
  }));
  serveApp(app, files);
  await app.register(contentRoutes(context));
  await app.register(operationRoutes(context));
  await app.register(leadRoutes(context, brand));
  return app;
};
