import type { APIRoute } from 'astro';
import { colors, mark } from 'virtual:brand';
import { homeScreenIcons } from '@agency/content-model/brand/icons.ts';

const icons = homeScreenIcons({ mark, colors });

export const getStaticPaths = () => Object.keys(icons).map((icon) => ({ params: { icon } }));

/** An icon for a phone's home screen. */
export const GET: APIRoute = async ({ params: { icon = '' } }) =>
  new Response(new Uint8Array((await icons[icon]?.()) ?? []), {
    headers: { 'Content-Type': 'image/png' },
  });
