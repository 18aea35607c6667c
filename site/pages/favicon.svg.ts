import { colors, mark } from 'virtual:brand';
import { iconSvg } from '@agency/content-model/brand/icons.ts';

/** The icon for browser tabs. */
export const GET = () =>
  new Response(iconSvg({ mark, colors }), { headers: { 'Content-Type': 'image/svg+xml' } });
