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

/** Of another origin than that of the office, which neither gets to see. */
const previewCookie = '__Host-preview';

/** Where a ticket is handed in; no page of the site is there. */
const ticketPath = '/.back-office/enter';

const target = z.object({ to: nameText.startsWith('/').default('/') });

const headers = {
  ...onlyByTls,
  // Its name is below that of the office, whose passkeys a script could ask for otherwise.
  'Permissions-Policy': 'publickey-credentials-create=(), publickey-credentials-get=()',
};

/** Says which session opened the preview; only this process can sign it. */
const signed = ({ secret }: Entrance, session: number): string =>
  `${session}.${createHmac('sha256', secret).update(`preview ${session}`).digest('base64url')}`;

/** Whether the session that opened the preview lasts, and is of somebody who may see it. */
const isLetIn = (entrance: Entrance, request: FastifyRequest): boolean => {
  const cookie = cookieOf(request, previewCookie);
  const id = Number.parseInt(cookie, 10);
  if (!Number.isSafeInteger(id) || !isSameSecret(cookie, signed(entrance, id))) return false;
  const role = findSessionById(entrance.sql, id)?.person.role;
  return role !== undefined && mayUse(role, 'GET /preview/open');
};

/** How often it is looked whether a websocket may stay open, in milliseconds. */
const lookingTime = 10_000;

/** Ends a websocket, which is one long request, soon after what let it in has ended. */
const endInTime = (entrance: Entrance, request: FastifyRequest): void => {
  const { socket } = request.raw;
  const mayStay = () => {
    try {
      return isLetIn(entrance, request);
    } catch {
      return false;
    }
  };
  const timer = setInterval(() => mayStay() || socket.destroy(), lookingTime);
  socket.once('close', () => clearInterval(timer));
};

/** The way from the office into the preview: a ticket for once. */
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
 * Lets into the preview who comes from the office with a ticket, for as long
 * as her session lasts. Whoever opens a page of it goes by way of the office.
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
      // Whatever was asked for, it leads nowhere else.
      return reply.header('Set-Cookie', cookie).redirect(`${previewUrl}${pathname}${search}`, 303);
    }
    if (isLetIn(entrance, request)) {
      if (request.headers.upgrade !== undefined) endInTime(entrance, request);
      return undefined;
    }
    if (!isPageRequest(request)) throw closed;
    const way = new URLSearchParams({ to: request.url });
    return reply.redirect(`${url}/preview/open?${way}`, 303);
  });
};
