import sharp from 'sharp';
import { colors, mark } from 'virtual:brand';
import { iconSvg } from '../brand/icon.ts';

const brand = { mark, colors };

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 900 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 100 })
    .toBuffer();

/** The icon of browser tabs. */
export const favicon = (): string => iconSvg(brand);

const onGround = iconSvg(brand, { inset: 8, ground: colors.ground });
// The safe zone of a maskable icon is the middle 80 %.
const maskable = iconSvg(brand, { inset: 10, ground: colors.brand, isDense: true, isLight: true });

/** The icons of home screens, by the names of their files: the mark on a ground, and its size in pixels. */
export const icons: Readonly<Record<string, () => Promise<Buffer>>> = {
  'apple-touch-icon': () => png(onGround, 180),
  'icon-192': () => png(onGround, 192),
  'icon-512': () => png(onGround, 512),
  'icon-maskable-512': () => png(maskable, 512),
};

/** An .ico file around PNG images: a 6-byte head, 16 bytes an entry, then the images. */
const ico = (images: readonly { size: number; data: Buffer }[]): Buffer => {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size, data }] of images.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(data.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  }
  return Buffer.concat([head, ...images.map(({ data }) => data)]);
};

/** For what asks for no other icon: feed readers, and files that are no pages. */
export const oldFavicon = async (): Promise<Buffer> =>
  ico([
    { size: 16, data: await png(iconSvg(brand, { isDense: true }), 16) },
    { size: 32, data: await png(favicon(), 32) },
    { size: 48, data: await png(favicon(), 48) },
  ]);
