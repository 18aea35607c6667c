import type { APIRoute } from 'astro';
import { colors, mark } from 'virtual:brand';
import { homeScreenIcons } from '@agency/content-model/brand/icons.ts';

const icons = homeScreenIcons({ mark, colors });

export const getStaticPaths = () => Object.keys(icons).map((icon) => ({ params: { icon } }));

/** An icon of the home screen of a phone. */
export const GET: APIRoute = async ({ params: { icon = '' } }) =>
  new Response(new Uint8Array((await icons[icon]?.()) ?? []), {
    headers: { 'Content-Type': 'image/png' },
  });
