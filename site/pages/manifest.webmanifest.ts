import type { APIRoute } from 'astro';
import { manifestIcons } from '@agency/content-model/brand/icons.ts';
import { readBrand } from '../content/read.ts';
import { color } from '../styles/palette.ts';

/** How the site looks on the home screen of a phone. */
export const GET: APIRoute = async () => {
  const { name, shortName, tagline } = await readBrand();
  return Response.json({
    id: '/',
    name,
    short_name: shortName,
    description: tagline,
    lang: 'en-US',
    start_url: '/',
    display: 'browser',
    background_color: color('ground'),
    theme_color: color('ground'),
    icons: manifestIcons,
  });
};
