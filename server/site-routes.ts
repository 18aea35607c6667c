import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { readDoor, readTrade } from '@agency/leads/forms/door.ts';
import { orderField } from '@agency/leads/forms/order.ts';
import { likelyPath, nearestPages, readAddress } from './address.ts';
import { codings, type ServedFile, type SiteFacts } from './built-site.ts';
import {
  publicHeaders,
  sendFilledPage,
  sendProblem,
  wantsJson,
  type Filling,
  type PageTools,
} from './pages.ts';
import type { FormRoutesOptions } from './submissions/form-routes.ts';

interface SiteRoutesOptions extends PageTools {
  /** The methods of all routes other than files, by path. */
  routeMethods: ReadonlyMap<string, readonly string[]>;
  facts: () => Pick<SiteFacts, 'redirects'>;
}

const offered = [...codings, 'identity'] as const;

/** The used part of `Negotiator`, whose types lack the second parameter. */
interface Encodings {
  encoding(
    available: readonly string[],
    options: { preferred: readonly string[] },
  ): string | undefined;
}

/** Weak comparison (RFC 9110, 13.1.2): ignores `W/`. ETags are quoted, so a substring search in the list works. */
const matchesEtag = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch.includes(etag) || ifNoneMatch.trim() === '*';

/** Sends the best acceptable encoding, or the uncompressed form when none is acceptable. */
const sendFile = (
  file: ServedFile,
  { raw, headers: requestHeaders }: FastifyRequest,
  reply: FastifyReply,
) => {
  const available = offered.filter((coding) => file[coding]);
  const negotiator: Encodings = new Negotiator(raw);
  const best = negotiator.encoding(available, { preferred: codings });
  const { body, etag, headers, headersWhenUnchanged } =
    file[available.find((coding) => coding === best) ?? 'identity'] ?? file.identity;
  const ifNoneMatch = requestHeaders['if-none-match'];
  return ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, etag)
    ? reply.code(304).headers(headersWhenUnchanged).send()
    : reply.headers(headers).send(body);
};

/** A slot that is rendered from the query string. */
interface QuerySlot {
  path: string;
  /** What to render; undefined when the query has no effect and the built page is served. */
  fill: (query: URLSearchParams, canLook: boolean) => Filling['filled'] | undefined;
  headers: Readonly<Record<string, string>>;
}

const querySlots: readonly QuerySlot[] = [
  {
    // An unknown category shows all posts, an unknown page number the first page.
    path: '/blog',
    fill: (query) =>
      query.has('category') || query.has('page')
        ? { slot: 'blog-listing', state: { search: `?${query}` } }
        : undefined,
    headers: publicHeaders,
  },
  {
    // An unknown package leaves the form empty.
    path: '/contact',
    fill: (query) => {
      const ordered = query.get(orderField);
      return ordered === null ? undefined : { slot: 'contact-form', state: { ordered } };
    },
    headers: publicHeaders,
  },
  {
    path: '/contact/sent',
    fill: (query) => {
      const ordered = query.get(orderField);
      return ordered === null ? undefined : { slot: 'order-thanks', state: { ordered } };
    },
    headers: { 'Cache-Control': 'no-cache' },
  },
  {
    // The visitor's own shop: neither cached nor indexed.
    path: '/yourdoor',
    fill: (query, canLook) => {
      const door = readDoor(query);
      // Without a name, the trade stays chosen.
      const trade = readTrade(query);
      if (!door) return trade && { slot: 'your-door', state: { trade } };
      return [
        { slot: 'your-door', state: { door, canLook } },
        { slot: 'door-tags', state: { door } },
      ];
    },
    // The URL contains the shop's name, which other sites shouldn't see.
    headers: { 'Referrer-Policy': 'same-origin' },
  },
  {
    // The form was sent by GET, as old browsers may: fills in the email for confirmation and stores nothing.
    path: '/newsletter',
    fill: (query) => {
      const email = query.get('email');
      if (email === null) return undefined;
      const state = { values: { email }, submissionId: randomUUID() };
      return { slot: 'newsletter-form', state: { state } };
    },
    headers: { 'Referrer-Policy': 'no-referrer' },
  },
];

/** Serves the pages whose content depends on the query string. */
export const queryRoutes = (
  app: FastifyInstance,
  options: PageTools & Pick<FormRoutesOptions, 'looks'>,
): void => {
  for (const { path, fill, headers } of querySlots)
    app.get(path, (request, reply) => {
      const query = new URLSearchParams(readAddress(request.url).query);
      const filled = fill(query, options.looks() !== undefined);
      return filled
        ? sendFilledPage(reply, options, { path, filled, headers })
        : reply.callNotFound();
    });
};

const sendNotFound = async (reply: FastifyReply, path: string, options: SiteRoutesOptions) => {
  if (wantsJson(reply.request)) return sendProblem(reply, options, 404);
  const suggestions = nearestPages(path, options.site.links);
  reply.code(404);
  return sendFilledPage(reply, options, {
    path: '/404',
    filled: { slot: 'not-found', state: { suggestions } },
  });
};

const isReading = (method: string) => method === 'GET' || method === 'HEAD';

const redirect = (reply: FastifyReply, status: 301 | 308, location: string) =>
  reply
    .code(status)
    .headers({ Location: location, 'Cache-Control': 'public, max-age=3600' })
    .send();

const methodsAt = (path: string, { site, routeMethods }: SiteRoutesOptions) => [
  ...new Set([...(site.files.has(path) ? ['GET', 'HEAD'] : []), ...(routeMethods.get(path) ?? [])]),
];

const refuseMethod = (reply: FastifyReply, methods: string[], options: SiteRoutesOptions) =>
  sendProblem(reply.header('Allow', methods.join(', ')), options, 405);

/** Handles requests that no file or route matches. Redirects only to paths that exist on this site. */
const answerUnserved = async (reply: FastifyReply, options: SiteRoutesOptions) => {
  const { method, url } = reply.request;
  const { path, query } = readAddress(url);
  if (path.includes('%00')) return sendProblem(reply, options, 400);
  const methods = methodsAt(path, options);
  if (methods.length > 0) return refuseMethod(reply, methods, options);
  const likely = likelyPath(path);
  const target = options.facts().redirects[likely] ?? likely;
  const targetMethods = methodsAt(target, options);
  if (targetMethods.includes(method)) {
    return redirect(reply, isReading(method) ? 301 : 308, target + query);
  }
  return targetMethods.length > 0
    ? refuseMethod(reply, targetMethods, options)
    : sendNotFound(reply, path, options);
};

/** Serves the built files, redirects other spellings of their paths, and handles everything else. */
export const siteRoutes = (app: FastifyInstance, options: SiteRoutesOptions): void => {
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const { path } = readAddress(request.url);
    const file = isReading(request.method) ? options.site.files.get(path) : undefined;
    return file ? sendFile(file, request, reply) : answerUnserved(reply, options);
  };
  app.get('/*', answer);
  app.setNotFoundHandler(answer);
};
