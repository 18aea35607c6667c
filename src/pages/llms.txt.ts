import type { APIRoute } from 'astro';
import { readLlmsText } from '../content/seo-facts.ts';

export const GET: APIRoute = async ({ site }) => new Response(await readLlmsText(site));
