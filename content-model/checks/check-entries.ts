import type { z } from 'astro/zod';
import { schemas } from '../schemas/content-files.ts';
import { templatePicture, templateWords } from '../schemas/template-words.ts';
import { pageNames } from '../reader/names.ts';
import { nearest, withFullStop, type Field, type Problem } from '../reader/problem.ts';
import { isRecord, type MarkdownText } from '../reader/map-fields.ts';
import { entryOf, isKeptBack, type Entry } from '../reader/read-entries.ts';
import { legalFacts } from '../schemas/text-pages.ts';

/** The value at a path; undefined when the path does not exist. */
export const valueAt = (data: unknown, field: Field): unknown => {
  const [key, ...rest] = field;
  if (key === undefined) return data;
  return typeof data === 'object' && data !== null
    ? valueAt((data as Record<PropertyKey, unknown>)[key], rest)
    : undefined;
};

/** A problem in the body of a Markdown file; `line` counts from 1 at the start of the body. */
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

/** A problem in a Markdown text; `line` counts from 1 at its start. */
export const problemInText = (
  entry: Entry,
  { field }: MarkdownText,
  message: string,
  line?: number,
): Problem =>
  field[0] === 'body' ? problemInBody(entry, message, line) : problemIn(entry, message, field);

/** Every string within some data, with its path. */
export const textsIn = (data: unknown, field: Field = []): [Field, string][] => {
  if (typeof data === 'string') return [[field, data]];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, part]) =>
    textsIn(part, [...field, Array.isArray(data) ? Number(key) : key]),
  );
};

/** The problems of all texts in some entries; bodies are checked line by line. */
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

/** Replaces an issue with a union by the issues of the variant that the value matches best. */
const flatten = (issue: z.core.$ZodIssue, start: Field = []): z.core.$ZodIssue[] => {
  const path = [...start, ...issue.path];
  const own = [{ ...issue, path }];
  if (issue.code !== 'invalid_union') return own;
  const depth = (branch: readonly z.core.$ZodIssue[]) =>
    Math.max(...branch.map((inner) => inner.path.length));
  const [deepest = []] = issue.errors.toSorted((one, other) => depth(other) - depth(one));
  return depth(deepest) > 0 ? deepest.flatMap((inner) => flatten(inner, path)) : own;
};

/** Words for the bounds of a text or a list; zod's own where there are none. */
const boundsInWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return undefined;
  const bound =
    issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
  if (issue.origin === 'string') return `Write ${bound} letters here`;
  return issue.origin === 'array' ? `There must be ${bound} of these` : undefined;
};

/** Schema violations of an entry, with zod's message where there is none of ours. */
export const checkEntry = (entry: Entry): Problem[] =>
  (schemas[entry.collection].safeParse(entry.data, { error: boundsInWords }).error?.issues ?? [])
    .flatMap((issue) => flatten(issue))
    .map((issue) =>
      Object.assign(problemIn(entry, issue.message, issue.path), {
        instead: issue.code === 'custom' ? (issue.params?.['instead'] as string) : undefined,
      }),
    );

const templateTexts = new Set(
  Object.values(templateWords)
    .flat()
    .flatMap((words) => words.split('\n'))
    .filter((words) => words !== ''),
);

const unwritten =
  'These are still the words of the template, and visitors would read them. Write your own in their place';

const unchosen =
  'This is still the picture of the template, and visitors would see it. Choose your own';

/** Unedited template texts and pictures that visitors would see. */
export const templateProblems = (entries: readonly Entry[]): Problem[] =>
  textProblems(
    entries.filter((entry) => !isKeptBack(entry)),
    (text) => {
      if (text.endsWith(`/${templatePicture}`)) return [unchosen];
      return templateTexts.has(text.trim()) ? [unwritten] : [];
    },
  );

/**
 * Control characters other than tab, line feed and carriage return, and code points Unicode reserves
 * for programs. They get into texts when people paste from PDF files.
 */
const invisible = /[[\p{Cc}\p{Surrogate}\p{Noncharacter_Code_Point}]--[\t\n\r]]/v;

/** A message about the first character of a text that no page can show. */
const invisibleIn = (text: string): string[] => {
  const { 0: character = '', index } = invisible.exec(text) ?? { index: 0 };
  if (character === '') return [];
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const before = text.slice(Math.max(index - 20, 0), index).trim();
  const place = before === '' ? 'at the beginning' : `after "${before}"`;
  return [
    `There is an invisible character (U+${code}) ${place}, which no page can show. Delete it, or type the words anew`,
  ];
};

/** Invisible characters that break programs: git treats a file with a zero byte as binary. */
export const controlProblems = (entries: readonly Entry[]): Problem[] =>
  textProblems(entries, invisibleIn);

/** Whether a package has a price. When one is merely missing, the schema reports it. */
export const isPriced = (data: unknown): boolean =>
  isRecord(data) && (data['price'] !== undefined || data['included'] !== undefined);

/** A placeholder for a price or another fact: `{visibility-audit}`. */
const placeholder = /\{([^{}\n]{0,60})\}/gu;

/** Any policy will do here: the names of placeholders do not depend on it. */
const anyPolicy = { store: 'sqlite', keepDays: { leads: 1, newsletter: 1 } } as const;

/** The placeholders for the facts of the legal pages, including those the owner has left empty. */
const legal = ['entity', 'address', ...Object.keys(legalFacts.shape)].map(
  (name) => `legal-${name}`,
);

/** Files whose `{count}` is replaced with the number of posts or minutes. */
const counting = new Set(['content/pages/blog.yml', 'content/reading.yml']);

/** Unknown placeholders, which the page would show with their braces. */
export const checkNames = (entries: readonly Entry[]): Problem[] => {
  const { names } = pageNames(entries, anyPolicy);
  const isQuoted = (name: string) => {
    const data = entryOf(entries, 'packages', name)?.data;
    return isRecord(data) && !isPriced(data);
  };
  const known = [...new Set([...Object.keys(names), ...legal])].filter((name) => !isQuoted(name));
  const message = (name: string) => {
    if (name === 'phone' || name === 'address')
      return `The business card has no ${name} yet, which this text shows. Fill it in there, or leave {${name}} out.`;
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
