import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Kept between builds. */
const cache = join('node_modules', '.cache', 'share-images');

const placeholder =
  /data-file="([^"]+)" data-fit="([^"]+)" data-position="([^"]+)"(?= x="[^"]+" y="[^"]+" width="([^"]+)" height="([^"]+)")/gu;

const heaviest = 98_000;
const qualities = [84, 76, 68, 60, 50, 40];

const files = new Map<string, Promise<Buffer>>();

const read = (name: string): Promise<Buffer> => {
  const file = decodeURIComponent(name);
  const known = files.get(file) ?? readFile(file);
  files.set(file, known);
  return known;
};

const hashOf = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 24);
};

/** Each picture in the size in which it is shown, as part of the drawing. */
const withPictures = async (svg: string): Promise<string> => {
  let whole = svg;
  for (const [attributes, file = '', fit, position, width, height] of svg.matchAll(placeholder)) {
    const resized = sharp(await read(file)).resize(Number(width), Number(height), {
      fit: fit === 'contain' ? 'contain' : 'cover',
      position,
      background: '#0000',
    });
    const png = await resized.png({ compressionLevel: 1 }).toBuffer();
    whole = whole.replace(attributes, `href="data:image/png;base64,${png.toString('base64')}"`);
  }
  return whole;
};

/** The best quality that stays below the weight; networks pass over heavy pictures. MozJPEG would save a hundredth for four times the time. */
const paint = async (svg: string): Promise<Buffer> => {
  const { data, info } = await sharp(Buffer.from(await withPictures(svg)), { unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let jpeg = Buffer.alloc(heaviest + 1);
  for (const quality of qualities) {
    if (jpeg.byteLength <= heaviest) break;
    jpeg = await sharp(data, { raw: info })
      .jpeg({ quality, progressive: true, chromaSubsampling: quality > 70 ? '4:4:4' : '4:2:0' })
      .toBuffer();
  }
  return jpeg;
};

/** Turns the drawing of a share image into a JPEG, unless that was done in an earlier build. */
export const render = async (svg: string): Promise<Buffer> => {
  const pictures = await Promise.all(
    [...svg.matchAll(placeholder)].map(([, file = '']) => read(file)),
  );
  // Where the project lies does not matter, what is in the pictures does.
  const key = hashOf(
    String(['progressive', heaviest, ...qualities]),
    svg.replaceAll(/data-file="[^"]+"/gu, ''),
    ...pictures,
  );
  const made = join(cache, `${key}.jpg`);
  const known = await readFile(made).catch(() => undefined);
  if (known) return known;
  const jpeg = await paint(svg);
  await mkdir(cache, { recursive: true });
  const part = `${made}.${process.pid}`;
  await writeFile(part, jpeg);
  await rename(part, made);
  return jpeg;
};
