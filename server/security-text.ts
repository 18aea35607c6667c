import type { FastifyInstance } from 'fastify';

const day = 24 * 60 * 60 * 1000;

/** Serves security.txt (RFC 9116), which says where to report vulnerabilities. It always expires in half a year. */
export const securityTextRoute = (
  app: FastifyInstance,
  siteUrl: () => string,
  contact: () => string,
): void => {
  app.get('/.well-known/security.txt', (_request, reply) => {
    const today = Date.now() - (Date.now() % day);
    return reply
      .header('Cache-Control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: ${contact()}`,
          `Expires: ${new Date(today + 180 * day).toISOString()}`,
          'Preferred-Languages: en',
          `Canonical: ${siteUrl()}/.well-known/security.txt`,
          '',
        ].join('\n'),
      );
  });
};
