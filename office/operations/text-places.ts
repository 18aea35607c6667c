import { markdownToMdast, type MdastNode } from 'satteri';
import { textsIn, valueAt } from '@agency/content-model/checks/check-entries.ts';
import type { Field } from '@agency/content-model/reader/problem.ts';
import { isTooDeep } from '@agency/content-model/checks/text-addresses.ts';
import { markdownIn, namedIn, type Named } from '@agency/content-model/reader/map-fields.ts';
import { addressOf, type Entry } from '@agency/content-model/reader/read-entries.ts';
import type { Collection } from '@agency/content-model/schemas/content-files.ts';
import { counted } from '@agency/leads/forms/counted.ts';
import { editFiles } from '../content/edit-file.ts';
import { allEntries } from '../content/entries.ts';
import { formLink, shownPlace } from '../content/field-problems.ts';
import type { ChangedFile } from '../history/saves.ts';
import { Refusal } from '../refusal.ts';
import type { Plan } from './changes.ts';

/** The place of a text in an entry. */
export interface TextPlace {
  entry: Entry;
  /** `body` for the text of a Markdown file. */
  field: Field;
  /** Whether the field holds Markdown, and the place is a link within it. */
  isLink?: boolean;
}

/** A copy of some data with another value in one place; without a value, nothing is left there. */
export const withValue = (data: unknown, field: Field, value?: string): unknown => {
  const copy = structuredClone(data);
  const around = valueAt(copy, field.slice(0, -1)) as Record<PropertyKey, unknown>;
  const name = field.at(-1) ?? '';
  if (value !== undefined) around[name] = value;
  else if (Array.isArray(around)) around.splice(Number(name), 1);
  else Reflect.deleteProperty(around, name);
  return copy;
};

/** A copy of an entry's data and body with the text at a path changed. */
export const withText = <Written extends { data: unknown; body: string }>(
  written: Written,
  field: Field,
  change: (text: string) => string,
): Written => {
  if (field[0] === 'body') return { ...written, body: change(written.body) };
  const text = change(String(valueAt(written.data, field)));
  return { ...written, data: withValue(written.data, field, text) };
};

/** Changes the texts at these places. Returns the new text of each file, by name. */
export const editTexts = (
  root: string,
  places: readonly TextPlace[],
  change: (written: string, isMarkdown: boolean) => string,
): Map<string, string> => {
  const edits = [...Map.groupBy(places, ({ entry }) => entry)].map(([entry, own]) =>
    own.reduce(
      (edit, { field, isLink = false }) =>
        withText(edit, field, (written) => change(written, isLink)),
      { entry, data: entry.data, body: entry.body },
    ),
  );
  return editFiles(root, edits);
};

/** New texts as the files of a change. */
export const changedFiles = (texts: ReadonlyMap<string, string>): ChangedFile[] =>
  [...texts].map(([file, after]) => ({ file, after }));

const targets: Partial<Record<Collection, readonly string[]>> = {
  packages: ['package', 'pricedPackage'],
  testimonials: ['testimonial'],
  projects: ['project'],
};

interface Link {
  from: number;
  to: number;
  words: string;
  /** What follows the address, including the closing parenthesis. */
  rest: string;
}

const nodesIn = (node: MdastNode): MdastNode[] =>
  'children' in node ? [node, ...node.children.flatMap(nodesIn)] : [node];

/** The links in a Markdown text to an address, with or without a fragment. */
export const linksTo = (text: string, address: string): Link[] => {
  if (isTooDeep(text)) return [];
  const middle = `](${address}`;
  return nodesIn(markdownToMdast(text)).flatMap(({ type, position }) => {
    if (type !== 'link' || !position) return [];
    const [from, to] = [position.start.offset, position.end.offset];
    if (from === undefined || to === undefined) return [];
    const at = text.slice(0, to).lastIndexOf(middle);
    const rest = text.slice(at + middle.length, to);
    return at > from && /^[)#?\s]/u.test(rest)
      ? [{ from, to, words: text.slice(from + 1, at), rest }]
      : [];
  });
};

/** Replaces each link to an address. */
export const replaceLinks = (
  text: string,
  address: string,
  replacement: (link: Link) => string,
): string => {
  let written = 0;
  const parts = linksTo(text, address).map((link) => {
    const before = text.slice(written, link.from);
    written = link.to;
    return before + replacement(link);
  });
  return parts.join('') + text.slice(written);
};

