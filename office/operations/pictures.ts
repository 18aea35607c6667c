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
import { Refusal } from '../refusal.ts';

const folder = 'content/pictures/';

/** Where the whole of a cropped picture is. */
export const originals = `${folder}originals/`;

/** The name under which it is written down how a picture is cut. */
export const framedName = (path: string): string => {
  if (path.startsWith(folder)) return path.slice(folder.length);
  throw new Refusal(`Only pictures in ${folder} can be cut. Upload it here, and use that one.`);
};

export const originalOf = (path: string): string => originals + framedName(path);

const framingsIn = (side: Bytes) => {
  try {
    return framings.parse(JSON.parse(String(side ?? '{}')));
  } catch {
    // Somebody has broken it by hand.
    return undefined;
  }
};

export const readFramings = (root: string) => {
  const all = framingsIn(readBytes(root, framingFile));
  if (!all) throw new Refusal(`${framingFile} cannot be read. Put it in order first.`, 409);
  return all;
};

/** How a picture is cut; nothing, where it is whole. */
export const framingOf = (root: string, path: string): Framing =>
  path.startsWith(folder) ? (readFramings(root)[framedName(path)] ?? {}) : {};

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
  const sides = { left, top, right: 100 - left - width, bottom: 100 - top - height };
  const cutOff = Object.entries(sides)
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
  return Object.keys({ ...old, ...now }).flatMap((name) => {
    const [was, is] = [old[name] ?? {}, now[name] ?? {}];
    const file = folder + name;
    return [
      { file, place: `Focus point of ${name}`, before: focusWords(was), after: focusWords(is) },
      { file, place: `Crop of ${name}`, before: cropWords(was), after: cropWords(is) },
    ].filter((change) => change.before !== change.after);
  });
};

/** A place in the content where a picture stands. */
interface Place {
  file: string;
  entry: Entry;
  /** `body` where it is the text of a Markdown file. */
  field: Field;
  needs?: PictureNeeds | undefined;
}

/** Pictures that layouts show by themselves, and where: no entry names them. */
const shownByLayouts: readonly (readonly [files: string, where: string])[] = [
  [`${folder}main-street-*.webp`, 'The street at the end of every page'],
  [`${folder}fronts/*.webp`, 'The street on the home page'],
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

/** The files of the pictures that an entry shows. */
export const picturesIn = (entry: Entry): string[] => placesIn(entry).map(({ file }) => file);

/** Every place where a picture stands, by its file. */
export const picturePlaces = (root: string): Map<string, Place[]> =>
  Map.groupBy(readEntries(root).entries.flatMap(placesIn), ({ file }) => file);

/** Where a layout shows a picture by itself. */
export const layoutsWith = (path: string): string[] =>
  shownByLayouts.filter(([files]) => matchesGlob(path, files)).map(([, where]) => where);

/** What stands beside a picture for those who cannot see it. */
const altOf = ({ entry, field }: Place): string | undefined => {
  const alt = valueAt(entry.data, [...field.slice(0, -1), 'alt']);
  return typeof alt === 'string' ? alt : undefined;
};

/** What a picture must have to stand in all of these places. */
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

/** Describes pictures by their files, and by what is known of them from elsewhere. */
const describerOf = (root: string) => {
  const places = picturePlaces(root);
  const older = picturesOfAnotherLook(root).map((name) => folder + name);
  return async (path: string) => {
    // One that cannot be read is listed all the same, so that it can be found.
    const { width, height } = await sharp(join(root, path))
      .metadata()
      .catch(() => ({ width: 0, height: 0 }));
    const { size: bytes, mtimeMs } = statSync(join(root, path));
    /** In how many places. */
    const usedBy = (places.get(path)?.length ?? 0) + layoutsWith(path).length;
    /** Whether it was drawn for the brand as it was before. */
    const isOlder = older.includes(path);
    return { path, width, height, bytes, version: Math.round(mtimeMs), usedBy, isOlder };
  };
};

/** Every picture of the content, with its size. */
export const listPictures = async (root: string) => {
  const describe = describerOf(root);
  return Promise.all(pictureFiles(root).map((path) => describe(path)));
};

/** One picture, with where it is shown and what it must have to be shown there. */
export const openPicture = async (root: string, path: string) => {
  pictureFile(root, path);
  const places = picturePlaces(root).get(path) ?? [];
  const titleOf = titlesIn(readEntries(root).entries);
  return {
    ...(await describerOf(root)(path)),
    places: places.map((place) => {
      const { entry, field } = place;
      return Object.assign(shownPlace(entry, field, titleOf(entry)), { alt: altOf(place) });
    }),
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
