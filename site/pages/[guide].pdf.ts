import type { APIRoute, GetStaticPaths } from 'astro';
import { readBusiness, readGuide } from '../content/read.ts';
import { guideKey, makeGuide, type GuideRequest } from '../guide/make-guide.ts';

/** The only guide. It is a dynamic route so that it can have a `cacheKey` and is not regenerated while unchanged. */
export const getStaticPaths = (async () => {
  const { name: author } = await readBusiness();
  const request = { guide: await readGuide(), author, siteUrl: new URL(import.meta.env.SITE) };
  return [
    { params: { guide: 'ultimate-seo-guide' }, props: request, cacheKey: await guideKey(request) },
  ];
}) satisfies GetStaticPaths;

export const GET: APIRoute<GuideRequest> = async ({ props }) =>
  new Response(await makeGuide(props), { headers: { 'Content-Type': 'application/pdf' } });
