import { colors, mark } from 'virtual:brand';
import { homeScreenIcons, iconSvg, png } from '../brand/icons.ts';

const brand = { mark, colors };

/** The icon of browser tabs. */
export const favicon = (): string => iconSvg(brand);

/** The icons of home screens, by the names of their files. */
export const icons = homeScreenIcons(brand);

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
