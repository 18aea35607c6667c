import { isDeepStrictEqual } from 'node:util';
import { valueAt } from '@agency/content-model/checks/check-entries.ts';
import { markdownIn, namedIn, type Named } from '@agency/content-model/reader/map-fields.ts';
import { fillNames } from '@agency/content-model/reader/fill-names.ts';
import { formatPrice } from '@agency/content-model/reader/names.ts';
import type { Field } from '@agency/content-model/reader/problem.ts';
import { addressOf, isKeptBack, type Entry } from '@agency/content-model/reader/read-entries.ts';
import type { Price } from '@agency/content-model/schemas/packages.ts';
import { allEntries, entryIn, titleOf, type EntryName } from '../content/entries.ts';
import { formLink, shownPlace } from '../content/field-problems.ts';
import { schemaOf } from '../content/schemas.ts';
import { Refusal } from '../refusal.ts';
import { editFiles } from '../content/edit-file.ts';
import {
  leadsTo,
  linksTo,
  replaceLinks,
  withText,
  withValue,
  type TextPlace,
} from './text-places.ts';

/** How a link is settled: it goes, it leads to another page, or its words stay as plain words. `needed` can't be settled. */
type Settling = 'goes' | 'leads elsewhere' | 'plain words' | 'needed';

interface SettledPlace extends TextPlace {
  how: Settling;
}

/**
 * The data without the smallest part that a link is: the field itself, the link or list item it
 * stands in, or a list that it empties. Undefined when the page needs that part, or when the part
 * leads somewhere else, too.
 */
const withoutLink = (
  { collection, ...entry }: Entry,
  field: Field,
  isLeading: (named: Named) => boolean,
): unknown => {
  const countIssues = (data: unknown) =>
    schemaOf(collection, data).safeParse(data).error?.issues.length ?? 0;
  const { data } = entry;
  const others = namedIn({ collection, ...entry }).filter(
    (named) => named.target !== 'picture' && !isLeading(named),
  );
  const isFree = (part: Field) =>
    !others.some((other) => part.every((name, index) => other.field[index] === name));
  const list = field.slice(0, -2);
  const parts = [field, field.slice(0, -1), ...(Array.isArray(valueAt(data, list)) ? [list] : [])];
  return parts
    .filter((part) => part.length > 0 && isFree(part))
    .map((part) => withValue(data, part))
    .find((without) => countIssues(without) <= countIssues(data));
};

interface Gone {
  gone: Entry;
  /** The address that links lead to if a page can't do without them. */
  instead: string;
  /** The values of names that texts can't use anymore. */
  names?: Parameters<typeof fillNames>[1];
}

/** Settles the links of one entry. From last to first, so that the places of the others stay. */
const settleEntry = (entry: Entry, { gone, instead, names = {} }: Gone) => {
  const isLeading = leadsTo(gone);
  const places: SettledPlace[] = [];
  const { body, ...filled } = fillNames({ data: entry.data, body: entry.body }, names);
  let { data } = filled;
  for (const { field, target, name } of namedIn(entry).filter(isLeading).reverse()) {
    // It may have gone with another one.
    if (valueAt(data, field) !== name) continue;
    const without = withoutLink({ ...entry, data }, field, isLeading);
    const isAddress = target === 'address';
    if (without !== undefined) data = without;
    else if (isAddress) data = withValue(data, field, instead);
    const kept = isAddress ? 'leads elsewhere' : 'needed';
    places.unshift({ entry, field, how: without === undefined ? kept : 'goes' });
  }
  const address = addressOf(gone);
  let edit = { entry, data, body };
  if (address === undefined) return { ...edit, places };
  for (const { field, text } of markdownIn({ ...entry, data, body })) {
    if (linksTo(text, address).length === 0) continue;
    edit = withText(edit, field, (written) => replaceLinks(written, address, ({ words }) => words));
    places.push({ entry, field, how: 'plain words' });
  }
  return { ...edit, places };
};

/**
 * Settles every link from some entries to an entry that visitors can't open anymore. Returns what
 * becomes of each, and the new texts of the files.
 */
const settleLinks = (
  root: string,
  from: readonly Entry[],
  settled: Gone,
): { places: SettledPlace[]; texts: Map<string, string> } => {
  const edits = from
    .filter((entry) => entry !== settled.gone)
    .map((entry) => settleEntry(entry, settled))
    .filter(
      ({ entry, data, body, places }) =>
        places.length > 0 || !isDeepStrictEqual([data, body], [entry.data, entry.body]),
    );
  return { places: edits.flatMap(({ places }) => places), texts: editFiles(root, edits) };
};

/** The page that links lead to unless she chooses another. */
const contactPage = '/contact';

interface Going {
  gone: Entry;
  isHiding: boolean;
  instead?: string | undefined;
}

/** The links to an entry, settled before it is hidden or removed. */
const settle = (
  root: string,
  entries: readonly Entry[],
  { gone, isHiding, instead = contactPage }: Going,
) => {
  const { price } = gone.data as { price?: Price };
  // Texts keep the price of a removed package.
  const isPriceless = gone.collection !== 'packages' || isHiding || price === undefined;
  const names = isPriceless ? {} : { [gone.id]: formatPrice(price) };
  const { places, texts } = settleLinks(root, entries, { gone, instead, names });
  // A hidden entry may need a hidden one.
  const isIdle = ({ entry, how }: SettledPlace) =>
    how === 'needed' && isHiding && isKeptBack(entry);
  return { places: places.filter((place) => !isIdle(place)), texts };
};

/** What becomes of each link to an entry when it is hidden or removed. */
export const listLinks = (root: string, name: EntryName, isHiding: boolean) => {
  const entries = allEntries(root);
  const { places } = settle(root, entries, { gone: entryIn(entries, name), isHiding });
  return places.map(({ entry, field, how }) => {
    // A link is known by its place; that it leads somewhere goes without saying.
    const isLink = field.length > 1 && field.at(-1) === 'href';
    const place = shownPlace(entry, isLink ? field.slice(0, -1) : field);
    return Object.assign(place, { link: formLink(entry, field), how });
  });
};

/** The new texts of the files that lead to an entry. Refuses when something can't do without it. */
export const settledTexts = (root: string, entries: readonly Entry[], going: Going) => {
  const { places, texts } = settle(root, entries, going);
  const needing = places.filter(({ how }) => how === 'needed');
  if (needing.length > 0)
    throw new Refusal(
      `“${titleOf(going.gone)}” stays, since something else needs it. Change that first:`,
      409,
      needing.map(({ entry: { collection, id, ...entry }, field }) => {
        const { title, field: place } = shownPlace({ collection, id, ...entry }, field);
        const message = `${title} › ${place}`;
        return { field: [], message, entry: { collection, id, title, field } };
      }),
    );
  return texts;
};
