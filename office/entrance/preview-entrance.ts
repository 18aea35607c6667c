import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cookieOf, isFromOrigin, isSameSecret } from '../guard.ts';
import { nameText } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import type { Entrance } from './entrance.ts';
import { isPageRequest, onlyByTls } from './hosted-guard.ts';
import { mayUse } from './permissions.ts';
import { findSessionById, newToken } from './team.ts';

/** The preview and the office have different origins, so neither sees the cookie of the other. */
const previewCookie = '__Host-preview';

/** Where a ticket is redeemed. No page of the site has this path. */
const ticketPath = '/.back-office/enter';

const target = z.object({ to: nameText.startsWith('/').default('/') });

const headers = {
  ...onlyByTls,
  // It is a subdomain of the office, and its scripts could otherwise ask for the office's passkeys.
  'Permissions-Policy': 'publickey-credentials-create=(), publickey-credentials-get=()',
};

/** The cookie that identifies the session that opened the preview. Only this process can sign it. */
const signed = ({ secret }: Entrance, session: number): string =>
  `${session}.${createHmac('sha256', secret).update(`preview ${session}`).digest('base64url')}`;

/** Whether the session that opened the preview is still valid, and its person may see the preview. */
const isLetIn = (entrance: Entrance, request: FastifyRequest): boolean => {
  const cookie = cookieOf(request, previewCookie);
  const id = Number.parseInt(cookie, 10);
  if (!Number.isSafeInteger(id) || !isSameSecret(cookie, signed(entrance, id))) return false;
  const role = findSessionById(entrance.sql, id)?.person.role;
  return role !== undefined && mayUse(role, 'GET /preview/open');
};

/** How often to check whether a websocket may stay open, in milliseconds. */
const checkInterval = 10_000;

/** Closes a websocket, which is one long request, soon after its session has ended. */
const closeWithSession = (entrance: Entrance, request: FastifyRequest): void => {
  const { socket } = request.raw;
  const mayStay = () => {
    try {
      return isLetIn(entrance, request);
    } catch {
      return false;
    }
  };
  const timer = setInterval(() => mayStay() || socket.destroy(), checkInterval);
  socket.once('close', () => clearInterval(timer));
};

/** Redirects from the office into the preview, with a single-use ticket. */
export const previewTicketRoute =
  ({ previewUrl, tickets }: Entrance): FastifyPluginAsync =>
  async (app) => {
    app.get('/preview/open', async ({ query, session }, reply) => {
      const ticket = newToken();
      if (session) tickets.keep(ticket, session.id);
      const parameters = new URLSearchParams({ ticket, ...target.parse(query) });
      return reply.redirect(`${previewUrl}${ticketPath}?${parameters}`, 303);
    });
  };

const closed = new Refusal('The preview belongs to the back office. Sign in there first.', 401);

/**
 * Admits people who come from the office with a ticket, for as long as their
 * session lasts. Redirects everybody else who opens a page through the office.
 */
export const guardPreview = (app: FastifyInstance, entrance: Entrance): void => {
  const { previewUrl, url, tickets } = entrance;
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers);
    if (!isFromOrigin(request, previewUrl)) throw closed;
    const address = new URL(request.url, previewUrl);
    if (address.pathname === ticketPath) {
      const session = tickets.take(address.searchParams.get('ticket') ?? '');
      if (session === undefined) throw closed;
      const { to } = target.parse({ to: address.searchParams.get('to') ?? undefined });
      const cookie = `${previewCookie}=${signed(entrance, session)}; Path=/; Secure; HttpOnly; SameSite=Lax`;
      const { pathname, search } = new URL(to, previewUrl);
      // Never redirects to another origin, whatever was requested.
      return reply.header('Set-Cookie', cookie).redirect(`${previewUrl}${pathname}${search}`, 303);
    }
    if (isLetIn(entrance, request)) {
      if (request.headers.upgrade !== undefined) closeWithSession(entrance, request);
      return undefined;
    }
    if (!isPageRequest(request)) throw closed;
    const parameters = new URLSearchParams({ to: request.url });
    return reply.redirect(`${url}/preview/open?${parameters}`, 303);
  });
};
