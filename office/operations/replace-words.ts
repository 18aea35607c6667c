import { textsIn, valueAt } from '@agency/content-model/checks/check-entries.ts';
import { namedIn } from '@agency/content-model/reader/map-fields.ts';
import type { Entry } from '@agency/content-model/reader/read-entries.ts';
import { counted } from '@agency/leads/forms/counted.ts';
import { allEntries, readText } from '../content/entries.ts';
import { editFiles } from '../content/edit-file.ts';
import { shownPlace } from '../content/field-problems.ts';
import type { Author } from '../history/saves.ts';
import { Refusal } from '../refusal.ts';
import { makeCheckedChange } from './checked-change.ts';

/** A text of an entry. */
export interface TextPlace {
  entry: Entry;
  /** `body` where it is the text of a Markdown file. */
  field: readonly PropertyKey[];
}

/** The texts of all files in which the texts at these places read otherwise, by their names. */
export const editTexts = (
  root: string,
  places: readonly TextPlace[],
  change: (written: string, isBody: boolean) => string,
): Map<string, string> => {
  const edits = [...Map.groupBy(places, ({ entry }) => entry)].map(([entry, own]) => {
    const inFields = own.filter(({ field }) => field[0] !== 'body');
    const data = structuredClone(entry.data);
    for (const { field } of inFields) {
      const around = valueAt(data, field.slice(0, -1)) as Record<PropertyKey, unknown>;
      const name = field.at(-1) ?? '';
      around[name] = change(String(around[name]), false);
    }
    const body = inFields.length < own.length ? change(entry.body, true) : entry.body;
    return { entry, data, body };
  });
  return editFiles(root, edits);
};

/** A text that holds the words that are looked for. */
interface Place extends TextPlace {
  text: string;
}

/** Files and other entries are called by their names, which are no words. */
const isName = (entry: Entry, field: readonly PropertyKey[]): boolean =>
  field.at(-1) === 'picture' ||
  namedIn(entry).some((named) => named.field.join('.') === field.join('.'));

/** The texts of an entry that are found, each with its place. */
export const placesIn = (entry: Entry, isFound: (text: string) => boolean): Place[] =>
  [...textsIn(entry.data), [['body'], entry.body] as const]
    .filter(([field, text]) => isFound(text) && !isName(entry, field))
    .map(([field, text]) => ({ entry, field, text }));

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
  places: placesWith(root, find).map(({ entry, field, text }) =>
    Object.assign(shownPlace(entry, field), { excerpt: excerptOf(text, find) }),
  ),
});

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
  const texts = editTexts(root, places, (text) => text.replaceAll(find, () => replace));
  const files = [...texts].map(([file, after]) => ({ file, before: readText(root, file), after }));
  const words = `“${find}” became “${replace}” in ${counted(places.length, 'place')}`;
  const refusal = 'Nothing was replaced, since something would be wrong then:';
  await makeCheckedChange(root, { words, files, author, refusal });
  return { count: places.length };
};
