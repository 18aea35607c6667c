import { z } from 'astro/zod';
import { fastifyHttpProxy } from '@fastify/http-proxy';
import { fastify, type FastifyInstance } from 'fastify';
import { isPortTaken } from '@agency/server/settings/environment.ts';
import { answerError } from '../answer-error.ts';
import type { Entrance } from '../entrance/entrance.ts';
import { guardPreview } from '../entrance/preview-entrance.ts';
import { guard, originsAt, type Key } from '../guard.ts';
import { Refusal } from '../refusal.ts';

/** The request header that carries the secret of the development server. */
export const secretHeader = 'x-preview-secret';

/** Who may enter: with a key on this machine, or signed in from anywhere, through a reverse proxy to this port. */
export type Admission = { key: Key } | { entrance: Entrance; port: number };

/** The origins of the back office, as browsers write them. */
export const originsOf = (admission: Admission): string[] =>
  'key' in admission ? originsAt(admission.key.port) : [admission.entrance.url];

type ProxyOptions = Admission & {
  /** The development server answers only requests with it. */
  secret: string;
  /** The port of the development server; undefined while it is not listening. */
  upstreamPort: () => number | undefined;
};

const maxRetries = 100;

const waiting = new Refusal(
  'The preview is starting. That takes a few seconds; this page follows by itself.',
  503,
);

const customEvent = <Event extends string, Data extends z.ZodType>(event: Event, data: Data) =>
  z.object({ type: z.literal('custom'), event: z.literal(event), data });

/** The messages that preview pages send to the development server. Any other could crash it. */
const message = z.union([
  z.object({ type: z.literal('ping') }),
  customEvent('preview:connected', z.object({ asked: z.number() })),
  customEvent('vite:invalidate', z.object({ path: z.string() })),
  customEvent('vite:forward-console', z.object({ type: z.string(), data: z.looseObject({}) })),
]);

const isKnownMessage = (data: unknown): boolean => {
  try {
    return message.safeParse(JSON.parse(String(data))).success;
  } catch {
    return false;
  }
};

/** In bytes. No page sends a larger message. */
const largestMessage = 64 * 1024;

/** Forwards what the guard admits to the development server, hot reload included. */
const buildPreviewProxy = async (options: ProxyOptions, port: number): Promise<FastifyInstance> => {
  const { secret, upstreamPort } = options;
  const app = fastify({ forceCloseConnections: true });
  // Some pages of the site show others in frames.
  const ancestors = ["'self'", ...originsOf(options)];
  app.addHook('onSend', async (_request, reply) => {
    void reply.headers({
      'Content-Security-Policy': `frame-ancestors ${ancestors.join(' ')}`,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });
  if ('key' in options) guard(app, options.key, port);
  else guardPreview(app, options.entrance);
  app.addHook('onRequest', async () => {
    if (upstreamPort() === undefined) throw waiting;
  });
  app.setErrorHandler((error, _request, reply) => {
    const refusal = error instanceof Refusal ? error : waiting;
    if (refusal === waiting) void reply.header('Refresh', '1');
    return answerError(refusal, reply);
  });
  // Node sets no error handler on an upgraded socket, and a broken connection would end the process.
  app.server.on('upgrade', (_request, socket) => socket.on('error', () => undefined));
  const secretHeaders = { [secretHeader]: secret };
  await app.register(fastifyHttpProxy, {
    upstream: '',
    websocket: true,
    wsServerOptions: { maxPayload: largestMessage },
    wsHooks: {
      // A terminated connection forwards nothing.
      onIncomingMessage: (_context, _source, target, { data }) => {
        if (!isKnownMessage(data)) target.terminate();
      },
    },
    // Rendering the first page takes long on a busy machine.
    undici: { headersTimeout: 120_000, bodyTimeout: 120_000 },
    replyOptions: {
      getUpstream: () => `http://127.0.0.1:${upstreamPort()}`,
      // Drops the cookie: the key is for the back office only.
      rewriteRequestHeaders: ({ headers: { host } }, { cookie: _key, ...headers }) => ({
        ...headers,
        host,
        ...secretHeaders,
      }),
    },
    wsClientOptions: { rewriteRequestHeaders: () => secretHeaders },
  });
  return app;
};

/** Listens at the first free port after that of the back office. A reverse proxy knows only the very next one. */
export const listenForPreview = async (options: ProxyOptions) => {
  const first = ('key' in options ? options.key.port : options.port) + 1;
  const last = 'key' in options ? first + maxRetries : first;
  for (let port = first; ; port += 1) {
    const app = await buildPreviewProxy(options, port);
    try {
      await app.listen({ host: '127.0.0.1', port });
      return { app, port };
    } catch (error) {
      await app.close();
      if (!isPortTaken(error) || port === last) throw error;
    }
  }
};
