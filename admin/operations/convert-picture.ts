import sharp, { type Sharp } from 'sharp';
import { misfit, type Place } from '../../content-check/check-pictures.ts';
import { Refusal } from '../refusal.ts';

const widest = 2400;

/** More than any camera takes; a small file can claim to be much larger. */
const mostPixels = 120_000_000;

const noPicture = 'This file is no picture that can be read. Save it again as JPEG, PNG or WebP.';

/** Photos of iPhones, which nothing here can open, by what their files begin with. */
const heic = /^....ftyp(?:hei[cmsx]|hev[cmsx])/su;

const noHeic =
  'This is a HEIC photo, as iPhones make them, and browsers show none of those. Send it to yourself by mail from the phone, or open it on a Mac and choose File › Export: both make a JPEG, which can be taken. Settings › Camera › Formats › Most Compatible makes JPEGs from now on.';

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

/** Reads a picture whole and writes it anew for its place; one that was saved only in part is none. */
export const convert = async (content: Buffer, place: Place, extension = '.webp') => {
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
