import type { APIRoute, GetStaticPaths } from 'astro';
import { indexNowKey } from '../content/vendors.ts';

export const getStaticPaths = (() =>
  indexNowKey ? [{ params: { indexNowKey } }] : []) satisfies GetStaticPaths;

/** Proves that whoever holds the key speaks for this site; see `npm run indexnow`. */
export const GET: APIRoute = () => new Response(indexNowKey);
