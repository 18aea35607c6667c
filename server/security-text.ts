import type { FastifyInstance } from 'fastify';

const day = 24 * 60 * 60 * 1000;

/** How long the answer may be relied on. RFC 9116, 2.5.5 recommends less than a year. */
const valid = 180 * day;

/** The file of RFC 9116. It expires some time after each day it is asked for, so that it never goes stale. */
export const securityText = (siteUrl: string, contact: string, now: Date): string => {
  const midnight = now.getTime() - (now.getTime() % day);
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(midnight + valid).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
};

/** Tells those who find a hole in the site whom to write to. */
export const securityTextRoute = (app: FastifyInstance, siteUrl: string, contact: string): void => {
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .header('Cache-Control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(securityText(siteUrl, contact, new Date())),
  );
};
