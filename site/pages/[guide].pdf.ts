import type { APIRoute, GetStaticPaths } from 'astro';
import { readBrand, readGuide } from '../content/read.ts';
import { guideKey, makeGuide, type GuideRequest } from '../guide/make-guide.ts';

/** The one guide. As a list of one, so that it is not drawn again while nothing of it has changed. */
export const getStaticPaths = (async () => {
  const { name: author } = await readBrand();
  const request = { guide: await readGuide(), author, siteUrl: new URL(import.meta.env.SITE) };
  return [
    { params: { guide: 'ultimate-seo-guide' }, props: request, cacheKey: await guideKey(request) },
  ];
}) satisfies GetStaticPaths;

export const GET: APIRoute<GuideRequest> = async ({ props }) =>
  new Response(await makeGuide(props), { headers: { 'Content-Type': 'application/pdf' } });
