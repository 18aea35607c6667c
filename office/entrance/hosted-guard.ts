import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cookieOf, isFromOrigin } from '../guard.ts';
import { Refusal } from '../refusal.ts';
import type { Entrance } from './entrance.ts';
import { isOpen, ruleOf } from './permissions.ts';
import { findSession, sessionTime, type Session } from './team.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in, in a hosted back office. */
    session?: Session;
  }
}

/** The prefix binds it to this host and to TLS, so that a page on a subdomain cannot set it. */
const sessionCookie = '__Host-office';

/**
 * `Lax`, so that a link in a mail works. The guard checks the origin of changes,
 * and lets other sites request only whole pages.
 */
export const cookieWith = (token: string): string =>
  `${sessionCookie}=${token}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${sessionTime / 1000}`;

export const emptyCookie = `${sessionCookie}=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0`;

export const isPageRequest = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

/** What other sites may link to: whole pages, which change nothing. */
const pages = ['/', '/sign-in', '/invitation', '/preview/open'];

const isFromOtherSite = ({ headers, routeOptions }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'] ?? 'none';
  return !['none', 'same-origin'].includes(site) && !pages.includes(routeOptions.url ?? '');
};

/** Makes browsers use TLS for two years. */
export const onlyByTls = { 'Strict-Transport-Security': 'max-age=63072000' };

const wrongOrigin = new Refusal('The back office answers only its own pages.', 403);

const signedOut = new Refusal(
  'You’re signed out. Open the back office in another tab of this browser and sign in, then go on here. What you typed is kept.',
  401,
);

const forbidden = new Refusal(
  'This isn’t among what you may do here. An owner of the back office can change that.',
  403,
);

/**
 * Admits signed-in people whose role allows the request. Adding a route without
 * a rule throws.
 */
export const guardHosted = (
  app: FastifyInstance,
  entrance: Entrance,
  files: ReadonlySet<string>,
): void => {
  const ruleFor = (method: string, path: string) => ruleOf(method, path, files);
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat())
      if (!ruleFor(one, url)) throw new Error(`${one} ${url} has no rule in permissions.ts`);
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(onlyByTls);
    if (!isFromOrigin(request, entrance.url) || isFromOtherSite(request)) throw wrongOrigin;
    const rule = ruleFor(request.method, request.routeOptions.url ?? '');
    if (isOpen(rule)) return undefined;
    const session = findSession(entrance.sql, cookieOf(request, sessionCookie));
    if (!session) {
      // The browser keeps the part after # across the redirect.
      if (isPageRequest(request)) return reply.redirect('/sign-in');
      throw signedOut;
    }
    const { person } = session;
    if (rule && !rule.for.includes(person.role)) throw forbidden;
    const email = person.email ?? `team@${new URL(entrance.url).hostname}`;
    Object.assign(request, { session, author: { name: person.name, email } });
    return undefined;
  });
  // Logged before the body is sent: an aborted download may have delivered most of it.
  app.addHook('onSend', async (request, reply) => {
    const rule = ruleFor(request.method, request.routeOptions.url ?? '');
    if (rule?.log !== undefined && request.session && reply.statusCode < 400)
      entrance.log(request.session.person.name, rule.log);
  });
};
