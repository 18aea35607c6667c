import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import {
  hashOfPicture,
  lookOf,
  readDrawnPictures,
  recordIn,
  shortHash,
  type DrawnPictures,
} from '@agency/content-model/brand/drawn-pictures.ts';
import { brand, root } from '../palette.ts';
import type { Studio } from './render.ts';

const pictures = 'content/pictures';

/** A raster picture, painted in HTML or SVG. The extension in its name selects WebP or PNG. */
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

/** A vector picture, which stays SVG on the page. */
type Drawing = { name: string; draw: () => string };

export type Picture = Painting | Drawing;

const encode = (painting: Painting, png: Buffer): Promise<Buffer> =>
  painting.name.endsWith('.webp')
    ? sharp(png)
        .webp({ quality: painting.quality ?? 88, effort: 6, smartSubsample: true })
        .toBuffer()
    : sharp(png).png({ compressionLevel: 9, palette: false }).toBuffer();

const produce = async (picture: Picture, body: string, studio: Studio): Promise<Buffer> =>
  'draw' in picture
    ? Buffer.from(body)
    : encode(picture, await studio.photograph({ ...picture, body }));

const save = (project: string, drawn: DrawnPictures): Promise<void> =>
  writeFile(recordIn(project), `${JSON.stringify(drawn, null, 2)}\n`);

/**
 * Makes one picture and writes it under `content/pictures`. Skips a picture that would come out the same, and
 * never overwrites a file that we did not draw, since it is the owner's. Returns a message about what it did.
 */
export async function make(picture: Picture, studio: Studio, project = root): Promise<string> {
  const { name } = picture;
  const body = 'draw' in picture ? picture.draw() : await picture.paint();
  const drawn = readDrawnPictures(project);
  const recorded = drawn[name];
  const fileHash = hashOfPicture(project, name);
  if (fileHash !== undefined && fileHash !== recorded?.file)
    return 'is not one of ours, and is kept';
  const look = lookOf(brand);
  const drawing = shortHash(JSON.stringify(picture) + body);
  if (fileHash !== undefined && recorded?.drawing === drawing) {
    await save(project, { ...drawn, [name]: { ...recorded, look } });
    return 'is as it was';
  }
  const data = await produce(picture, body, studio);
  const file = join(project, pictures, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
  await save(project, { ...drawn, [name]: { look, drawing, file: shortHash(data) } });
  return `is drawn, ${data.byteLength} bytes`;
}

/** A finished picture as a data URL, for pictures that contain another one. */
export async function pictureUrl(name: string): Promise<string> {
  const data = await readFile(join(root, pictures, name));
  const type = name.endsWith('.svg') ? 'svg+xml' : name.split('.').pop();
  return `data:image/${type};base64,${data.toString('base64')}`;
}
