import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';
import { trades } from '@agency/leads/forms/door.ts';
import { readBusiness, readPage } from '../../../content/read.ts';
import { hashOf } from '../../../drawing/hash-of.ts';
import {
  houseFiles,
  makeDoorImage,
  type DoorImageProps,
} from '../../../share-images/DoorImage.tsx';

/** The link preview images of a visitor's shop, one per trade: `server/door-image.ts` writes its name on the sign. */
export const getStaticPaths = (async () => {
  const { name: siteName } = await readBusiness();
  const { heading } = await readPage('yourdoor', 'your-door');
  return Promise.all(
    trades.map(async (trade) => {
      const props = { trade, title: heading.replaceAll('*', ''), siteName };
      const pictures = await Promise.all(houseFiles(trade).map((file) => readFile(file)));
      return { params: { trade }, props, cacheKey: hashOf(JSON.stringify(props), ...pictures) };
    }),
  );
}) satisfies GetStaticPaths;

export const GET: APIRoute<DoorImageProps> = async ({ props }) =>
  new Response(new Uint8Array(await makeDoorImage(props)), {
    headers: { 'Content-Type': 'image/jpeg' },
  });
