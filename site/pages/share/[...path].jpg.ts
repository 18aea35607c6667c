import type { APIRoute, GetStaticPaths } from 'astro';
import { readBrand } from '../../content/read.ts';
import { readPagesToShare } from '../../content/share-cards.ts';
import { makeShareImage, shareImageKey } from '../../share-images/make-share-image.tsx';
import type { ShareCard } from '../../share-images/ShareImage.tsx';

/** `/share/about.jpg` is what the page `/about` shows when it is shared, `/share/home.jpg` belongs to `/`. */
export const getStaticPaths = (async () => {
  const { name: siteName } = await readBrand();
  const pages = await readPagesToShare();
  return Promise.all(
    pages.map(async ({ name, card }) => ({
      params: { path: name },
      props: { card, siteName },
      // An image is drawn again where this or the program that draws it has changed.
      cacheKey: await shareImageKey(card, siteName),
    })),
  );
}) satisfies GetStaticPaths;

interface ShareImageProps {
  card: ShareCard;
  siteName: string;
}

export const GET: APIRoute<ShareImageProps> = async ({ props: { card, siteName } }) => {
  const image = await makeShareImage(card, siteName);
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/jpeg' } });
};
