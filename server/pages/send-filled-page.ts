import type { FastifyReply } from 'fastify';
import type { SecurityHeaders } from '../security-headers.ts';
import type { Site } from '../site.ts';
import { fillSlot, type RenderSlot } from './slots.ts';

/** What it takes to answer with a page of our own. */
export interface PageTools {
  site: Site;
  renderSlot: RenderSlot;
  securityHeaders: SecurityHeaders;
}

export interface Filling {
  path: string;
  slot: string;
  /** Added to the properties the slot was built with. */
  state: object;
  titlePrefix?: string;
  /** Wins over the headers every such page has. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * Sends a page with one slot rendered for this visitor, for her eyes only.
 * The policy comes from the page as it was built: a script that found its way
 * into the slot would not run.
 */
export const sendFilledPage = async (
  reply: FastifyReply,
  { site, renderSlot, securityHeaders }: PageTools,
  { path, slot, state, titlePrefix = '', headers = {} }: Filling,
): Promise<FastifyReply> => {
  const page = await site.page(path);
  if (!page) throw new Error(`The site has no page ${path}`);
  const html = fillSlot(page.html, slot, { renderSlot, state });
  const shared = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
  return reply
    .headers({ ...securityHeaders(page), ...shared, ...headers })
    .type('text/html; charset=utf-8')
    .send(html.replace('<title>', `<title>${titlePrefix}`));
};
