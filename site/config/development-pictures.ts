import type { APIRoute } from 'astro';
import { GET as pictureOf } from 'astro/assets/endpoint/dev';

/** The development endpoint that generates the pictures of pages on demand. */
export const GET: APIRoute = (context) => {
  const href = context.url.searchParams.get('href') ?? '';
  // Astro only checks that the path starts with an allowed folder, so `..` could escape from it (path traversal).
  const climbs = href.split(/[/\\]/u).includes('..');
  return climbs ? new Response(null, { status: 403 }) : pictureOf(context);
};
