import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { readDoor } from '@agency/leads/forms/door.ts';
import { canonicalPath, nearestPages, readAddress } from './address.ts';
import { codings, type ServedFile, type SiteFacts } from './built-site.ts';
import type { FilledSlot } from '@agency/leads/forms/slots.ts';
import { sendFilledPage, sendProblem, wantsJson, type PageTools } from './pages.ts';

interface SiteRoutesOptions extends PageTools {
  /** The methods of the routes that are not files, by address. */
  routeMethods: ReadonlyMap<string, readonly string[]>;
  facts: () => Pick<SiteFacts, 'redirects'>;
}

const offered = [...codings, 'identity'] as const;

/** Of `Negotiator`; its types do not know the second parameter yet. */
interface Encodings {
  encoding(
    available: readonly string[],
    options: { preferred: readonly string[] },
  ): string | undefined;
}

/** RFC 9110, 13.1.2. The comparison is weak: `W/` is left out of account. An entity tag holds no quotation mark, so it can be searched for in a list. */
const isKnown = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch.includes(etag) || ifNoneMatch.trim() === '*';

/** Where none of the encodings is acceptable, the plain form is sent all the same. */
const sendFile = (
  file: ServedFile,
  { raw, headers: asked }: FastifyRequest,
  reply: FastifyReply,
) => {
  const available = offered.filter((coding) => file[coding]);
  const negotiator: Encodings = new Negotiator(raw);
  const best = negotiator.encoding(available, { preferred: codings });
  const { body, etag, headers, headersWhenUnchanged } =
    file[available.find((coding) => coding === best) ?? 'identity'] ?? file.identity;
  const ifNoneMatch = asked['if-none-match'];
  return ifNoneMatch !== undefined && isKnown(ifNoneMatch, etag)
    ? reply.code(304).headers(headersWhenUnchanged).send()
    : reply.headers(headers).send(body);
};

/** A part of a page that is rendered for the query of its address. */
interface QuerySlot {
  path: string;
  /** What it is rendered with; undefined where the query asks for nothing, and the page is served as it was built. */
  fill: (asked: URLSearchParams) => FilledSlot | undefined;
  headers: Readonly<Record<string, string>>;
}

/** Anyone may keep it, but must ask whether it has changed. It is part of the page, whose canonical address says so. */
const forEverybody = { 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'all' };

const querySlots: readonly QuerySlot[] = [
  {
    // Categories and pages that are not there count as all and the first.
    path: '/blog',
    fill: (asked) =>
      asked.has('category') || asked.has('page')
        ? { slot: 'blog-listing', state: { search: `?${asked}` } }
        : undefined,
    headers: forEverybody,
  },
  {
    // A package that cannot be ordered leaves the form empty.
    path: '/contact',
    fill: (asked) => {
      const ordered = asked.get('package');
      return ordered === null ? undefined : { slot: 'contact-form', state: { ordered } };
    },
    headers: forEverybody,
  },
  {
    // The visitor's own shop: nothing keeps it, and no search engine lists it.
    path: '/yourdoor',
    fill: (asked) => {
      const door = readDoor(asked);
      return door && { slot: 'your-door', state: { door } };
    },
    // The name stands in the address, which is nobody else’s business.
    headers: { 'Referrer-Policy': 'same-origin' },
  },
  {
    // The form was sent by GET, as an old browser may: the address filled in, to be confirmed. Nothing is stored.
    path: '/newsletter',
    fill: (asked) => {
      const email = asked.get('email');
      if (email === null) return undefined;
      const state = { values: { email }, submissionId: randomUUID() };
      return { slot: 'newsletter-form', state: { state } };
    },
    headers: { 'Referrer-Policy': 'no-referrer' },
  },
];

/** Serves pages with what their query asks for. */
export const queryRoutes = (app: FastifyInstance, options: PageTools): void => {
  for (const { path, fill, headers } of querySlots)
    app.get(path, (request, reply) => {
      const filled = fill(new URLSearchParams(readAddress(request.url).query));
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

/** Answers what no file and no route answers. Only ever redirects to an address that is known here. */
const answerUnserved = async (reply: FastifyReply, options: SiteRoutesOptions) => {
  const { method, url } = reply.request;
  const { path, query } = readAddress(url);
  if (path.includes('%00')) return sendProblem(reply, options, 400);
  const methods = methodsAt(path, options);
  if (methods.length > 0) return refuseMethod(reply, methods, options);
  const asked = canonicalPath(path);
  const target = options.facts().redirects[asked] ?? asked;
  const targetMethods = methodsAt(target, options);
  if (targetMethods.includes(method)) {
    return redirect(reply, isReading(method) ? 301 : 308, target + query);
  }
  return targetMethods.length > 0
    ? refuseMethod(reply, targetMethods, options)
    : sendNotFound(reply, path, options);
};

/** Serves the built files, leads other spellings of their addresses to them, and answers everything else. */
export const siteRoutes = (app: FastifyInstance, options: SiteRoutesOptions): void => {
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const { path } = readAddress(request.url);
    const file = isReading(request.method) ? options.site.files.get(path) : undefined;
    return file ? sendFile(file, request, reply) : answerUnserved(reply, options);
  };
  app.get('/*', answer);
  app.setNotFoundHandler(answer);
};
