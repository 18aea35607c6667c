import type { APIRoute } from 'astro';
import { colors, mark } from 'virtual:brand';
import { iconSvg, png } from '@agency/content-model/brand/icons.ts';

const size = 48;

/** For feed readers and files that are not pages. Header of 6 bytes, directory entry of 16, then the image. */
export const GET: APIRoute = async () => {
  const image = await png(iconSvg({ mark, colors }), size);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return new Response(new Uint8Array(Buffer.concat([head, image])), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
};
