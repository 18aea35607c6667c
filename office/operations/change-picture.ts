import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { misfit, type PicturePlace } from '@agency/content-model/checks/check-pictures.ts';
import { entryOf, readEntries } from '@agency/content-model/reader/read-entries.ts';
import { readBrand } from '@agency/content-model/brand/read-brand.ts';
import {
  framingFile,
  type Framing,
  type PictureNeeds,
} from '@agency/content-model/schemas/pictures.ts';
import type { EntryName } from '../content/entries.ts';
import { fieldAt, formFor } from '../content/schemas.ts';
import { makeChange } from '../history/history.ts';
import { readBytes, type Author, type ChangedFile } from '../history/saves.ts';
import { Refusal } from '../refusal.ts';
import { addressFrom } from './add-entry.ts';
import type { Plan } from './changes.ts';
import {
  framedName,
  framingOf,
  layoutsWith,
  neededBy,
  originalOf,
  pictureFile,
  picturePlaces,
  picturesFolder,
  readFramings,
  wholeFile,
} from './pictures.ts';

/** Where pictures are stored, by the collection they are for. */
const folders = new Map([
  ['blog', `${picturesFolder}covers/`],
  ['articles', `${picturesFolder}covers/`],
  ['testimonials', `${picturesFolder}testimonials/`],
  ['projects', `${picturesFolder}projects/`],
]);

/** The minimum size of a picture that is for no particular field. */
const anywhere: PictureNeeds = { width: 800, height: 500 };

/** A picture field of an entry: `cover.picture`. */
interface PictureField extends EntryName {
  field: string;
}

const needsOf = (root: string, { collection, id, field }: PictureField): PictureNeeds => {
  const entry = entryOf(readEntries(root).entries, collection, id);
  if (!entry) return anywhere;
  const names = field.split('.').map((name) => (/^\d+$/u.test(name) ? Number(name) : name));
  return fieldAt(formFor(entry.collection, entry.data), names).needs ?? anywhere;
};

const widest = 2400;

/** More than any camera takes. Guards against small files that decode to a huge image. */
const mostPixels = 120_000_000;

const noPicture = 'This file is no picture that can be read. Save it again as JPEG, PNG or WebP.';

/** The magic bytes of iPhone photos, which nothing here can decode. */
const heic = /^....ftyp(?:hei[cmsx]|hev[cmsx])/su;

const noHeic =
  'This is a HEIC photo, as iPhones make them, and browsers show none of those. Send it to yourself by mail from the phone, or open it on a Mac and choose File › Export: both make a JPEG, which can be taken. Settings › Camera › Formats › Most Compatible makes JPEGs from now on.';

/** The encoders, by file extension. */
const formats: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  '.jpg': (picture) => picture.jpeg({ quality: 90 }),
  '.jpeg': (picture) => picture.jpeg({ quality: 90 }),
  '.png': (picture) => picture.png(),
  '.avif': (picture) => picture.avif({ quality: 75 }),
};

/** Encodes a picture according to its file extension; WebP by default. */
const encode = (picture: Sharp, extension: string): Sharp =>
  (formats[extension] ?? ((one) => one.webp({ quality: 88, smartSubsample: true })))(picture);

const refuseUnreadable = (error: unknown): never => {
  throw new Refusal(
    String(error).includes('pixel limit')
      ? 'This picture has more than 120 million pixels. Save it smaller; 2400 pixels across are plenty.'
      : noPicture,
  );
};

/** Decodes a picture completely and encodes it again for its place. Refuses a truncated file. */
const convert = async (content: Buffer, place: PicturePlace, extension = '.webp') => {
  if (content.length === 0) throw new Refusal(noPicture);
  if (heic.test(content.toString('latin1', 0, 12))) throw new Refusal(noHeic);
  const source = sharp(content, { failOn: 'truncated', limitInputPixels: mostPixels });
  const { format, autoOrient } = await source.metadata().catch(refuseUnreadable);
  if (format === 'svg')
    throw new Refusal('This is a drawing (SVG). Save it as PNG, and it can be taken.');
  const unfit = await misfit(content, { format, ...autoOrient }, place).catch(refuseUnreadable);
  if (unfit) throw new Refusal(`This picture ${unfit}`);
  // As small as large screens allow, and never smaller than its place needs.
  const fitting = source.autoOrient().resize({
    width: widest,
    height: place.needs.height || undefined,
    fit: 'outside',
    withoutEnlargement: true,
  });
  return encode(fitting, extension).toBuffer({ resolveWithObject: true }).catch(refuseUnreadable);
};

const freeName = (root: string, place: string, name: string): string => {
  const stem = `${place}${addressFrom(basename(name, extname(name)))}`;
  let file = `${stem}.webp`;
  for (let number = 2; existsSync(join(root, file)); number += 1) file = `${stem}-${number}.webp`;
  return file;
};

