import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { framingFile, framings, type Framing } from '@agency/content-model/schemas/pictures.ts';
import type { ChangedField } from '../content/differences.ts';
import { readBytes, type Author, type Bytes, type ChangedFile } from '../history/saves.ts';
import { Refusal } from '../refusal.ts';
import { makeCheckedChange } from './checked-change.ts';

const folder = 'content/pictures/';

/** Where the whole of a cropped picture is. */
export const originals = `${folder}originals/`;

const nameOf = (path: string): string => {
  if (path.startsWith(folder)) return path.slice(folder.length);
  throw new Refusal(`Only pictures in ${folder} can be cut. Upload it here, and use that one.`);
};

const originalOf = (path: string): string => originals + nameOf(path);

const framingsIn = (side: Bytes) => {
  try {
    return framings.parse(JSON.parse(String(side ?? '{}')));
  } catch {
    // Somebody has broken it by hand.
    return undefined;
  }
};

const readFramings = (root: string) => {
  const all = framingsIn(readBytes(root, framingFile));
  if (!all) throw new Refusal(`${framingFile} cannot be read. Put it in order first.`, 409);
  return all;
};

/** How a picture is cut; nothing, where it is whole. */
export const framingOf = (root: string, path: string): Framing =>
  path.startsWith(folder) ? (readFramings(root)[nameOf(path)] ?? {}) : {};

/** The whole of a picture on this machine. */
export const wholeFile = (root: string, path: string): string => {
  const original = join(root, originalOf(path));
  return existsSync(original) ? original : join(root, path);
};

const focusWords = ({ focus }: Framing): string =>
  focus ? `${focus.x} % from the left, ${focus.y} % from the top` : 'the middle';

const cropWords = ({ crop }: Framing): string => {
  if (!crop) return 'all of it';
  const { left, top, width, height } = crop;
  const cutOff = Object.entries({
    left,
    top,
    right: 100 - left - width,
    bottom: 100 - top - height,
  })
    .filter(([, share]) => share > 0)
    .map(([side, share]) => `${share} % at the ${side}`);
  return `without ${cutOff.join(', ')}`;
};

/** Which pictures are cut in another way than before, in words; none where the file can't be read. */
export const framingChanges = (
  before: Bytes,
  after: Bytes,
): (ChangedField & { file: string })[] => {
  const [old, now] = [framingsIn(before), framingsIn(after)];
  if (!old || !now) return [];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name) => {
    const [was, is] = [old[name] ?? {}, now[name] ?? {}];
    const file = folder + name;
    return [
      { file, place: `Focus point of ${name}`, before: focusWords(was), after: focusWords(is) },
      { file, place: `Crop of ${name}`, before: cropWords(was), after: cropWords(is) },
    ].filter((change) => change.before !== change.after);
  });
};

const write = (root: string, path: string, framing: Framing): ChangedFile => {
  const { [nameOf(path)]: _before, ...others } = readFramings(root);
  const isCut = framing.focus ?? framing.crop;
  const all = isCut ? { ...others, [nameOf(path)]: framing } : others;
  const sorted = Object.fromEntries(Object.entries(all).sort());
  const after = `${JSON.stringify(sorted, undefined, 2)}\n`;
  return { file: framingFile, before: readBytes(root, framingFile), after };
};

/** The files that go with a picture that is removed or replaced: its framing and its original. */
export const withoutFraming = (root: string, path: string): ChangedFile[] => {
  if (!path.startsWith(folder)) return [];
  const whole = readBytes(root, originalOf(path));
  const files = whole ? [{ file: originalOf(path), before: whole, after: null }] : [];
  return Object.keys(framingOf(root, path)).length > 0 ? [...files, write(root, path, {})] : files;
};

/** How a picture is written, by the end of its name. */
const formats: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  '.jpg': (picture) => picture.jpeg({ quality: 90 }),
  '.jpeg': (picture) => picture.jpeg({ quality: 90 }),
  '.png': (picture) => picture.png(),
  '.avif': (picture) => picture.avif({ quality: 75 }),
};

/** Writes a picture as the end of its name says; most are WebP. */
export const encode = (picture: Sharp, extension: string): Sharp =>
  (formats[extension] ?? ((one) => one.webp({ quality: 88, smartSubsample: true })))(picture);

/** The part of a picture that is to be shown, as its file is written. */
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

/** Cuts a picture, or says what of it is to stay in sight. The original stays: what was cut off comes back. */
export const framePicture = async (
  root: string,
  { path, ...framing }: Framing & { path: string },
  author?: Author,
): Promise<void> => {
  const before = framingOf(root, path);
  const isCropChanged = JSON.stringify(before.crop) !== JSON.stringify(framing.crop);
  const files = isCropChanged ? await cropFiles(root, path, framing.crop) : [];
  const what = isCropChanged ? (framing.crop ? 'Cropped' : 'Whole again') : 'Focus point';
  await makeCheckedChange(root, {
    words: `${what}: picture ${basename(path)}`,
    files: [...files, write(root, path, framing)],
    author,
    refusal: 'It can’t be cut so:',
  });
};
