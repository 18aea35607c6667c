import { z } from 'astro/zod';
import { schemas } from '../src/content-schemas/content-files.ts';
import { templateWords } from '../src/content-schemas/template-words.ts';
import { sentenceBehind, wordsFor } from './issue-words.ts';
import { nearest, withFullStop, type Problem } from './problem.ts';
import { isKeptBack, type Entry } from './read-entries.ts';
import { unseenIn } from './read-file.ts';

export type Field = readonly PropertyKey[];

/** What stands at a place; undefined where there is no such place. */
export const valueAt = (data: unknown, field: Field): unknown => {
  const [key, ...rest] = field;
  if (key === undefined) return data;
  return typeof data === 'object' && data !== null
    ? valueAt((data as Record<PropertyKey, unknown>)[key], rest)
    : undefined;
};

/** Problems in the text below the head of a Markdown file, by their lines. */
const bodyProblems = (
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
  entries
    .filter((entry) => !isKeptBack(entry))
    .flatMap((entry) =>
      textProblems(entry, (text) => (ofTemplates.has(text.trim()) ? [unwritten] : [])),
    );

/** Characters that no one sees and many programs trip over: a file with a zero byte is no text for git. */
export const controlProblems = (entries: readonly Entry[]): Problem[] =>
  entries.flatMap((entry) =>
    textProblems(entry, (text) => {
      const message = unseenIn(text);
      return message === undefined ? [] : [message];
    }),
  );
