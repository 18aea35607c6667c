import { existsSync, globSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import sharp from 'sharp';
import { misfit, type Place } from '../../content-check/check-pictures.ts';
import { namedIn } from '../../content-check/named-in.ts';
import { readEntries } from '../../content-check/read-entries.ts';
import { picturesOfAnotherLook } from '../../src/brand/drawn-pictures.ts';
import { readBrand } from '../../src/brand/read-brand.ts';
import type { PictureNeeds } from '../../src/content-schemas/picture-needs.ts';
import { fieldAt, formFor } from '../content/schemas.ts';
import { Refusal } from '../refusal.ts';
import { addressFrom } from './add-entry.ts';
import type { EntryName } from '../content/entry-names.ts';
import { makeChange } from '../history/history.ts';
import type { Author } from '../history/write-save.ts';

export const largestUpload = 20 * 1024 * 1024;

const folder = 'content/pictures';

const widest = 2400;

/** More than any camera takes; a small file can claim to be much larger. */
const mostPixels = 120_000_000;

/** Where pictures lie, by the collection they are for. */
const folders = new Map([
  ['blog', `${folder}/covers`],
  ['articles', `${folder}/covers`],
  ['testimonials', `${folder}/testimonials`],
  ['projects', `${folder}/projects`],
]);

/** Of a picture that is for no place yet. */
const anywhere: PictureNeeds = { width: 800, height: 500 };

/** A field of an entry that asks for a picture: `cover.picture`. */
export interface PictureField extends EntryName {
  field: string;
}

const needsOf = (root: string, { collection, id, field }: PictureField): PictureNeeds => {
  const entry = readEntries(root).entries.find(
    (one) => one.collection === collection && one.id === id,
  );
  if (!entry) return anywhere;
  const names = field.split('.').map((name) => (/^\d+$/u.test(name) ? Number(name) : name));
  return fieldAt(formFor(entry.collection, entry.data).schema, names).needs ?? anywhere;
};

const pictureFiles = (root: string): string[] =>
  globSync('content/**/*.{webp,png,jpg,jpeg,avif}', { cwd: root })
    .filter((file) => existsSync(join(root, file)) && statSync(join(root, file)).isFile())
    .sort();

/** Every picture of the content with its size, by how many places it is named, and whether it was drawn for the brand as it was before. */
export const listPictures = async (root: string) => {
  const named = readEntries(root).entries.flatMap((entry) =>
    namedIn(entry)
      .filter(({ target }) => target === 'picture')
      .map(({ name }) => join(dirname(entry.file), name)),
  );
  const uses = Map.groupBy(named, (file) => file);
  const older = picturesOfAnotherLook(root).map((name) => join(folder, name));
  return Promise.all(
    pictureFiles(root).map(async (path) => {
      // One that cannot be read is listed all the same, so that it can be found.
      const { width, height } = await sharp(join(root, path))
        .metadata()
        .catch(() => ({ width: 0, height: 0 }));
      const { size: bytes } = statSync(join(root, path));
      const usedBy = uses.get(path)?.length ?? 0;
      return { path, width, height, bytes, usedBy, isOlder: older.includes(path) };
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
const convert = async (content: Buffer, place: Place) => {
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
  const look = { format: found.format, ...found.autoOrient };
  const unfit = await misfit(content, look, place).catch(() => {
    throw new Refusal(noPicture);
  });
  if (unfit) throw new Refusal(`This picture ${unfit}`);
  return (
    source
      .autoOrient()
      // As small as large screens allow, and never smaller than its place needs.
      .resize({
        width: widest,
        height: place.needs.height,
        fit: 'outside',
        withoutEnlargement: true,
      })
      .webp({ quality: 88, smartSubsample: true })
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        throw new Refusal(noPicture);
      })
  );
};

const freeName = (root: string, place: string, name: string): string => {
  const stem = addressFrom(basename(name, extname(name)));
  const names = [stem, ...Array.from({ length: 999 }, (_, index) => `${stem}-${index + 2}`)];
  const files = names.map((one) => `${place}/${one}.webp`);
  return files.find((file) => !existsSync(join(root, file))) ?? '';
};

/** Takes a picture in, under a name that no other has, for a place of this kind. Answers where it lies. */
export const addPicture = async (
  root: string,
  { content, name, ...field }: { content: Buffer; name: string } & PictureField,
  author?: Author,
): Promise<{ path: string; width: number; height: number }> => {
  const { ink } = readBrand(root).colors;
  const { data, info } = await convert(content, { needs: needsOf(root, field), ink });
  // Nothing is awaited between the choice of the name and the writing.
  const path = freeName(root, folders.get(field.collection) ?? folder, name);
  const words = `New picture: ${basename(path)}`;
  makeChange(root, { words, files: [{ file: path, before: null, after: data }], author });
  return { path, width: info.width, height: info.height };
};
