import { existsSync, globSync, lstatSync, statSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import sharp from 'sharp';
import { valueAt } from '@agency/content-model/checks/check-entries.ts';
import type { Field } from '@agency/content-model/reader/problem.ts';
import { namedIn } from '@agency/content-model/reader/map-fields.ts';
import { readEntries, type Entry } from '@agency/content-model/reader/read-entries.ts';
import { addressesInText } from '@agency/content-model/checks/text-addresses.ts';
import { picturesOfAnotherLook } from '@agency/content-model/brand/drawn-pictures.ts';
import {
  framingFile,
  framings,
  type Framing,
  type PictureNeeds,
} from '@agency/content-model/schemas/pictures.ts';
import type { ChangedField } from '../content/differences.ts';
import { titlesIn } from '../content/entries.ts';
import { shownPlace } from '../content/field-problems.ts';
import { readBytes, type Bytes } from '../history/saves.ts';
import { templatePicture } from '@agency/content-model/schemas/template-words.ts';
import { Refusal } from '../refusal.ts';

export const picturesFolder = 'content/pictures/';

/** The folder with the originals of cropped pictures. */
export const originals = `${picturesFolder}originals/`;

/** The key of a picture in the framing file. */
export const framedName = (path: string): string => {
  if (path.startsWith(picturesFolder)) return path.slice(picturesFolder.length);
  throw new Refusal(
    `Only pictures in ${picturesFolder} can be cut. Upload it here, and use that one.`,
  );
};

export const originalOf = (path: string): string => originals + framedName(path);

const framingsIn = (side: Bytes) => {
  try {
    return framings.parse(JSON.parse(String(side ?? '{}')));
  } catch {
    // Somebody has broken the file by hand.
    return undefined;
  }
};

export const readFramings = (root: string) => {
  const all = framingsIn(readBytes(root, framingFile));
  if (!all) throw new Refusal(`${framingFile} cannot be read. Put it in order first.`, 409);
  return all;
};

/** The crop and focus point of a picture; empty when it has neither. */
export const framingOf = (root: string, path: string): Framing =>
  path.startsWith(picturesFolder) ? (readFramings(root)[framedName(path)] ?? {}) : {};

/** The absolute path of the uncropped picture. */
export const wholeFile = (root: string, path: string): string => {
  const original = join(root, originalOf(path));
  return existsSync(original) ? original : join(root, path);
};

const focusWords = ({ focus }: Framing): string =>
  focus ? `${focus.x} % from the left, ${focus.y} % from the top` : 'the middle';

const cropWords = ({ crop }: Framing): string => {
  if (!crop) return 'all of it';
  const { left, top, width, height } = crop;
  const sides = { left, top, right: 100 - left - width, bottom: 100 - top - height };
  const cutOff = Object.entries(sides)
    .filter(([, share]) => share > 0)
    .map(([side, share]) => `${share} % at the ${side}`);
  return `without ${cutOff.join(', ')}`;
};

/** The changed crops and focus points, in words; empty when either version of the file can't be read. */
export const framingChanges = (
  before: Bytes,
  after: Bytes,
): (ChangedField & { file: string })[] => {
  const [old, now] = [framingsIn(before), framingsIn(after)];
  if (!old || !now) return [];
  return Object.keys({ ...old, ...now }).flatMap((name) => {
    const [was, is] = [old[name] ?? {}, now[name] ?? {}];
    const file = picturesFolder + name;
    return [
      { file, place: `Focus point of ${name}`, before: focusWords(was), after: focusWords(is) },
      { file, place: `Crop of ${name}`, before: cropWords(was), after: cropWords(is) },
    ].filter((change) => change.before !== change.after);
  });
};

/** A place in the content that shows a picture. */
interface Place {
  file: string;
  entry: Entry;
  /** `body` for the text of a Markdown file. */
  field: Field;
  needs?: PictureNeeds | undefined;
}

/** Pictures that layouts use directly, and where: no entry refers to them. */
const shownByLayouts: readonly (readonly [files: string, where: string])[] = [
  [`${picturesFolder}main-street-*.webp`, 'The street at the end of every page'],
  [`${picturesFolder}fronts/*.webp`, 'The street on the home page'],
  [`content/${templatePicture}`, 'New posts, cities and projects, until you choose their own'],
];

const placesIn = (entry: Entry): Place[] => {
  const inFields = namedIn(entry).filter(({ target }) => target === 'picture');
  const inText = addressesInText(entry.body).filter(({ kind }) => kind === 'picture');
  const named = [
    ...inFields.map(({ name, field, needs }) => ({ name, field, needs })),
    ...inText.map(({ address }) => ({ name: address, field: ['body'], needs: undefined })),
  ];
  return named.map(({ name, field, needs }) => ({
    file: join(dirname(entry.file), name),
    entry,
    field,
    needs,
  }));
};

/** The paths of the pictures that an entry shows. */
export const picturesIn = (entry: Entry): string[] => placesIn(entry).map(({ file }) => file);

/** Every place that shows a picture, by the picture's path. */
export const picturePlaces = (root: string): Map<string, Place[]> =>
  Map.groupBy(readEntries(root).entries.flatMap(placesIn), ({ file }) => file);

/** Where layouts use a picture directly, in words. */
export const layoutsWith = (path: string): string[] =>
  shownByLayouts.filter(([files]) => matchesGlob(path, files)).map(([, where]) => where);

/** The alt text of a picture. */
const altOf = ({ entry, field }: Place): string | undefined => {
  const alt = valueAt(entry.data, [...field.slice(0, -1), 'alt']);
  return typeof alt === 'string' ? alt : undefined;
};

/** The minimum size of a picture that fits all of these places. */
export const neededBy = (places: readonly Place[]): PictureNeeds => ({
  width: Math.max(0, ...places.map(({ needs }) => needs?.width ?? 0)),
  height: Math.max(0, ...places.map(({ needs }) => needs?.height ?? 0)),
});

const pictureFiles = (root: string): string[] =>
  globSync('content/**/*.{webp,png,jpg,jpeg,avif}', { cwd: root })
    .filter(
      (file) =>
        !file.startsWith(originals) &&
        lstatSync(join(root, file), { throwIfNoEntry: false })?.isFile(),
    )
    .sort();

/** Returns a function that describes a picture. Where pictures are used is read only once. */
const describerOf = (root: string, places = picturePlaces(root)) => {
  const older = picturesOfAnotherLook(root).map((name) => picturesFolder + name);
  return async (path: string) => {
    // An unreadable picture is listed too, so that it can be found.
    const { width, height } = await sharp(join(root, path))
      .metadata()
      .catch(() => ({ width: 0, height: 0 }));
    const { size: bytes, mtimeMs } = statSync(join(root, path));
    /** The number of places that show it. */
    const usedBy = (places.get(path)?.length ?? 0) + layoutsWith(path).length;
    /** A description of it that no page has to fill in. */
    const alt = places
      .get(path)
      ?.map(altOf)
      .find((words) => words && !words.includes('{'));
    /** Whether it was drawn for an earlier state of the brand. */
    const isOlder = older.includes(path);
    return { path, width, height, bytes, version: Math.round(mtimeMs), usedBy, isOlder, alt };
  };
};

/** Every picture of the content, with its size. */
export const listPictures = async (root: string) => {
  const describe = describerOf(root);
  return Promise.all(pictureFiles(root).map((path) => describe(path)));
};

/** One picture, with the places that show it and the minimum size they require. */
export const openPicture = async (root: string, path: string) => {
  pictureFile(root, path);
  const allPlaces = picturePlaces(root);
  const places = allPlaces.get(path) ?? [];
  const titleOf = titlesIn(readEntries(root).entries);
  return {
    ...(await describerOf(root, allPlaces)(path)),
    places: places.map((place) => {
      const { entry, field } = place;
      return Object.assign(shownPlace(entry, field, titleOf(entry)), { alt: altOf(place) });
    }),
    layouts: layoutsWith(path),
    needs: neededBy(places),
    framing: framingOf(root, path),
  };
};

/** The absolute path of a picture. Refuses paths that are not pictures of the content. */
export const pictureFile = (root: string, path: string): string => {
  if (!pictureFiles(root).includes(path)) throw new Refusal('There is no such picture.', 404);
  return join(root, path);
};
