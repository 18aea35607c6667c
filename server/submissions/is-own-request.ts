import type { FastifyRequest } from 'fastify';

const hostOf = (origin: string) => URL.parse(origin)?.host;

/**
 * Whether a form was sent from a page of this site, as far as the browser
 * tells. A page without a referrer has the origin `null`; then the browser's
 * `Sec-Fetch-Site`, which no page can forge, must vouch for it. Programs
 * send neither header and are let in: they carry no visitor's cookies, for
 * there are none.
 */
export const isOwnRequest = (request: FastifyRequest, siteUrl: string): boolean => {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  if (fetchSite === 'cross-site') return false;
  // A browser that tells of its site tells the origin of every form, too.
  if (origin === undefined) return fetchSite !== 'same-site';
  if (origin === 'null') return fetchSite === 'same-origin';
  return origin === siteUrl || hostOf(origin) === request.host;
};
