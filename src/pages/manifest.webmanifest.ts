import type { APIRoute } from 'astro';
import { readBrand } from '../content/read.ts';
import { color } from '../styles/palette.ts';

const icon = (size: string, file: string, purpose: 'any' | 'maskable') => ({
  src: `/${file}`,
  sizes: size,
  type: 'image/png',
  purpose,
});

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
    icons: [
      icon('192x192', 'icon-192.png', 'any'),
      icon('512x512', 'icon-512.png', 'any'),
      icon('512x512', 'icon-maskable-512.png', 'maskable'),
    ],
  });
};
