import { globSync, lstatSync, statSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import sharp from 'sharp';
import { valueAt } from '@agency/content-model/checks/check-entries.ts';
import { namedIn } from '@agency/content-model/reader/map-fields.ts';
import { readEntries, type Entry } from '@agency/content-model/reader/read-entries.ts';
import { addressesInText } from '@agency/content-model/checks/text-addresses.ts';
import { picturesOfAnotherLook } from '@agency/content-model/brand/drawn-pictures.ts';
import type { PictureNeeds } from '@agency/content-model/schemas/pictures.ts';
import { titlesIn } from '../content/entries.ts';
import { shownPlace } from '../content/field-problems.ts';
import { Refusal } from '../refusal.ts';
import { framingOf, originals } from './frame-picture.ts';

/** A place in the content where a picture stands. */
interface Place {
  entry: Entry;
  title: string;
  /** `body` where it is the text of a Markdown file. */
  field: readonly PropertyKey[];
  needs?: PictureNeeds | undefined;
}

/** Pictures that layouts show by themselves, and where: no entry names them. */
const shownByLayouts: readonly (readonly [files: string, where: string])[] = [
  ['content/pictures/main-street-*.webp', 'The street at the end of every page'],
  ['content/pictures/fronts/*.webp', 'The street on the home page'],
];

const placesIn = (entry: Entry, title: string): [file: string, place: Place][] => {
  const fileOf = (name: string) => join(dirname(entry.file), name);
  return [
    ...namedIn(entry)
      .filter(({ target }) => target === 'picture')
      .map(({ name, field, needs }): [string, Place] => [
        fileOf(name),
        { entry, title, field, needs },
      ]),
    ...addressesInText(entry.body)
      .filter(({ kind }) => kind === 'picture')
      .map(({ address }): [string, Place] => [fileOf(address), { entry, title, field: ['body'] }]),
  ];
};

/** The files of the pictures that an entry shows. */
export const picturesIn = (entry: Entry): string[] => placesIn(entry, '').map(([file]) => file);

/** Every place where a picture stands, by its file. */
export const picturePlaces = (root: string): Map<string, Place[]> => {
  const { entries } = readEntries(root);
  const titleOf = titlesIn(entries);
  const all = entries.flatMap((entry) => placesIn(entry, titleOf(entry)));
  const byFile = Map.groupBy(all, ([file]) => file);
  return new Map([...byFile].map(([file, pairs]) => [file, pairs.map(([, place]) => place)]));
};

/** Where a layout shows a picture by itself. */
export const layoutsWith = (path: string): string[] =>
  shownByLayouts.filter(([files]) => matchesGlob(path, files)).map(([, where]) => where);

/** What stands beside a picture for those who cannot see it. */
const altOf = ({ entry, field }: Place): string | undefined => {
  const alt = valueAt(entry.data, [...field.slice(0, -1), 'alt']);
  return typeof alt === 'string' ? alt : undefined;
};

/** The places of a picture as a screen shows them, each with the way to its field. */
const shownPlaces = (places: readonly Place[]) =>
  places.map((place) => {
    const { entry, title, field } = place;
    return Object.assign(shownPlace(entry, field, title), { alt: altOf(place) });
  });

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
  const older = picturesOfAnotherLook(root).map((name) => join('content/pictures', name));
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
  return {
    ...(await describerOf(root)(path)),
    places: shownPlaces(places),
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
