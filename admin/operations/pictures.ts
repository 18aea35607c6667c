import { existsSync, globSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import sharp from 'sharp';
import { namedIn } from '../../content-check/named-in.ts';
import { Refusal } from '../refusal.ts';
import { addressFrom } from './add-entry.ts';
import { allEntries } from './entries.ts';
import { makeChange } from './history.ts';

export const largestUpload = 20 * 1024 * 1024;

const folder = 'content/pictures';

const widest = 2400;

/** More than any camera takes; a small file can claim to be much larger. */
const mostPixels = 120_000_000;

interface Place {
  folder: string;
  /** The least a picture must have to be sharp there. */
  width: number;
  height: number;
}

/** Where pictures lie, by the collection they are for. */
const places: Readonly<Record<string, Place>> = {
  blog: { folder: `${folder}/covers`, width: 1200, height: 750 },
  articles: { folder: `${folder}/covers`, width: 1200, height: 750 },
  testimonials: { folder: `${folder}/testimonials`, width: 800, height: 1000 },
  projects: { folder: `${folder}/projects`, width: 1440, height: 1000 },
};

const elsewhere: Place = { folder, width: 800, height: 500 };

const pictureFiles = (root: string): string[] =>
  globSync('content/**/*.{webp,png,jpg,jpeg,avif}', { cwd: root }).sort();

/** Every picture of the content with its size, and by how many places it is named. */
export const listPictures = async (root: string) => {
  const named = allEntries(root).flatMap((entry) =>
    namedIn(entry)
      .filter(({ target }) => target === 'picture')
      .map(({ name }) => join(dirname(entry.file), name)),
  );
  const uses = Map.groupBy(named, (file) => file);
  return Promise.all(
    pictureFiles(root).map(async (path) => {
      // One that cannot be read is listed all the same, so that it can be found.
      const { width, height } = await sharp(join(root, path))
        .metadata()
        .catch(() => ({ width: 0, height: 0 }));
      const { size: bytes } = statSync(join(root, path));
      return { path, width, height, bytes, usedBy: uses.get(path)?.length ?? 0 };
    }),
  );
};

/** The file of a picture on this machine. Only pictures of the content are found. */
export const pictureFile = (root: string, path: string): string => {
  if (!pictureFiles(root).includes(path)) throw new Refusal('There is no such picture.', 404);
  return join(root, path);
};

const noPicture = 'This file is no picture that can be read. Save it again as JPEG, PNG or WebP.';

/** Reads a picture whole and makes it a WebP; one that was saved only in part is none. */
const convert = async (content: Buffer, { width, height }: Place) => {
  if (content.length === 0) throw new Refusal(noPicture);
  const source = sharp(content, { failOn: 'truncated', limitInputPixels: mostPixels });
  const found = await source.metadata().catch((error: unknown) => {
    throw new Refusal(
      String(error).includes('pixel limit')
        ? 'This picture has more than 120 million pixels. Save it smaller; 2400 pixels across are plenty.'
        : noPicture,
    );
  });
  if (found.format === 'svg')
    throw new Refusal('This is a drawing (SVG). Save it as PNG, and it can be taken.');
  const { width: across, height: down } = found.autoOrient;
  if (across < width || down < height)
    throw new Refusal(
      `This picture is ${across} × ${down} pixels, and here it must be at least ${width} × ${height}. Take a larger one, or it would look blurred.`,
    );
  return source
    .autoOrient()
    .resize({ width: widest, withoutEnlargement: true })
    .webp({ quality: 88, smartSubsample: true })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Refusal(noPicture);
    });
};

const freeName = (root: string, place: Place, name: string): string => {
  const stem = addressFrom(basename(name, extname(name)));
  const names = [stem, ...Array.from({ length: 999 }, (_, index) => `${stem}-${index + 2}`)];
  const files = names.map((one) => `${place.folder}/${one}.webp`);
  return files.find((file) => !existsSync(join(root, file))) ?? '';
};

/** Takes a picture in, under a name that no other has. Answers where it lies. */
export const addPicture = async (
  root: string,
  { content, name, collection }: { content: Buffer; name: string; collection: string },
): Promise<{ path: string; width: number; height: number }> => {
  const place = places[collection] ?? elsewhere;
  const { data, info } = await convert(content, place);
  // Nothing is awaited between the choice of the name and the writing.
  const path = freeName(root, place, name);
  const words = `New picture: ${basename(path)}`;
  makeChange(root, { words, files: [{ file: path, before: null, after: data }] });
  return { path, width: info.width, height: info.height };
};
