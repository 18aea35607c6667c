import { namedIn } from '../../content-check/named-in.ts';
import { isRecord, type Entry } from '../../content-check/read-entries.ts';
import { counted } from '../../shared/counted.ts';
import { allEntries, readText, titleOf } from '../content/entry-names.ts';
import { editFile } from '../content/edit-file.ts';
import { wayTo } from '../content/field-problems.ts';
import type { Author } from '../history/write-save.ts';
import { Refusal } from '../refusal.ts';
import { makeCheckedChange } from './trial.ts';

/** A text that holds the words that are looked for. */
interface Place {
  entry: Entry;
  /** `body` where it is the text of a Markdown file. */
  field: readonly PropertyKey[];
  text: string;
}

const textsIn = (
  value: unknown,
  field: readonly PropertyKey[] = [],
): Pick<Place, 'field' | 'text'>[] => {
  if (typeof value === 'string') return [{ field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(part, [...field, Array.isArray(value) ? Number(key) : key]),
  );
};

/** Files and other entries are called by their names, which are no words. */
const isName = (entry: Entry, field: readonly PropertyKey[]): boolean =>
  field.at(-1) === 'picture' ||
  namedIn(entry).some((named) => named.field.join('.') === field.join('.'));

/** The texts of an entry that are found, each with its place. */
export const placesIn = (entry: Entry, isFound: (text: string) => boolean): Place[] =>
  [...textsIn(entry.data), { field: ['body'], text: entry.body }]
    .filter(({ field, text }) => isFound(text) && !isName(entry, field))
    .map(({ field, text }) => ({ entry, field, text }));

/** Every text of the content with these words, in exactly these letters. */
const placesWith = (root: string, find: string): Place[] =>
  allEntries(root).flatMap((entry) => placesIn(entry, (text) => text.includes(find)));

/** Some words before and behind, so that one sees what it is about. */
export const excerptOf = (text: string, find: string, at = text.indexOf(find)): string => {
  const [begin, end] = [Math.max(0, at - 50), at + find.length + 50];
  return `${begin > 0 ? '…' : ''}${text.slice(begin, end)}${end < text.length ? '…' : ''}`;
};

/** The places as a screen shows them, each with the way to its field. */
export const findWords = (root: string, find: string) => ({
  places: placesWith(root, find).map(({ entry, field, text }) => ({
    title: titleOf(entry),
    field: field[0] === 'body' ? 'Text' : wayTo(entry, field),
    link: ['content', entry.collection, entry.id, ...field.map(String)],
    excerpt: excerptOf(text, find),
  })),
});

const replacedIn = (
  data: unknown,
  fields: ReadonlySet<string>,
  change: (text: string) => string,
) => {
  const walk = (value: unknown, way: readonly string[]): unknown => {
    if (typeof value === 'string') return fields.has(way.join('.')) ? change(value) : value;
    if (Array.isArray(value)) return value.map((part, index) => walk(part, [...way, `${index}`]));
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, walk(part, [...way, key])]),
    );
  };
  return walk(data, []);
};

interface Replacement {
  find: string;
  replace: string;
}

/** Writes other words wherever these stand: one change, all of it or nothing, which can be taken back. */
export const replaceWords = async (
  root: string,
  { find, replace }: Replacement,
  author?: Author,
): Promise<{ count: number }> => {
  const places = placesWith(root, find);
  if (places.length === 0) throw new Refusal(`“${find}” stands nowhere.`, 404);
  const change = (text: string) => text.replaceAll(find, () => replace);
  const texts = new Map<string, string>();
  for (const [entry, own] of Map.groupBy(places, (place) => place.entry)) {
    const fields = new Set(own.map(({ field }) => field.join('.')));
    const data = replacedIn(entry.data, fields, change) as Record<string, unknown>;
    const body = fields.has('body') ? change(entry.body) : entry.body;
    const text = texts.get(entry.file) ?? readText(root, entry.file);
    texts.set(entry.file, editFile(text, entry, data, body));
  }
  const files = [...texts].map(([file, after]) => ({ file, before: readText(root, file), after }));
  const words = `“${find}” became “${replace}” in ${counted(places.length, 'place')}`;
  await makeCheckedChange(
    root,
    { words, files, author },
    { refusal: 'Nothing was replaced, since something would be wrong then:' },
  );
  return { count: places.length };
};
