import type { FastifyInstance } from 'fastify';
import { readAddress } from './files/address.ts';
import { sendFilledPage, type PageTools } from './pages/send-filled-page.ts';

/** Anyone may keep it, but must ask whether it has changed. It is part of `/blog`, which its canonical address says. */
const headers = { 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'all' };

/**
 * The blog, for browsers without script: the built page with its listing
 * rendered for the category and page in the address. What it does not know it
 * leaves out of account, as `listing/listing.ts` says.
 */
export const listingRoute = (app: FastifyInstance, options: PageTools): void => {
  app.get('/blog', (request, reply) => {
    const { query: search } = readAddress(request.url);
    const asked = new URLSearchParams(search);
    if (!asked.has('category') && !asked.has('page')) return reply.callNotFound();
    return sendFilledPage(reply, options, {
      path: '/blog',
      slot: 'blog-listing',
      state: { search },
      headers,
    });
  });
};
