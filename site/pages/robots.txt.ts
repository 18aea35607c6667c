import type { APIRoute } from 'astro';

/** Nothing is forbidden: a page that must stay out of search engines says so itself, and has to be read for that. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`);
