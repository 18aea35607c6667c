import { z } from 'astro/zod';
import type { FastifyPluginAsync } from 'fastify';
import { fillerOf } from '@agency/content-model/reader/names.ts';
import { isRecord } from '@agency/content-model/reader/map-fields.ts';
import {
  entryOf,
  readEntries,
  type Entry,
  type Reading,
} from '@agency/content-model/reader/read-entries.ts';
import type { LeadStore } from '@agency/leads/lead-store.ts';
import { listContent } from '../content/list-content.ts';
import { formLink, shownPlace } from '../content/field-problems.ts';
import { formFor, type FormSchema } from '../content/schemas.ts';
import type { OfficeServerContext } from '../context.ts';
import { mayUse } from '../entrance/permissions.ts';
import { searchText } from '../limits.ts';
import { excerptOf, placesIn } from '../operations/text-places.ts';

interface Result {
  title: string;
  detail?: string | undefined;
  /** The route of its screen. */
  link: readonly string[];
}

/** The maximum number of results per kind. */
const most = 6;

/** Common words for fields that have another name here. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  headline: ['heading', 'title'],
  photo: ['picture', 'portrait'],
  image: ['picture', 'portrait'],
  cost: ['price'],
  testimonial: ['quotation'],
  review: ['quotation'],
  logo: ['mark'],
  font: ['typefaces'],
  seo: ['in search results'],
};

const hasWords = (text: string, find: string): boolean => text.toLowerCase().includes(find);

type Field = readonly (string | number)[];

interface FieldCalled {
  field: Field;
  value: unknown;
  title: string;
}

/** The fields of a form with one of these names, as far as the entry has them. */
const fieldsCalled = (
  names: readonly string[],
  schema: FormSchema,
  data: unknown,
  field: Field = [],
): FieldCalled[] => {
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    fieldsCalled(names, part, isRecord(data) ? data[name] : undefined, [...field, name]),
  );
  const { items } = schema;
  const listed =
    items && Array.isArray(data)
      ? data.flatMap((part, index) => fieldsCalled(names, items, part, [...field, index]))
      : [];
  const title = (schema.title ?? '').toLowerCase();
  const isIt =
    field.length > 0 && schema.widget !== 'none' && names.some((name) => title.includes(name));
  return [...(isIt ? [{ field, value: data, title }] : []), ...inside, ...listed];
};

/** The first field of each name: a form with forty links needs to be listed once. */
const firstOfEach = (fields: readonly FieldCalled[]): FieldCalled[] =>
  fields.filter(({ title }, index) => fields.findIndex((one) => one.title === title) === index);

/** How far a field's name is from what was asked for: it is the words, begins with them, or has them in it. */
const distanceFrom = (find: string, title: string): number => {
  if (title === find) return 0;
  if (title.startsWith(`${find} `)) return 1;
  return ` ${title} `.includes(` ${find} `) ? 2 : 3;
};

/** The entries in the order of the content list, most needed first. */
const namedEntries = (reading: Reading) =>
  listContent(reading, [])
    .flatMap(({ entries }) => entries)
    .flatMap(({ collection, id, title, address }) => {
      const entry = entryOf(reading.entries, collection, id);
      return entry ? [{ entry, title, address }] : [];
    });

/** A value in one line, a picture by its name: empty when there is none, undefined for a group or a list. */
const shownValue = (value: unknown): string | undefined =>
  typeof value === 'object'
    ? undefined
    : `${(value ?? '') as string | number | boolean}`.replace(/^\.{1,2}\/.*\//u, '');

interface Place {
  entry: Entry;
  field: Field;
  detail: string | undefined;
}

/** The first few results of a kind, and the number of others. */
const groupOf = <Item>(kind: string, items: readonly Item[], asResult: (item: Item) => Result) => ({
  kind,
  results: items.slice(0, most).map(asResult),
  others: Math.max(items.length - most, 0),
});

const searchContent = (reading: Reading, find: string) => {
  const all = namedEntries(reading);
  const fill = fillerOf(reading.entries);
  const asResult = ({ entry, field, detail }: Place): Result => {
    const { title, field: way, link } = shownPlace(entry, field);
    return { title: fill(`${title} › ${way}`), detail: detail && fill(detail), link };
  };
  const names = [find, ...(synonyms[find] ?? [])];
  const pages = all.filter(({ title, address = '' }) => hasWords(`${title} ${address}`, find));
  const fields = all
    .flatMap(({ entry }) => {
      const called = fieldsCalled(names, formFor(entry.collection, entry.data), entry.data);
      return firstOfEach(called).map(({ field, value, title }) => {
        const distance = Math.min(...names.map((name) => distanceFrom(name, title)));
        return { entry, field, detail: shownValue(value), distance };
      });
    })
    // The closest names come first, then fields that are filled in, then those at the top of a form.
    .toSorted(
      (one, other) =>
        one.distance - other.distance ||
        Number(one.detail === '') - Number(other.detail === '') ||
        Math.max(one.field.length, 2) - Math.max(other.field.length, 2),
    );
  const words = all.flatMap(({ entry }): Place[] =>
    placesIn(entry, (text) => hasWords(text, find)).map(({ field, text }) => ({
      entry,
      field: field as Field,
      detail: excerptOf(text, find, text.toLowerCase().indexOf(find)),
    })),
  );
  return [
    groupOf('Pages', pages, ({ entry, title, address }) => ({
      title,
      detail: address,
      link: formLink(entry),
    })),
    groupOf('Fields', fields, asResult),
    groupOf('Words', words, asResult),
  ];
};

const searchLeads = async ({ inbox }: LeadStore, search: string) =>
  groupOf('Leads', await inbox.list({ search }, most), ({ id, data }) => ({
    title: data.name ?? data.email,
    detail: data.email,
    link: ['leads', id],
  }));

/**
 * The first few pages, fields, texts and leads that match, among what the person may see.
 * Leads are left out when the store is unavailable.
 */
export const searchOffice = async (
  words: string,
  { reading, leadStore }: { reading?: Reading; leadStore?: OfficeServerContext['leadStore'] },
) => {
  const content = reading ? searchContent(reading, words.toLowerCase()) : [];
  const leads = await leadStore?.()
    .then((store) => searchLeads(store, words))
    .catch(() => undefined);
  return [...content, ...(leads ? [leads] : [])].filter(({ results }) => results.length > 0);
};

const asked = z.object({ find: searchText.min(2) });

/** One search over everything that the person may see. */
export const searchRoutes =
  ({ root, leadStore }: OfficeServerContext): FastifyPluginAsync =>
  async (app) => {
    app.get('/api/search', async ({ query, session }) => {
      const { find } = asked.parse(query);
      const may = (route: string) => !session || mayUse(session.person.role, route);
      return searchOffice(find, {
        ...(may('GET /api/content') && { reading: readEntries(root) }),
        ...(may('GET /api/leads') && { leadStore }),
      });
    });
  };
