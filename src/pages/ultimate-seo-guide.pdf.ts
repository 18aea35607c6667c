import type { APIRoute } from 'astro';
import { readGuide, readSite } from '../content/read.ts';
import { makeGuide } from '../guide/make-guide.ts';

export const GET: APIRoute = async ({ site }) => {
  if (!site) throw new Error('astro.config.ts does not say where the site is published.');
  const { name } = await readSite();
  const guide = await readGuide();
  const file = await makeGuide({ guide, author: name, siteUrl: site });
  return new Response(file, { headers: { 'Content-Type': 'application/pdf' } });
};
