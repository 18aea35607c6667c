import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time. */
export const isSameSecret = (one: string, other: string) =>
  timingSafeEqual(digest(one), digest(other));

/** The value of the cookie with this name; empty when there is none. */
export const cookieOf = ({ headers }: FastifyRequest, name: string): string =>
  (headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

const closed =
  'The back office doesn’t know this browser. Its address changes with every start. Open the one that it showed when it was started, all of it. What you typed and didn’t save is still in your browser.';

/** The two origins under which a browser can reach a port of this machine. */
export const originsAt = (port: number) => [`http://127.0.0.1:${port}`, `http://localhost:${port}`];

/** Whether a request comes from a page of this origin, or reads without an `Origin`, as the address bar does. */
export const isFromOrigin = ({ method, headers }: FastifyRequest, origin: string): boolean =>
  headers.host === new URL(origin).host &&
  (headers.origin === undefined ? ['GET', 'HEAD'].includes(method) : headers.origin === origin);

export interface Key {
  /** In the address that opens the back office. Like `session`, it is generated at each start. */
  token: string;
  /** In the cookie that replaces the token. Whoever has it may do everything. */
  session: string;
  /** The port of the back office. The cookie name contains it. */
  port: number;
}

const cookieNamed = ({ port }: Key) =>
  // All ports of a host share their cookies.
  `back-office-${port}`;

const isFromOwnPage = (request: FastifyRequest, port: number): boolean =>
  originsAt(port).some((origin) => isFromOrigin(request, origin));

/**
 * Admits only requests with the key, at the port where this server listens. A
 * page of another website can reach this machine too, so every request must
 * name this host, and every request that changes something must come from one
 * of our own pages.
 */
export const guard = (app: FastifyInstance, key: Key, port = key.port): void => {
  app.addHook('onRequest', async (request) => {
    const isLetIn =
      isFromOwnPage(request, port) &&
      isSameSecret(cookieOf(request, cookieNamed(key)), key.session);
    if (!isLetIn) throw new Refusal(closed, 403);
  });
};

/** A page that redirects to an address of the back office. */
export const redirectPage = (address: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Back office</title><meta http-equiv="refresh" content="0; url=${address}"><a href="${address}">Open the back office</a></html>`;

/** Sets the cookie for whoever opens `/?token=…`. Runs before `guard` and leaves all other requests to it. */
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
    // To the browser, the file that led here is another site. It withholds a strict cookie after a
    // redirect from there, so one of our own pages redirects instead.
    return reply.type('text/html; charset=utf-8').send(redirectPage('/'));
  });
};
