import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

interface Comparison {
  /** The largest part of any tile that differs, 0 to 1. */
  worstTile: number;
  /** How many pixels taller it is than the reference. */
  taller: number;
  /** The picture with everything that differs in red. */
  marked: () => Promise<Buffer>;
}

/** In pixels. A change is judged where it is: on a long page even a lost button is a small part of the whole. */
const tile = 24;

/** How different two colours must be, 0 to 1; below it are the traces of compression and anti-aliasing. */
const threshold = 0.18;

const decode = async (picture: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

const firstRows = ({ data, width }: Pixels, rows: number): Uint8Array =>
  data.subarray(0, width * rows * 4);

const worstTileOf = (mask: Uint8Array, width: number, height: number): number => {
  const columns = Math.ceil(width / tile);
  const counts = new Uint32Array(columns * Math.ceil(height / tile));
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (mask[4 * pixel + 3] === 0) continue;
    const place = Math.floor(pixel / width / tile) * columns + Math.floor((pixel % width) / tile);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return Math.max(...counts) / tile ** 2;
};

/** Compares how a page looks with how it should look. Both pictures have the same width. */
export const compare = async (looks: Buffer, reference: Buffer): Promise<Comparison> => {
  const [now, then] = await Promise.all([decode(looks), decode(reference)]);
  if (now.width !== then.width)
    throw new Error(`${now.width} px wide, but the reference is ${then.width} px wide`);
  const height = Math.min(now.height, then.height);
  const mask = Buffer.alloc(now.width * height * 4);
  pixelmatch(firstRows(now, height), firstRows(then, height), mask, now.width, height, {
    threshold,
    diffMask: true,
  });
  return {
    worstTile: worstTileOf(mask, now.width, height),
    taller: now.height - then.height,
    marked: () =>
      sharp(looks)
        .modulate({ saturation: 0.2, lightness: 25 })
        .composite([
          { input: mask, raw: { width: now.width, height, channels: 4 }, top: 0, left: 0 },
        ])
        .png()
        .toBuffer(),
  };
};
