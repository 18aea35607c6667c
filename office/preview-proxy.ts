import { z } from 'astro/zod';
import { fastifyHttpProxy } from '@fastify/http-proxy';
import { fastify, type FastifyInstance } from 'fastify';
import { isPortTaken } from '@agency/server/settings/environment.ts';
import { answerError } from './answer-error.ts';
import type { Entrance } from './entrance/entrance.ts';
import { guardPreview } from './entrance/preview-entrance.ts';
import { guard, originsAt, type Key } from './guard.ts';
import { Refusal } from './refusal.ts';

/** Names the secret of the development server in a request. */
export const secretHeader = 'x-preview-secret';

/** How one gets in: on this machine with a key; or from anywhere through an entrance, at a port where only a proxy on this machine asks. */
export type Admission = { key: Key } | { entrance: Entrance; port: number };

/** The origins of the back office, as browsers write them. */
export const originsOf = (admission: Admission): string[] =>
  'key' in admission ? originsAt(admission.key.port) : [admission.entrance.url];

type ProxyOptions = Admission & {
  /** Only who sends it gets an answer from the development server. */
  secret: string;
  /** Where the development server listens; undefined while it does not. */
  upstreamPort: () => number | undefined;
};

/** How many ports are tried. */
const mostPorts = 100;

const waiting = new Refusal(
  'The preview is starting. That takes a few seconds; this page follows by itself.',
  503,
);

const customEvent = <Event extends string, Data extends z.ZodType>(event: Event, data: Data) =>
  z.object({ type: z.literal('custom'), event: z.literal(event), data });

/** What a page of the preview tells the development server, which ends where it is told something else. */
const message = z.union([
  z.object({ type: z.literal('ping') }),
  customEvent('preview:connected', z.object({ age: z.number() })),
  customEvent('vite:invalidate', z.object({ path: z.string() })),
  customEvent('vite:forward-console', z.object({ type: z.string(), data: z.looseObject({}) })),
]);

const isUnderstood = (data: unknown): boolean => {
  try {
    return message.safeParse(JSON.parse(String(data))).success;
  } catch {
    return false;
  }
};

/** No page tells more at once, in bytes. */
const largestMessage = 64 * 1024;

/** Hands what the guard lets in on to the development server, hot reload included. */
const buildPreviewProxy = async (options: ProxyOptions, port: number): Promise<FastifyInstance> => {
  const { secret, upstreamPort } = options;
  const app = fastify({ forceCloseConnections: true });
  // Some pages of the site frame others.
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
  // Node leaves an upgrade without anybody who hears that its connection broke, which would end the program.
  app.server.on('upgrade', (_request, socket) => socket.on('error', () => undefined));
  const secretly = { [secretHeader]: secret };
  await app.register(fastifyHttpProxy, {
    upstream: '',
    websocket: true,
    wsServerOptions: { maxPayload: largestMessage },
    wsHooks: {
      // A connection that has ended passes nothing on.
      onIncomingMessage: (_context, _source, target, { data }) => {
        if (!isUnderstood(data)) target.terminate();
      },
    },
    // Drawing the first page takes long where the machine is busy.
    undici: { headersTimeout: 120_000, bodyTimeout: 120_000 },
    replyOptions: {
      getUpstream: () => `http://127.0.0.1:${upstreamPort()}`,
      // The key is for the back office alone.
      rewriteRequestHeaders: ({ headers: { host } }, { cookie: _key, ...headers }) => ({
        ...headers,
        host,
        ...secretly,
      }),
    },
    wsClientOptions: { rewriteRequestHeaders: () => secretly },
  });
  return app;
};

/** Listens at the first free port after that of the back office; behind a proxy, which knows one only, at that one. */
export const listenForPreview = async (options: ProxyOptions) => {
  const first = ('key' in options ? options.key.port : options.port) + 1;
  const last = 'key' in options ? first + mostPorts : first;
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
