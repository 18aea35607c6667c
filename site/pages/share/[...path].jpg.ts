import type { APIRoute, GetStaticPaths } from 'astro';
import { readBusiness } from '../../content/read.ts';
import { readPagesToShare } from '../../content/share-cards.ts';
import {
  makeShareImage,
  shareImageKey,
  type ShareImageProps,
} from '../../share-images/ShareImage.tsx';

/** The link preview images: `/share/about.jpg` for the page `/about`, `/share/home.jpg` for `/`. */
export const getStaticPaths = (async () => {
  const { name: siteName } = await readBusiness();
  const pages = await readPagesToShare();
  return Promise.all(
    pages.map(async ({ name, card }) => {
      const props = { card, siteName };
      // An image is redrawn when its props change, or the code that draws it.
      return { params: { path: name }, props, cacheKey: await shareImageKey(props) };
    }),
  );
}) satisfies GetStaticPaths;

export const GET: APIRoute<ShareImageProps> = async ({ props }) =>
  new Response(new Uint8Array(await makeShareImage(props)), {
    headers: { 'Content-Type': 'image/jpeg' },
  });