const inkOf = (root: string): string => readBrand(root).colors.ink;

/** Stores a picture for a field, under a name that is free. Returns its path and size. */
export const addPicture = async (
  root: string,
  { content, name, ...field }: { content: Buffer; name: string } & PictureField,
  author?: Author,
): Promise<{ path: string; width: number; height: number }> => {
  const place = { needs: needsOf(root, field), ink: inkOf(root) };
  const { data, info } = await convert(content, place);
  // No `await` between choosing the name and writing, so that no other upload takes it.
  const path = freeName(root, folders.get(field.collection) ?? picturesFolder, name);
  const words = `New picture: ${basename(path)}`;
  makeChange(root, { words, files: [{ file: path, before: null, after: data }], author });
  return { path, width: info.width, height: info.height };
};

const writeFraming = (root: string, path: string, framing: Framing): ChangedFile => {
  const { [framedName(path)]: _before, ...others } = readFramings(root);
  const isCut = framing.focus ?? framing.crop;
  const all = isCut ? { ...others, [framedName(path)]: framing } : others;
  const sorted = Object.fromEntries(Object.entries(all).sort());
  const after = `${JSON.stringify(sorted, undefined, 2)}\n`;
  return { file: framingFile, before: readBytes(root, framingFile), after };
};

/** The changes that remove a picture's framing and original, when it is removed or replaced. */
const withoutFraming = (root: string, path: string): ChangedFile[] => {
  if (!path.startsWith(picturesFolder)) return [];
  const isCut = Object.keys(framingOf(root, path)).length > 0;
  const files = isCut ? [writeFraming(root, path, {})] : [];
  const original = originalOf(path);
  return existsSync(join(root, original)) ? [{ file: original, after: null }, ...files] : files;
};

/** Plans to replace a picture everywhere it is shown. The new one must fit all of these places. */
export const planReplacement = async (
  root: string,
  { path, content }: { path: string; content: Buffer },
): Promise<Plan> => {
  const before = readFileSync(pictureFile(root, path));
  const needs = neededBy(picturePlaces(root).get(path) ?? []);
  const { data } = await convert(content, { needs, ink: inkOf(root) }, extname(path));
  return {
    words: `Another picture everywhere: ${basename(path)}`,
    files: [{ file: path, before, after: data }, ...withoutFraming(root, path)],
    refusal: 'It can’t be shown in every place of the one before:',
  };
};

/** Removes a picture. Refuses while it is shown somewhere. */
export const removePicture = (root: string, path: string, author?: Author): void => {
  pictureFile(root, path);
  if (layoutsWith(path).length > 0 || picturePlaces(root).has(path))
    throw new Refusal('This picture is shown on the site. Take it out there first.', 409);
  const files = [{ file: path, after: null }, ...withoutFraming(root, path)];
  makeChange(root, { words: `Removed: picture ${basename(path)}`, files, author });
};

/** The cropped picture, in the format of its file. */
const cut = async (file: string, { left, top, width, height }: NonNullable<Framing['crop']>) => {
  const whole = await sharp(file).autoOrient().toBuffer({ resolveWithObject: true });
  const across = (share: number) => Math.round((share * whole.info.width) / 100);
  const down = (share: number) => Math.round((share * whole.info.height) / 100);
  const part = { left: across(left), top: down(top), width: across(width), height: down(height) };
  return encode(sharp(whole.data).extract(part), extname(file)).toBuffer();
};

const cropFiles = async (
  root: string,
  path: string,
  crop: Framing['crop'],
): Promise<ChangedFile[]> => {
  const [shown, whole] = [readBytes(root, path), readBytes(root, originalOf(path))];
  const after = crop ? await cut(wholeFile(root, path), crop) : (whole ?? shown);
  return [
    { file: path, before: shown, after },
    { file: originalOf(path), before: whole, after: crop ? (whole ?? shown) : null },
  ];
};

/** Plans a crop or a focus point. The original is kept, so that the crop can be removed again. */
export const planFraming = async (
  root: string,
  { path, ...framing }: Framing & { path: string },
): Promise<Plan> => {
  pictureFile(root, path);
  const before = framingOf(root, path);
  const isCropChanged = JSON.stringify(before.crop) !== JSON.stringify(framing.crop);
  const files = isCropChanged ? await cropFiles(root, path, framing.crop) : [];
  const what = isCropChanged ? (framing.crop ? 'Cropped' : 'Whole again') : 'Focus point';
  return {
    words: `${what}: picture ${basename(path)}`,
    files: [...files, writeFraming(root, path, framing)],
    refusal: 'It can’t be cut so:',
  };
};
