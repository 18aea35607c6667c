import type { APIRoute } from 'astro';
import { GET as pictureOf } from 'astro/assets/endpoint/dev';

/**
 * The development endpoint that generates the pictures of pages on demand. Astro lets browsers
 * keep them for a year, but a picture that is replaced or drawn again keeps its address.
 */
export const GET: APIRoute = async (context) => {
  const href = context.url.searchParams.get('href') ?? '';
  // Astro only checks that the path starts with an allowed folder, so `..` could escape from it (path traversal).
  const climbs = href.split(/[/\\]/u).includes('..');
  if (climbs) return new Response(null, { status: 403 });
  const answer = await pictureOf(context);
  answer.headers.set('Cache-Control', 'no-cache');
  return answer;
};
