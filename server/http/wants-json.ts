import type { FastifyRequest } from 'fastify';

/** Whether an answer is for our script rather than for a person's eyes. Browsers ask for HTML when they open a page. */
export const wantsJson = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.includes('application/json') && !accept.includes('text/html');
