import { favicon } from '../icons/draw-icons.ts';

export const GET = () => new Response(favicon(), { headers: { 'Content-Type': 'image/svg+xml' } });
