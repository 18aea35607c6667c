import { z } from 'astro/zod';
import type { ImageFunction, SchemaContext } from 'astro:content';
import { contentFiles } from '../src/content-schemas/content-files.ts';
import { nameOf } from '../src/content-schemas/fields.ts';
import { sentenceBehind, wordsFor } from './issue-words.ts';
import { nearest, withFullStop, type Problem } from './problem.ts';
import { type Collection, type Entry } from './read-entries.ts';

export type Field = readonly PropertyKey[];

// Astro hands out a schema that reads the file; here the name of the file stays, and is looked at later.
const image = (() => nameOf('picture')) as unknown as ImageFunction;

const outsideAstro = (source: z.ZodType | ((context: SchemaContext) => z.ZodType)): z.ZodType =>
  typeof source === 'function' ? source({ image }) : source;

/** The schema of each collection, as it is outside of Astro. */
export const schemas = Object.fromEntries(
  Object.entries(contentFiles).map(([name, { schema }]) => [name, outsideAstro(schema)]),
) as Record<Collection, z.ZodType>;

/** What stands at a place; undefined where there is no such place. */
export const valueAt = (data: unknown, field: Field): unknown => {
  const [key, ...rest] = field;
  if (key === undefined) return data;
  return typeof data === 'object' && data !== null
    ? valueAt((data as Record<PropertyKey, unknown>)[key], rest)
    : undefined;
};

/** Problems in the text below the head of a Markdown file, by their lines. */
export const bodyProblems = (
  { file, body, bodyLine }: Entry,
  messagesFor: (line: string) => string[],
): Problem[] =>
  body.split('\n').flatMap((line, index) =>
    messagesFor(line).map((message) => ({
      file,
      line: bodyLine + index,
      message: withFullStop(message),
    })),
  );

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

/** Problems in any of the texts of an entry, by their lines. */
export const textProblems = (entry: Entry, messagesFor: (text: string) => string[]): Problem[] => [
  ...textsIn(entry.data).flatMap(([field, text]) =>
    messagesFor(text).map((message) => problemIn(entry, message, field)),
  ),
  ...bodyProblems(entry, messagesFor),
];

interface Wrong {
  field: Field;
  message: string;
  /** The name that was probably meant by one that is not known; that it is missing goes without saying. */
  meant?: string;
}

/** One problem for each name that the schema does not know, with the one that was probably meant. */
const unknownNames = (
  { data }: Entry,
  { path, keys, known }: { path: Field; keys: readonly string[]; known: readonly string[] },
): Wrong[] => {
  const free = known.filter((key) => valueAt(data, [...path, key]) === undefined);
  return keys.map((name) => {
    const meant = nearest(name, free);
    const advice = meant
      ? `Did you mean "${meant}:"?`
      : `Remove the line, or write one of ${(free.length > 0 ? free : known).join(', ')}`;
    return {
      field: [...path, name],
      message: `The name "${name}:" is not known here. ${advice}`,
      ...(meant && { meant: [...path, meant].join('.') }),
    };
  });
};

/** Of a value that may be one of several things, what is wrong with the one it is most like. */
const flatten = (entry: Entry, issue: z.core.$ZodIssue, start: Field = []): z.core.$ZodIssue[] => {
  const path = [...start, ...issue.path];
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ ...issue, path }];
  const input = valueAt(entry.data, path);
  // A sentence with a colon in it, where words or a few named fields may stand.
  if (sentenceBehind(input)) {
    const words = { code: 'invalid_type', expected: 'string', input } as const;
    return [{ ...issue, path, message: wordsFor(words, String(path.at(-1))) }];
  }
  const depth = (branch: readonly z.core.$ZodIssue[]) =>
    Math.max(...branch.map((inner) => inner.path.length));
  const [deepest = []] = issue.errors.toSorted((one, other) => depth(other) - depth(one));
  return depth(deepest) > 0
    ? deepest.flatMap((inner) => flatten(entry, inner, path))
    : [{ ...issue, path }];
};

/** What the schema has against an entry. */
export const checkEntry = (entry: Entry): Problem[] => {
  /** Of every thing with an unknown name in it, the names that it may hold. */
  const knownNames = new Map<string, string[]>();
  const { success, error } = schemas[entry.collection].safeParse(entry.data, {
    error: (issue) => {
      const field = issue.path ?? [];
      if (issue.code === 'unrecognized_keys' && issue.inst instanceof z.ZodObject)
        knownNames.set(field.join('.'), Object.keys(issue.inst.shape));
      return wordsFor(issue, String(field.at(-1) ?? entry.id));
    },
  });
  if (success) return [];
  const wrong = error.issues
    .flatMap((issue) => flatten(entry, issue))
    .flatMap((issue): Wrong[] => {
      const { path, message } = issue;
      if (issue.code === 'unrecognized_keys') {
        const known = knownNames.get(path.join('.')) ?? [];
        return unknownNames(entry, { path, keys: issue.keys, known });
      }
      const isMissing = valueAt(entry.data, path) === undefined && !message.includes('is missing');
      const start = isMissing ? `The line "${String(path.at(-1))}:" is missing. ` : '';
      return [{ field: path, message: start + message }];
    });
  const meant = new Set(wrong.map((one) => one.meant));
  return wrong
    .filter(({ field }) => !meant.has(field.join('.')))
    .map(({ field, message }) => problemIn(entry, message, field));
};
