import { oldFavicon } from '../icons/draw-icons.ts';

export const GET = async () =>
  new Response(new Uint8Array(await oldFavicon()), { headers: { 'Content-Type': 'image/x-icon' } });
