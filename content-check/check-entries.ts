import { z } from 'astro/zod';
import type { ImageFunction, SchemaContext } from 'astro:content';
import { contentFiles } from '../src/content-schemas/content-files.ts';
import { nameOf } from '../src/content-schemas/reference.ts';
import { sentenceBehind, wordsFor } from './issue-words.ts';
import type { Problem } from './problem.ts';
import type { Collection, Entry } from './read-entries.ts';
import { walk, type Field } from './walk.ts';
import { nearest, withFullStop } from './words.ts';

// Astro hands out a schema that reads the file; here the name of the file stays, and is looked at later.
const image = (() => nameOf('picture')) as unknown as ImageFunction;

const made = new Map<Collection, z.ZodType>();

/** The schema of a collection, as it is outside of Astro. */
export const schemaOf = (collection: Collection): z.ZodType => {
  const known = made.get(collection);
  if (known) return known;
  const source: z.ZodType | ((context: SchemaContext) => z.ZodType) =
    contentFiles[collection].schema;
  const schema = typeof source === 'function' ? source({ image }) : source;
  made.set(collection, schema);
  return schema;
};

const valueAt = (data: unknown, field: Field): unknown => {
  let value = data;
  for (const key of field) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
};

const isExample = (value: unknown): boolean =>
  ['number', 'boolean'].includes(typeof value) || (typeof value === 'string' && value.length <= 60);

/** What stands in the same place of another entry. */
const exampleFrom = (others: readonly Entry[], { data, id }: Entry, field: Field): unknown => {
  const template = valueAt(data, ['template']);
  const alike = others.filter(
    (other) => other.id !== id && valueAt(other.data, ['template']) === template,
  );
  return alike.map((other) => valueAt(other.data, field)).find(isExample);
};

export const problemIn = (entry: Entry, field: Field, message: string): Problem => ({
  file: entry.file,
  line: entry.lineOf(field),
  field: [...entry.within, ...field],
  message: withFullStop(message),
});

const keysAt = (entry: Entry, field: Field): string[] => {
  let keys: string[] = [];
  walk(schemaOf(entry.collection), entry.data, (schema, _, place) => {
    if (schema instanceof z.ZodObject && place.join('.') === field.join('.'))
      keys = Object.keys(schema.shape);
  });
  return keys;
};

/** One problem for each name that the schema does not know, with the one that was probably meant. */
const unknownNames = (entry: Entry, field: Field, names: readonly string[]) => {
  const keys = keysAt(entry, field);
  const free = keys.filter((key) => valueAt(entry.data, [...field, key]) === undefined);
  return names.map((name) => {
    const meant = nearest(name, free);
    const advice = meant
      ? `Did you mean "${meant}:"?`
      : `Remove the line, or write one of ${(free.length > 0 ? free : keys).join(', ')}`;
    const message = `The name "${name}:" is not known here. ${advice}`;
    return { meant: meant && [...field, meant].join('.'), field: [...field, name], message };
  });
};

interface Wrong {
  field: Field;
  message: string;
}

const isAboutWords = (issue: z.core.$ZodIssue) =>
  issue.code === 'invalid_type' && issue.expected === 'string' && issue.path.length === 0;

/** Of a value that may be one of several things, what is wrong with the one it is most like. */
const flatten = (entry: Entry, issue: z.core.$ZodIssue, start: Field = []): z.core.$ZodIssue[] => {
  const path = [...start, ...issue.path];
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ ...issue, path }];
  const words = issue.errors.flat().find(isAboutWords);
  const input = valueAt(entry.data, path);
  // A sentence with a colon in it, where words or a few named fields may stand.
  if (words && sentenceBehind(input)) {
    const place = { name: String(path.at(-1)), example: undefined };
    return [
      {
        ...words,
        path,
        message: wordsFor({ code: 'invalid_type', expected: 'string', input }, place),
      },
    ];
  }
  const depth = (branch: readonly z.core.$ZodIssue[]) =>
    Math.max(...branch.map((inner) => inner.path.length));
  const [deepest = []] = issue.errors.toSorted((one, other) => depth(other) - depth(one));
  return depth(deepest) > 0
    ? deepest.flatMap((inner) => flatten(entry, inner, path))
    : [{ ...issue, path }];
};

/** What the schema has against an entry. */
export const checkEntry = (entry: Entry, others: readonly Entry[]): Problem[] => {
  const { success, error } = schemaOf(entry.collection).safeParse(entry.data, {
    error: (issue) => {
      const field = issue.path ?? [];
      const name = String(field.at(-1) ?? entry.id);
      return wordsFor(issue, { name, example: exampleFrom(others, entry, field) });
    },
  });
  if (success) return [];
  const issues = error.issues.flatMap((issue) => flatten(entry, issue));
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? unknownNames(entry, issue.path, issue.keys) : [],
  );
  const meant = new Set(unknown.map((one) => one.meant));
  const wrong = issues
    .filter(({ code, path }) => code !== 'unrecognized_keys' && !meant.has(path.join('.')))
    .map(({ path, message }): Wrong => {
      const isMissing = valueAt(entry.data, path) === undefined && !message.includes('is missing');
      const start = isMissing ? `The line "${String(path.at(-1))}:" is missing. ` : '';
      return { field: path, message: start + message };
    });
  return [...unknown, ...wrong].map(({ field, message }) => problemIn(entry, field, message));
};
