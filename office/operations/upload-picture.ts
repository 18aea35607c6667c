import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { misfit, type Place } from '@agency/content-model/checks/check-pictures.ts';
import { entryOf, readEntries } from '@agency/content-model/reader/read-entries.ts';
import { readBrand } from '@agency/content-model/brand/read-brand.ts';
import type { PictureNeeds } from '@agency/content-model/schemas/pictures.ts';
import type { EntryName } from '../content/entries.ts';
import { fieldAt, formFor } from '../content/schemas.ts';
import { makeChange } from '../history/history.ts';
import type { Author } from '../history/saves.ts';
import { Refusal } from '../refusal.ts';
import { addressFrom } from './add-entry.ts';
import { encode, withoutFraming } from './frame-picture.ts';
import { layoutsWith, neededBy, pictureFile, picturePlaces } from './pictures.ts';
import { makeCheckedChange } from './checked-change.ts';

const folder = 'content/pictures';

/** Where pictures lie, by the collection they are for. */
const folders = new Map([
  ['blog', `${folder}/covers`],
  ['articles', `${folder}/covers`],
  ['testimonials', `${folder}/testimonials`],
  ['projects', `${folder}/projects`],
]);

/** What a picture needs that is not for a certain place. */
const anywhere: PictureNeeds = { width: 800, height: 500 };

/** A field of an entry that asks for a picture: `cover.picture`. */
export interface PictureField extends EntryName {
  field: string;
}

const needsOf = (root: string, { collection, id, field }: PictureField): PictureNeeds => {
  const entry = entryOf(readEntries(root).entries, collection, id);
  if (!entry) return anywhere;
  const names = field.split('.').map((name) => (/^\d+$/u.test(name) ? Number(name) : name));
  return fieldAt(formFor(entry.collection, entry.data), names).needs ?? anywhere;
};

const widest = 2400;

/** More than any camera takes; a small file can claim to be much larger. */
const mostPixels = 120_000_000;

const noPicture = 'This file is no picture that can be read. Save it again as JPEG, PNG or WebP.';

/** Photos of iPhones, which nothing here can open, by what their files begin with. */
const heic = /^....ftyp(?:hei[cmsx]|hev[cmsx])/su;

const noHeic =
  'This is a HEIC photo, as iPhones make them, and browsers show none of those. Send it to yourself by mail from the phone, or open it on a Mac and choose File › Export: both make a JPEG, which can be taken. Settings › Camera › Formats › Most Compatible makes JPEGs from now on.';

/** Reads a picture whole and writes it anew for its place; one that was saved only in part is none. */
const convert = async (content: Buffer, place: Place, extension = '.webp') => {
  if (content.length === 0) throw new Refusal(noPicture);
  if (heic.test(content.toString('latin1', 0, 12))) throw new Refusal(noHeic);
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
  // As small as large screens allow, and never smaller than its place needs.
  const fitting = source.autoOrient().resize({
    width: widest,
    height: place.needs.height || undefined,
    fit: 'outside',
    withoutEnlargement: true,
  });
  return encode(fitting, extension)
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Refusal(noPicture);
    });
};

const freeName = (root: string, place: string, name: string): string => {
  const stem = `${place}/${addressFrom(basename(name, extname(name)))}`;
  let file = `${stem}.webp`;
  for (let number = 2; existsSync(join(root, file)); number += 1) file = `${stem}-${number}.webp`;
  return file;
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
  await makeCheckedChange(root, {
    words: `Another picture everywhere: ${basename(path)}`,
    files: [{ file: path, before, after: data }, ...withoutFraming(root, path)],
    author,
    refusal: 'It can’t be shown in every place of the one before:',
  });
};

/** Removes a picture that is shown nowhere. */
export const removePicture = async (root: string, path: string, author?: Author): Promise<void> => {
  const before = readFileSync(pictureFile(root, path));
  if (layoutsWith(path).length > 0 || picturePlaces(root).has(path))
    throw new Refusal('This picture is shown on the site. Take it out there first.', 409);
  const files = [{ file: path, before, after: null }, ...withoutFraming(root, path)];
  makeChange(root, { words: `Removed: picture ${basename(path)}`, files, author });
};
