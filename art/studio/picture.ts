import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Studio } from './render.ts';

/** Of the folder in which the program was started. */
const pictures = 'content/pictures';

/** A raster picture: painted in HTML or SVG, kept as WebP or PNG by its name. */
export type Painting = {
  name: string;
  width: number;
  height: number;
  paint: () => string | Promise<string>;
  transparent?: boolean;
  oversampling?: number;
  /** WebP quality, 1 to 100. */
  quality?: number;
};

/** A vector picture that stays SVG on the page. */
export type Drawing = { name: string; draw: () => string };

export type Picture = Painting | Drawing;

const encode = (painting: Painting, png: Buffer): Promise<Buffer> =>
  painting.name.endsWith('.webp')
    ? sharp(png)
        .webp({ quality: painting.quality ?? 88, effort: 6, smartSubsample: true })
        .toBuffer()
    : sharp(png).png({ compressionLevel: 9, palette: false }).toBuffer();

async function produce(picture: Picture, studio: Studio): Promise<Buffer> {
  if ('draw' in picture) return Buffer.from(picture.draw());
  const body = await picture.paint();
  return encode(picture, await studio.photograph({ ...picture, body }));
}

/** Makes one picture and writes it under `content/pictures`; answers its size in bytes. */
export async function make(picture: Picture, studio: Studio): Promise<number> {
  const file = join(pictures, picture.name);
  const data = await produce(picture, studio);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
  return data.byteLength;
}

/** A finished picture as a data URL, for pictures that show another one. */
export async function pictureUrl(name: string): Promise<string> {
  const data = await readFile(join(pictures, name));
  const type = name.endsWith('.svg') ? 'svg+xml' : name.split('.').pop();
  return `data:image/${type};base64,${data.toString('base64')}`;
}
