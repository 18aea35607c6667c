import type { City } from '@agency/content-model/schemas/city.ts';
import type { Entry } from '@agency/content-model/reader/read-entries.ts';
import { editFiles, reorderFile } from '../content/edit-file.ts';
import { allEntries, entryIn, inSiteOrder, readText, type EntryName } from '../content/entries.ts';
import { Refusal } from '../refusal.ts';
import { listed } from './change-entry.ts';
import type { Plan } from './changes.ts';
import { changedFiles } from './text-places.ts';

/** Cities are files of their own, so each says its place. */
const withPlaces = (cities: readonly Entry[]) =>
  cities
    .map((entry, index) => {
      const { hidden, city, order, ...others } = entry.data as City;
      const first = hidden === undefined ? {} : { hidden };
      return { entry, order, data: { ...first, city, order: index + 1, ...others } };
    })
    .filter(({ order, data }) => order !== data.order);

/** Plans to move an entry one place up or down among those of its kind. Undefined at the end of the list. */
export const planMove = (root: string, name: EntryName, by: 1 | -1): Plan | undefined => {
  const entries = allEntries(root);
  const entry = entryIn(entries, name);
  const { collection, file } = entry;
  if (!listed.has(collection) && collection !== 'cities')
    throw new Refusal('These have no order of their own.');
  const now = inSiteOrder(entries, collection);
  const place = now.indexOf(entry) + by;
  if (place < 0 || place >= now.length) return undefined;
  const moved = now.filter((one) => one !== entry).toSpliced(place, 0, entry);
  const texts =
    collection === 'cities'
      ? editFiles(root, withPlaces(moved))
      : new Map([
          [
            file,
            reorderFile(
              readText(root, file),
              moved.map(({ id }) => id),
            ),
          ],
        ]);
  return {
    words: `New order of the ${collection}`,
    files: changedFiles(texts),
    refusal: 'It could not be moved, since something would be wrong then:',
  };
};
