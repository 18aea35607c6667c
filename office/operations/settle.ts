import { isDeepStrictEqual } from 'node:util';
import { valueAt } from '@agency/content-model/checks/check-entries.ts';
import { namedIn, type Named } from '@agency/content-model/reader/map-fields.ts';
import { fillNames } from '@agency/content-model/reader/names.ts';
import type { Field } from '@agency/content-model/reader/problem.ts';
import { addressOf, type Entry } from '@agency/content-model/reader/read-entries.ts';
import { schemaOf } from '../content/schemas.ts';
import { editFiles } from '../content/edit-file.ts';
import { leadsTo, linksTo, replaceLinks, type TextPlace } from './text-places.ts';

/** How a link is settled: it goes, it leads to another page, or its words stay as plain words. `needed` can't be settled. */
type Settling = 'goes' | 'leads elsewhere' | 'plain words' | 'needed';

export interface SettledPlace extends TextPlace {
  how: Settling;
}

/** A copy of some data with another value in one place; without a value, nothing is left there. */
const withValue = (data: unknown, field: Field, value?: string): unknown => {
  const copy = structuredClone(data);
  const around = valueAt(copy, field.slice(0, -1)) as Record<PropertyKey, unknown>;
  const name = field.at(-1) ?? '';
  if (value !== undefined) around[name] = value;
  else if (Array.isArray(around)) around.splice(Number(name), 1);
  else Reflect.deleteProperty(around, name);
  return copy;
};

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
  let { data, body } = fillNames({ data: entry.data, body: entry.body }, names);
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
  if (address !== undefined && linksTo(body, address).length > 0) {
    body = replaceLinks(body, address, ({ words }) => words);
    places.push({ entry, field: ['body'], how: 'plain words' });
  }
  return { entry, data, body, places };
};

/**
 * Settles every link from some entries to an entry that visitors can't open anymore. Returns what
 * becomes of each, and the new texts of the files.
 */
export const settleLinks = (
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
