import type { APIRoute, GetStaticPaths } from 'astro';
import { readSite } from '../../content/read.ts';
import { readPagesToShare } from '../../content/share-cards.ts';
import { makeShareImage } from '../../share-images/make-share-image.tsx';
import type { ShareCard } from '../../share-images/ShareImage.tsx';

/** `/share/about.jpg` is what the page `/about` shows when it is shared, `/share/home.jpg` belongs to `/`. */
export const getStaticPaths = (async () =>
  (await readPagesToShare()).map(({ name, card }) => ({
    params: { path: name },
    props: { card },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ card: ShareCard }> = async ({ props }) => {
  const { name } = await readSite();
  const image = await makeShareImage(props.card, name);
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/jpeg' } });
};
