import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { entryOf, readEntries } from '../../content-check/read-entries.ts';
import { picturesOfAnotherLook } from '../../src/brand/drawn-pictures.ts';
import { readBrand } from '../../src/brand/read-brand.ts';
import type { PictureNeeds } from '../../src/content-schemas/picture-needs.ts';
import { fieldAt, formFor } from '../content/schemas.ts';
import { Refusal } from '../refusal.ts';
import { addressFrom } from './add-entry.ts';
import type { EntryName } from '../content/entries.ts';
import { makeChange } from '../history/history.ts';
import type { Author } from '../history/write-save.ts';
import { convert } from './convert-picture.ts';
import { framingOf, originals, withoutFraming } from './frame-picture.ts';
import { layoutsWith, neededBy, picturePlaces, tellPlaces } from './picture-uses.ts';
import { makeCheckedChange } from './trial.ts';

export const largestUpload = 20 * 1024 * 1024;

const folder = 'content/pictures';

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
  const entry = entryOf(readEntries(root).entries, collection, id);
  if (!entry) return anywhere;
  const names = field.split('.').map((name) => (/^\d+$/u.test(name) ? Number(name) : name));
  return fieldAt(formFor(entry.collection, entry.data).schema, names).needs ?? anywhere;
};

const pictureFiles = (root: string): string[] =>
  globSync('content/**/*.{webp,png,jpg,jpeg,avif}', { cwd: root })
    .filter(
      (file) =>
        !file.startsWith(originals) &&
        existsSync(join(root, file)) &&
        statSync(join(root, file)).isFile(),
    )
    .sort();

interface Facts {
  /** In how many places. */
  usedBy: number;
  isOlder: boolean;
}

const describe = async (root: string, path: string, facts: Facts) => {
  // One that cannot be read is listed all the same, so that it can be found.
  const { width, height } = await sharp(join(root, path))
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  const { size: bytes, mtimeMs } = statSync(join(root, path));
  return { path, width, height, bytes, version: Math.round(mtimeMs), ...facts };
};

/** What is known of every picture from elsewhere: its places, and whether it was drawn for the brand as it was before. */
const factsIn = (root: string) => {
  const places = picturePlaces(root);
  const older = picturesOfAnotherLook(root).map((name) => join(folder, name));
  return (path: string): Facts => ({
    usedBy: (places.get(path)?.length ?? 0) + layoutsWith(path).length,
    isOlder: older.includes(path),
  });
};

/** Every picture of the content, with its size. */
export const listPictures = async (root: string) => {
  const factsOf = factsIn(root);
  return Promise.all(pictureFiles(root).map((path) => describe(root, path, factsOf(path))));
};

/** One picture, with where it is shown and what it must have to be shown there. */
export const openPicture = async (root: string, path: string) => {
  pictureFile(root, path);
  const places = picturePlaces(root).get(path) ?? [];
  return {
    ...(await describe(root, path, factsIn(root)(path))),
    places: tellPlaces(places),
    layouts: layoutsWith(path),
    needs: neededBy(places),
    framing: framingOf(root, path),
  };
};

/** The file of a picture on this machine. Only pictures of the content are found. */
export const pictureFile = (root: string, path: string): string => {
  if (!pictureFiles(root).includes(path)) throw new Refusal('There is no such picture.', 404);
  return join(root, path);
};

const freeName = (root: string, place: string, name: string): string => {
  const stem = addressFrom(basename(name, extname(name)));
  const names = [stem, ...Array.from({ length: 999 }, (_, index) => `${stem}-${index + 2}`)];
  const files = names.map((one) => `${place}/${one}.webp`);
  return files.find((file) => !existsSync(join(root, file))) ?? '';
};

const inkOf = (root: string): string => readBrand(root).colors.ink;

/** Takes a picture in, under a name that no other has, for a place of this kind. Answers where it lies. */
export const addPicture = async (
  root: string,
  { content, name, ...field }: { content: Buffer; name: string } & PictureField,
  author?: Author,
): Promise<{ path: string; width: number; height: number }> => {
  const place = { needs: needsOf(root, field), ink: inkOf(root) };
  const { data, info } = await convert(content, place);
  // Nothing is awaited between the choice of the name and the writing.
  const path = freeName(root, folders.get(field.collection) ?? folder, name);
  const words = `New picture: ${basename(path)}`;
  makeChange(root, { words, files: [{ file: path, before: null, after: data }], author });
  return { path, width: info.width, height: info.height };
};

/** Puts another picture in place of one, wherever that is shown. It must fit all of these places. */
export const replacePicture = async (
  root: string,
  { path, content }: { path: string; content: Buffer },
  author?: Author,
): Promise<void> => {
  const before = readFileSync(pictureFile(root, path));
  const needs = neededBy(picturePlaces(root).get(path) ?? []);
  const { data } = await convert(content, { needs, ink: inkOf(root) }, extname(path));
  await makeCheckedChange(
    root,
    {
      words: `Another picture everywhere: ${basename(path)}`,
      files: [{ file: path, before, after: data }, ...withoutFraming(root, path)],
      author,
    },
    { refusal: 'It can’t be shown in every place of the one before:' },
  );
};

/** Removes a picture that is shown nowhere. */
export const removePicture = async (root: string, path: string, author?: Author): Promise<void> => {
  const before = readFileSync(pictureFile(root, path));
  if (layoutsWith(path).length > 0 || picturePlaces(root).has(path))
    throw new Refusal('This picture is shown on the site. Take it out there first.', 409);
  const files = [{ file: path, before, after: null }, ...withoutFraming(root, path)];
  makeChange(root, { words: `Removed: picture ${basename(path)}`, files, author });
};
