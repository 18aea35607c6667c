import type { APIRoute } from 'astro';
import { readLlmsText } from '../content/llms-text.ts';

export const GET: APIRoute = async ({ site }) => new Response(await readLlmsText(site));