/** Whether a field refers to an entry, or leads to its page. */
export const leadsTo = (entry: Entry): ((named: Named) => boolean) => {
  const wanted = targets[entry.collection] ?? [];
  const address = addressOf(entry);
  return ({ target, name }) =>
    target === 'address'
      ? name.replace(/#.*/u, '') === address
      : wanted.includes(target) && name === entry.id;
};

/** Every place in the content that refers to an entry, or links to its page. */
export const namingsOf = (entries: readonly Entry[], entry: Entry): TextPlace[] => {
  const isLeading = leadsTo(entry);
  const address = addressOf(entry);
  return entries.flatMap((one): TextPlace[] => {
    const fields = namedIn(one)
      .filter(isLeading)
      .map(({ field }) => ({ entry: one, field }));
    const inTexts = markdownIn(one)
      .filter(({ text }) => address !== undefined && linksTo(text, address).length > 0)
      .map(({ field }) => ({ entry: one, field, isLink: true }));
    return [...fields, ...inTexts];
  });
};

/** A text that contains the search term. */
interface Place extends TextPlace {
  text: string;
}

/** Whether a field refers to a file or another entry, so that its value is not text to search. */
const isName = (entry: Entry, field: Field): boolean =>
  field.at(-1) === 'picture' ||
  namedIn(entry).some(
    (named) =>
      named.field.join('.') === field.join('.') &&
      // A number or an address to write to is a fact like one in a sentence.
      !/^(?:tel|mailto):/u.test(named.name),
  );

/** The matching texts of an entry, each with its place. */
export const placesIn = (entry: Entry, isFound: (text: string) => boolean): Place[] =>
  [...textsIn(entry.data), [['body'], entry.body] as const]
    .filter(([field, text]) => isFound(text) && !isName(entry, field))
    .map(([field, text]) => ({ entry, field, text }));

/** A letter or digit, which a match may not continue: "Austin" is not in "Austinite". */
const inWord = String.raw`[\p{L}\p{N}]`;

/** Matches these whole words, case-sensitive, as the group `found`; or a name in braces that they are not all of. */
const wordsPattern = (find: string): RegExp => {
  const begin = new RegExp(`^${inWord}`, 'u').test(find) ? `(?<!${inWord})` : '';
  const end = new RegExp(`${inWord}$`, 'u').test(find) ? `(?!${inWord})` : '';
  const found = `(?<found>${begin}${RegExp.escape(find)}${end})`;
  const name = String.raw`\{[\w-]+\}`;
  const all = new RegExp(name, 'u').test(find) ? [found, name] : [name, found];
  return new RegExp(all.join('|'), 'gu');
};

/** Where the words first stand in a text, outside of names in braces; undefined where they don't. */
const placeOf = (text: string, words: RegExp): number | undefined =>
  [...text.matchAll(words)].find(({ groups }) => groups?.['found'])?.index;

/** Every text of the content that contains these words. */
const placesWith = (root: string, words: RegExp): Place[] =>
  allEntries(root).flatMap((entry) =>
    placesIn(entry, (text) => placeOf(text, words) !== undefined),
  );

const context = 50;

/** Some of a text before and after a match. */
const contextOf = (text: string, find: string, at: number) => {
  const [begin, end] = [Math.max(0, at - context), at + find.length + context];
  return {
    before: `${begin > 0 ? '…' : ''}${text.slice(begin, at)}`,
    after: `${text.slice(at + find.length, end)}${end < text.length ? '…' : ''}`,
  };
};

/** A match in any case, with some context on each side. */
export const excerptOf = (text: string, find: string, at: number): string => {
  const { before, after } = contextOf(text, find, at);
  return before + text.slice(at, at + find.length) + after;
};

/** The places as a screen shows them, each with a link to its field. */
export const findWords = (root: string, find: string) => {
  const words = wordsPattern(find);
  const places = placesWith(root, words).map(({ entry, field, text }) =>
    Object.assign(shownPlace(entry, field), contextOf(text, find, placeOf(text, words) ?? 0)),
  );
  return { places };
};

/** Plans a replacement in the chosen texts that contain these words, and counts them. */
export const planWords = (
  root: string,
  // A chosen place is the link to its field.
  { find, replace, chosen }: { find: string; replace: string; chosen: readonly string[][] },
): Plan & { count: number } => {
  const pattern = wordsPattern(find);
  const links = new Set(chosen.map((link) => link.join('/')));
  const places = placesWith(root, pattern).filter(({ entry, field }) =>
    links.has(formLink(entry, field).join('/')),
  );
  if (places.length === 0)
    throw new Refusal(`“${find}” stands in none of these places anymore.`, 404);
  const texts = editTexts(root, places, (text) =>
    text.replaceAll(pattern, (match) => (match === find ? replace : match)),
  );
  const files = changedFiles(texts);
  const words = `“${find}” became “${replace}” in ${counted(places.length, 'place')}`;
  const refusal = 'Nothing was replaced, since something would be wrong then:';
  return { count: places.length, words, files, refusal };
};
