import type { z } from 'astro/zod';
import { schemas } from '../schemas/content-files.ts';
import { templateWords } from '../schemas/template-words.ts';
import { pageNames } from '../reader/names.ts';
import { nearest, withFullStop, type Field, type Problem } from '../reader/problem.ts';
import { entryOf, isKeptBack, isRecord, type Entry } from '../reader/read-entries.ts';
import { legalFacts } from '../schemas/text-pages.ts';

/** What stands at a place; undefined where there is no such place. */
export const valueAt = (data: unknown, field: Field): unknown => {
  const [key, ...rest] = field;
  if (key === undefined) return data;
  return typeof data === 'object' && data !== null
    ? valueAt((data as Record<PropertyKey, unknown>)[key], rest)
    : undefined;
};

/** A problem in the text below the head of a Markdown file; its first line is 1. */
export const problemInBody = ({ file, bodyLine }: Entry, message: string, line = 1): Problem => ({
  file,
  line: bodyLine + line - 1,
  message: withFullStop(message),
});

export const problemIn = (entry: Entry, message: string, field: Field = []): Problem => ({
  file: entry.file,
  line: entry.lineOf(field),
  field: [...entry.within, ...field],
  message: withFullStop(message),
});

/** Every text of some data, with its place. */
export const textsIn = (data: unknown, field: Field = []): [Field, string][] => {
  if (typeof data === 'string') return [[field, data]];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, part]) =>
    textsIn(part, [...field, Array.isArray(data) ? Number(key) : key]),
  );
};

/** What is wrong with any text of some entries, each line of a body by itself. */
export const textProblems = (
  entries: readonly Entry[],
  messagesFor: (text: string, entry: Entry) => string[],
): Problem[] =>
  entries.flatMap((entry) => [
    ...textsIn(entry.data).flatMap(([field, text]) =>
      messagesFor(text, entry).map((message) => problemIn(entry, message, field)),
    ),
    ...entry.body
      .split('\n')
      .flatMap((line, index) =>
        messagesFor(line, entry).map((message) => problemInBody(entry, message, index + 1)),
      ),
  ]);

/** Of a value that may be one of several things, what is wrong with the one it is most like. */
const flatten = (issue: z.core.$ZodIssue, start: Field = []): z.core.$ZodIssue[] => {
  const path = [...start, ...issue.path];
  const own = [{ ...issue, path }];
  if (issue.code !== 'invalid_union') return own;
  const depth = (branch: readonly z.core.$ZodIssue[]) =>
    Math.max(...branch.map((inner) => inner.path.length));
  const [deepest = []] = issue.errors.toSorted((one, other) => depth(other) - depth(one));
  return depth(deepest) > 0 ? deepest.flatMap((inner) => flatten(inner, path)) : own;
};

/** What the schema says of an entry, in the words of zod where it has none of its own. */
export const checkEntry = (entry: Entry): Problem[] =>
  (schemas[entry.collection].safeParse(entry.data).error?.issues ?? [])
    .flatMap((issue) => flatten(issue))
    .map(({ path, message }) => problemIn(entry, message, path));

const ofTemplates = new Set(
  Object.values(templateWords)
    .flat()
    .flatMap((words) => words.split('\n'))
    .filter((words) => words !== ''),
);

const unwritten =
  'These are still the words of the template, and visitors would read them. Write your own in their place';

/** Words that a new entry begins with, where visitors would read them. */
export const templateProblems = (entries: readonly Entry[]): Problem[] =>
  textProblems(
    entries.filter((entry) => !isKeptBack(entry)),
    (text) => (ofTemplates.has(text.trim()) ? [unwritten] : []),
  );

/** Tab, line feed and carriage return are the only controls a text has a use for. The others, and what Unicode keeps for programs, come along from PDF files. */
const unseen = /[[\p{Cc}\p{Surrogate}\p{Noncharacter_Code_Point}]--[\t\n\r]]/v;

/** What to say of the first character of a text that no page can show. */
const unseenIn = (text: string): string[] => {
  const { 0: character = '', index } = unseen.exec(text) ?? { index: 0 };
  if (character === '') return [];
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const before = text.slice(Math.max(index - 20, 0), index).trim();
  const place = before === '' ? 'at the beginning' : `after "${before}"`;
  return [
    `There is an invisible character (U+${code}) ${place}, which no page can show. Delete it, or type the words anew`,
  ];
};

/** Characters that no one sees and many programs trip over: a file with a zero byte is no text for git. */
export const controlProblems = (entries: readonly Entry[]): Problem[] =>
  textProblems(entries, unseenIn);

/** A name between braces, for which a price or another fact is put in: `{visibility-audit}`. */
const placeholder = /\{([^{}\n]{0,60})\}/gu;

/** Which days are set makes no difference to the names. */
const anyPolicy = { store: 'sqlite', keepDays: { leads: 1, newsletter: 1 } } as const;

/** What the owner decides of the legal pages, decided or not. */
const legal = Object.keys(legalFacts.shape).map((name) => `legal-${name}`);

/** Where the number of posts or minutes is put in. */
const counting = new Set(['content/pages/blog.yml', 'content/reading.yml']);

/** Names between braces for which nothing would be put in, so that they would stand on the page as they are. */
export const checkNames = (entries: readonly Entry[]): Problem[] => {
  const { names } = pageNames(entries, anyPolicy);
  // A package that is quoted has no price to put in. Where one is only missing, the schema says so.
  const isQuoted = (name: string) => {
    const data = entryOf(entries, 'packages', name)?.data;
    return isRecord(data) && !('price' in data) && !('included' in data);
  };
  const known = [...new Set([...Object.keys(names), ...legal])].filter((name) => !isQuoted(name));
  const message = (name: string) => {
    const meant = nearest(name.trim().toLowerCase(), known);
    const advice = meant
      ? `Did you mean {${meant}}?`
      : `Write one of ${known.map((one) => `{${one}}`).join(', ')}, or leave the braces out.`;
    return `Nothing is known by the name {${name}}. ${advice}`;
  };
  return textProblems(entries, (text, { file }) =>
    [...new Set(Array.from(text.matchAll(placeholder), ([, name = '']) => name))]
      .filter((name) => !known.includes(name) && !(name === 'count' && counting.has(file)))
      .map(message),
  );
};
