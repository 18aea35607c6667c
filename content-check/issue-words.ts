import { z } from 'astro/zod';
import { counted } from '../shared/counted.ts';
import { references } from '../src/content-schemas/fields.ts';
import { nearest, quoted, shortened } from './problem.ts';
import { isRecord } from './read-entries.ts';

type Issue = z.core.$ZodRawIssue;

const list = (values: readonly unknown[]): string => values.map(String).join(', ');

const shown = (value: unknown): string =>
  `"${shortened(typeof value === 'string' ? value : JSON.stringify(value))}"`;

/** The line as it could be written: `price: 3999`, or `- some words` in a list. */
const lineWith = (name: string, value: string): string =>
  /^\d+$/u.test(name) ? `- ${value}` : `${name}: ${value}`;

const placeholders: Readonly<Record<string, string>> = {
  string: 'Some words',
  number: '3',
  int: '3',
  boolean: 'true',
  // For a field that names a page or a file.
  address: '/contact',
  picture: '../pictures/portrait.webp',
};

const furtherLines = 'further lines below it, each with two spaces more at the beginning';

const wanted: Readonly<Record<string, string>> = {
  array: 'a list below it: on each line two spaces, a hyphen, a space and an entry',
  object: furtherLines,
  record: furtherLines,
};

/** A sentence with a colon in a list is read as a name and a value; one in braces as a list of names. */
export const sentenceBehind = (input: unknown): string | undefined => {
  const [entry, ...others] = isRecord(input) ? Object.entries(input) : [];
  if (!entry || others.length > 0) return undefined;
  const [name, value] = entry;
  if (value === null) return `{${name}}`;
  return typeof value === 'string' ? `${name}: ${value}` : undefined;
};

const wrongWords = (input: unknown, name: string): string => {
  if (typeof input === 'number' || typeof input === 'boolean')
    return `${String(input)} is read as a ${typeof input} and not as words. Put it between single quotes: ${lineWith(name, quoted(String(input)))}`;
  const sentence = sentenceBehind(input);
  if (sentence)
    return `The text has braces at its beginning or a colon and a space in it, which mean something else. Put it between single quotes: ${lineWith(name, quoted(sentence))}`;
  return `Here must be words on the same line, for example ${lineWith(name, 'Some words')}`;
};

const wrongNumber = (input: unknown, name: string): string => {
  // A point or a comma before three figures parts the thousands.
  const [figures = '3'] = /\d{1,3}(?:[.,]\d{3})+|\d+/u.exec(String(input)) ?? [];
  const example = lineWith(name, figures.replaceAll(/[.,]/gu, ''));
  return `${shown(input)} is not a whole number. Write digits only, without sign, point, comma or quotation marks, for example ${example}`;
};

/** What to write where this kind of value belongs. */
const advice = ({ expected, inst }: { expected: string; inst?: unknown }, name: string): string => {
  const target = inst instanceof z.ZodType ? references.get(inst)?.target : undefined;
  return wanted[expected]
    ? `"${name}:" needs ${wanted[expected]}`
    : `Write for example ${lineWith(name, placeholders[target ?? expected] ?? 'Some words')}`;
};

const wrongType = (issue: Issue & { code: 'invalid_type' }, name: string): string => {
  const { expected, input, inst } = issue;
  if (input === undefined) {
    const meaning = inst instanceof z.ZodType ? inst.description?.replace(/\.$/u, '') : undefined;
    return `The line "${name}:" is missing.${meaning ? ` It says: ${meaning}.` : ''} ${advice(issue, name)}`;
  }
  if (wanted[expected]) return advice(issue, name);
  if (input === null) return `Nothing is written here. ${advice(issue, name)}`;
  if (expected === 'string') return wrongWords(input, name);
  if (expected === 'boolean')
    return `${shown(input)} is neither true nor false. Write ${lineWith(name, 'true')} or ${lineWith(name, 'false')}`;
  return wrongNumber(input, name);
};

/** How much is counted of a text or a list, and what to do about too little and too much. */
const sizes: Readonly<Record<string, [unit: (count: number) => string, add: string, cut: string]>> =
  {
    string: [(count) => counted(count, 'character'), 'Say a little more', 'Shorten it'],
    array: [(count) => counted(count, 'entry', 'entries'), 'Add some', 'Remove some'],
  };

const wrongSize = (
  { input, origin, exact }: { input?: unknown; origin: string; exact?: boolean },
  bound: number,
  isLess: boolean,
): string => {
  const [unit, add, cut] = sizes[origin] ?? [];
  if (!unit)
    return `${shown(input)} is too ${isLess ? 'small' : 'large'}. Write a number ${isLess ? 'above' : 'up to'} ${bound}`;
  const rule = exact ? 'exactly' : isLess ? 'at least' : 'at most';
  const size = (input as string | unknown[]).length;
  return `There ${size === 1 ? 'is' : 'are'} ${unit(size)}, and there must be ${rule} ${unit(bound)}. ${isLess ? add : cut}`;
};

const wrongChoice = (input: unknown, values: readonly unknown[], name: string): string => {
  const others = values.length > 1;
  const [first] = values;
  if (input === undefined)
    return `The line "${name}:" is missing. Write ${lineWith(name, String(first))}${others ? `, or another of ${list(values)}` : ''}`;
  const meant = nearest(shown(input).slice(1, -1), values.map(String)) ?? String(first);
  return `${shown(input)} is not possible here. Write ${others ? `one of ${list(values)}, for example ` : ''}${lineWith(name, meant)}`;
};

const wrongVariant = (input: unknown, options: readonly unknown[], name: string): string => {
  const given = isRecord(input) ? input[name] : undefined;
  const start =
    typeof given === 'string'
      ? `There is no ${name} "${given}".`
      : `The line "${name}:" is missing.`;
  const meant = typeof given === 'string' && nearest(given, options.map(String));
  return meant
    ? `${start} Did you mean "${lineWith(name, meant)}"?`
    : `${start} Write one of ${list(options)}, for example ${lineWith(name, 'brief')}`;
};

/** What is wrong with a value, and what to write instead: for issues whose schema has no words of its own. */
export const wordsFor = (issue: Issue, name: string): string => {
  const { input } = issue;
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue, name);
    case 'too_small':
      return wrongSize(issue, Number(issue.minimum), true);
    case 'too_big':
      return wrongSize(issue, Number(issue.maximum), false);
    case 'invalid_value':
      return wrongChoice(input, issue.values, name);
    case 'invalid_union':
      return wrongVariant(input, (issue['options'] ?? []) as readonly unknown[], name);
    default:
      return `${shown(input)} cannot stand here. Compare it with the same place in another file`;
  }
};
