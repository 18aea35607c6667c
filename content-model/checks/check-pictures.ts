import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, parse } from 'node:path';
import { z } from 'astro/zod';
import sharp from 'sharp';
import { contrast, leastContrast } from '../brand/colors.ts';
import { framingFile, framings, type PictureNeeds } from '../schemas/pictures.ts';
import { nearest, type Problem } from '../reader/problem.ts';
import type { ChangedFiles } from '../reader/read-entries.ts';

// The cache goes by file name, so a running back office would see a replaced picture as the old one.
sharp.cache(false);

interface Look {
  format: string;
  width: number;
  height: number;
}

/** Format and size of a picture as viewers see it (rotated by EXIF); undefined when it cannot be decoded. */
const lookAt = async (picture: string | Buffer): Promise<Look | undefined> => {
  try {
    const { format, autoOrient } = await sharp(picture).metadata();
    // SVGs are refused anyway, and rasterizing one can take forever.
    if (format !== 'svg') await sharp(picture).resize(16).toBuffer();
    return { format, width: autoOrient.width, height: autoOrient.height };
  } catch {
    return undefined;
  }
};

/** What a place requires of a picture, and the color of the text that may appear on it. */
export interface PicturePlace {
  needs: PictureNeeds;
  ink: string;
}

/** The average color of the part of a picture that is behind text. */
const groundOfWords = async (
  picture: string | Buffer,
  { width, height }: Look,
  part: NonNullable<PictureNeeds['behindWords']>,
): Promise<string> => {
  const upright = await sharp(picture).autoOrient().toBuffer();
  const average = await sharp(upright)
    .extract({
      left: Math.round(part.left * width),
      top: Math.round(part.top * height),
      width: Math.round(part.width * width),
      height: Math.round(part.height * height),
    })
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return `#${average.toString('hex')}`;
};

/** Why a picture does not fit its place, to follow words such as "This picture"; undefined when it fits. */
export const misfit = async (
  picture: string | Buffer,
  look: Look,
  { needs, ink }: PicturePlace,
): Promise<string | undefined> => {
  const { width, height, behindWords } = needs;
  if (look.width < width || look.height < height)
    return `is ${look.width} × ${look.height} pixels, and here it must be at least ${width} × ${height}. Take a larger one, or it would look blurred.`;
  if (!behindWords) return undefined;
  const ground = await groundOfWords(picture, look, behindWords);
  return contrast(ink, ground) < leastContrast.words
    ? `is too dark in its ${behindWords.called}, where dark words stand on it. Take one that is bright there, or brighten it.`
    : undefined;
};

const judge = async (
  picture: string | Buffer,
  name: string,
  place: PicturePlace | undefined,
): Promise<string | undefined> => {
  const look = await lookAt(picture);
  if (!look)
    return 'is there, but it is no picture that can be read. Save it again as JPEG, PNG or WebP';
  if (look.format === 'svg' || name.endsWith('.svg'))
    return 'is a drawing (SVG), which can hold a program. Save it as PNG, JPEG or WebP';
  return place && misfit(picture, look, place);
};

/**
 * Cached results, keyed by name, modification time, size and place. The key omits the folder, so a
 * copy of the content shares them. Decoding is slow, and the back office asks often.
 */
const judged = new Map<string, Promise<string | undefined>>();

/** Characters a picture name cannot contain, since they have a special meaning in URLs. */
const forbidden = /[%?#\\\p{Cc}]/u;

const isWithin = (folder: string, path: string): boolean => path.startsWith(`${folder}/`);

/** The path with symbolic links resolved; undefined when it does not exist. */
const realPath = (path: string): string | undefined => {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
};

/**
 * The file below `root` that a picture name in a content file refers to, or why there is none.
 * Reveals nothing about files outside `content/`, not even whether they exist.
 */
export const findPicture = (
  root: string,
  contentFile: string,
  name: string,
): { file: string } | { wrong: string } => {
  const sign = forbidden.exec(name)?.[0];
  if (sign !== undefined)
    return {
      wrong: `The name of a picture cannot hold "${sign}", and ${name} does. Rename the file, with letters, digits and hyphens only, and write its new name here`,
    };
  const file = join(dirname(contentFile), name);
  if (isAbsolute(name) || !isWithin('content', file))
    return {
      wrong: `${name} lies outside content/, where no page takes pictures from. Put the file in content/pictures and write its name, for example ../pictures/portrait.webp`,
    };
  const content = realPath(join(root, 'content')) ?? '';
  const real = realPath(join(root, file));
  if (real !== undefined && isWithin(content, real) && statSync(real).isFile())
    return { file: real };
  const folder = realPath(join(root, dirname(file)));
  const beside = folder !== undefined && isWithin(content, folder) ? readdirSync(folder) : [];
  const meant = nearest(basename(file), beside);
  const advice =
    meant === undefined || meant === basename(file)
      ? 'Put the file there, or write the name of another one.'
      : `Did you mean ${join(dirname(name), meant)}?`;
  return { wrong: `There is no picture ${name}. ${advice}` };
};

interface NamedPicture {
  contentFile: string;
  name: string;
  changed: ChangedFiles;
}

/** What is wrong with a picture that a content file names; undefined when it is fine. */
export const pictureProblem = async (
  root: string,
  { contentFile, name, changed }: NamedPicture,
  place?: PicturePlace,
): Promise<string | undefined> => {
  const content = changed.get(join(dirname(contentFile), name));
  if (content === null) return `There is no picture ${name}. Write the name of another one.`;
  if (content !== undefined) {
    const wrong = await judge(Buffer.from(content), name, place);
    return wrong && `The picture “${parse(name).name}” ${wrong}`;
  }
  const found = findPicture(root, contentFile, name);
  if ('wrong' in found) return found.wrong;
  const { file } = found;
  const { mtimeMs, size } = statSync(file);
  const state = JSON.stringify([name, mtimeMs, size, place]);
  const judgment =
    judged.get(state) ??
    judge(file, name, place).catch((error: unknown) => {
      // The file was removed during the check. Drop the failed result, so the next call tries again.
      judged.delete(state);
      throw error;
    });
  judged.set(state, judgment);
  const wrong = await judgment;
  return wrong && `The picture “${parse(name).name}” ${wrong}`;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const framingProblems = (root: string, changed: ChangedFiles): Problem[] => {
  const isThere = (file: string) =>
    changed.get(file) !== null && (changed.has(file) || existsSync(join(root, file)));
  const text = () => changed.get(framingFile) ?? readFileSync(join(root, framingFile));
  const { success, data, error } = framings.safeParse(
    isThere(framingFile) ? parsed(String(text())) : undefined,
  );
  const messages = success
    ? Object.keys(data)
        .filter((name) => !isThere(join('content/pictures', name)))
        .map((name) => `There is no picture ${name}`)
    : [`This cannot be read: ${z.prettifyError(error).replaceAll('\n', ' ')}`];
  const advice = 'Set it in the back office, under Pictures, or take its lines out.';
  return messages.map((message) => ({ file: framingFile, message: `${message}. ${advice}` }));
};
