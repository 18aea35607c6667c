import type { APIRoute } from 'astro';
import { manifestIcons } from '@agency/content-model/brand/icons.ts';
import { readBrandContent, readBusiness } from '../content/read.ts';
import { color } from '../styles/palette.ts';

/** The web app manifest: how the site appears on a phone's home screen. */
export const GET: APIRoute = async () => {
  const { tagline } = await readBrandContent();
  const { name, shortName } = await readBusiness();
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
