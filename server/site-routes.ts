import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { canonicalAddress, readAddress } from './files/address.ts';
import { sendFile } from './files/send-file.ts';
import type { ServedFile } from './files/served-file.ts';
import { wantsJson } from './http/wants-json.ts';
import { nearestPages } from './pages/nearest-pages.ts';
import { sendFilledPage, type PageTools } from './pages/send-filled-page.ts';
import { sendProblem } from './pages/send-problem.ts';

export interface SiteRoutesOptions extends PageTools {
  files: ReadonlyMap<string, ServedFile>;
  /** The methods of the routes that are not files, by address. */
  routeMethods: ReadonlyMap<string, readonly string[]>;
}

const isReading = (method: string) => method === 'GET' || method === 'HEAD';

const sendNotFound = async (reply: FastifyReply, path: string, options: SiteRoutesOptions) => {
  if (wantsJson(reply.request)) return sendProblem(reply, options, 404);
  const suggestions = nearestPages(path, options.site.links);
  reply.code(404);
  return sendFilledPage(reply, options, {
    path: '/404',
    slot: 'not-found',
    state: { suggestions },
  });
};

const redirect = (reply: FastifyReply, status: 301 | 308, location: string) =>
  reply
    .code(status)
    .headers({ Location: location, 'Cache-Control': 'public, max-age=3600' })
    .send();

const methodsAt = (path: string, { files, routeMethods }: SiteRoutesOptions) => [
  ...new Set([...(files.has(path) ? ['GET', 'HEAD'] : []), ...(routeMethods.get(path) ?? [])]),
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
  const target = canonicalAddress(path);
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
    const { method, url = '' } = request.raw;
    const file = isReading(method ?? '') ? options.files.get(readAddress(url).path) : undefined;
    if (!file) return answerUnserved(reply, options);
    reply.hijack();
    return sendFile(file, request.raw, reply.raw);
  };
  // A route is found faster than the handler of everything without one: a tenth of the time of a request.
  app.get('/*', answer);
  app.setNotFoundHandler(answer);
};
