import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { palette } from '../palette.ts';
import { colouredMark } from './mark.ts';

const folder = new URL('../../public/', import.meta.url);

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 900 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 100 })
    .toBuffer();

/** An .ico file around PNG images: a 6-byte head, 16 bytes an entry, then the images. */
function ico(images: readonly { size: number; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, data }, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(data.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  });
  return Buffer.concat([head, ...images.map(({ data }) => data)]);
}

/** Writes the icons a browser or a phone asks for into `public/`; answers name and bytes of each. */
export async function makeIcons(): Promise<[string, number][]> {
  const onPaper = colouredMark({ size: 512, inset: 8, ground: palette.paper });
  // The safe zone of a maskable icon is the middle 80 %.
  const maskable = colouredMark({ size: 512, inset: 10, ground: palette.plum, isDense: true });
  const files: [string, Buffer][] = [
    ['favicon.svg', Buffer.from(colouredMark())],
    [
      'favicon.ico',
      ico([
        { size: 16, data: await png(colouredMark({ isDense: true }), 16) },
        { size: 32, data: await png(colouredMark(), 32) },
        { size: 48, data: await png(colouredMark(), 48) },
      ]),
    ],
    ['apple-touch-icon.png', await png(onPaper, 180)],
    ['icon-192.png', await png(onPaper, 192)],
    ['icon-512.png', await png(onPaper, 512)],
    ['icon-maskable-512.png', await png(maskable, 512)],
  ];
  for (const [name, data] of files) await writeFile(new URL(name, folder), data);
  return files.map(([name, data]) => [name, data.length]);
}
