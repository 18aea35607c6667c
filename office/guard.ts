import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Takes equally long wherever the two differ. */
export const isSameSecret = (one: string, other: string) =>
  timingSafeEqual(digest(one), digest(other));

/** The value of a cookie of this name; empty without one. */
export const cookieOf = ({ headers }: FastifyRequest, name: string): string =>
  (headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

const closed =
  'The back office doesn’t know this browser. Its address changes with every start. Open the one that “npm run admin” shows in the terminal, all of it. What you typed and didn’t save is still in your browser.';

/** A port of this machine under the two names that a browser may call it by. */
export const originsAt = (port: number) => [`http://127.0.0.1:${port}`, `http://localhost:${port}`];

/** Whether a request comes from a page of this origin, or, without changing anything, from the address line. */
export const isFromOrigin = ({ method, headers }: FastifyRequest, origin: string): boolean =>
  headers.host === new URL(origin).host &&
  (headers.origin === undefined ? ['GET', 'HEAD'].includes(method) : headers.origin === origin);

export interface Key {
  /** In the address that opens the back office; made at each start, like the other. */
  token: string;
  /** In the cookie that the address is exchanged for; whoever has it may do everything. */
  session: string;
  /** Of the back office, which the cookie is named after. */
  port: number;
}

const cookieNamed = ({ port }: Key) =>
  // Cookies are shared by all ports of a host.
  `back-office-${port}`;

const isFromOwnPage = (request: FastifyRequest, port: number): boolean =>
  originsAt(port).some((origin) => isFromOrigin(request, origin));

/**
 * Lets in who has the key, and nobody else, at the port where this server
 * listens. A page of another website can reach this machine too, so every
 * request must name this very host, and every one that changes something must
 * come from a page of our own.
 */
export const guard = (app: FastifyInstance, key: Key, port = key.port): void => {
  app.addHook('onRequest', async (request) => {
    const isLetIn =
      isFromOwnPage(request, port) &&
      isSameSecret(cookieOf(request, cookieNamed(key)), key.session);
    if (!isLetIn) throw new Refusal(closed, 403);
  });
};

/** A page that goes on to the first screen by itself. */
const onward =
  '<!doctype html><html lang="en"><title>Back office</title><meta http-equiv="refresh" content="0; url=/"><a href="/">Open the back office</a></html>';

/** Gives the cookie to whoever opens `/?token=…`. Stands before `guard`, and lets everybody else on to it. */
export const admit = (app: FastifyInstance, key: Key, onAdmitted: () => void): void => {
  app.addHook('onRequest', async (request, reply) => {
    const { method, url } = request;
    const address = URL.parse(url, originsAt(key.port)[0]);
    const given = address?.pathname === '/' ? address.searchParams.get('token') : null;
    const mayEnter = method === 'GET' && isFromOwnPage(request, key.port);
    if (!mayEnter || given === null || !isSameSecret(given, key.token)) return undefined;
    onAdmitted();
    void reply.header(
      'Set-Cookie',
      `${cookieNamed(key)}=${key.session}; HttpOnly; SameSite=Strict; Path=/`,
    );
    // The file that led here is another site to the browser, which gives no such cookie after a redirect; a page of our own goes on.
    return reply.type('text/html; charset=utf-8').send(onward);
  });
};
