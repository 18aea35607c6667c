import type { APIRoute } from 'astro';
import { GET as pictureOf } from 'astro/assets/endpoint/dev';

/** Answers with pictures of pages, made on demand, while the site is developed. */
export const GET: APIRoute = (context) => {
  const href = context.url.searchParams.get('href') ?? '';
  // Astro sees whether a path begins with a folder that may be read, and would climb out of it afterwards.
  const climbs = href.split(/[/\\]/u).includes('..');
  return climbs ? new Response(null, { status: 403 }) : pictureOf(context);
};
