import { z } from 'astro/zod';
import { references } from '../src/content-schemas/reference.ts';
import { list, nearest, quoted, shown } from './words.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an issue is told with: the field's own name, and what stands in the same place elsewhere. */
export interface Place {
  name: string;
  example: unknown;
}

/** The line as it could be written: `price: 3999`, or `- some words` in a list. */
const lineWith = (name: string, value: string): string =>
  /^\d+$/u.test(name) ? `- ${value}` : `${name}: ${value}`;

const example = (place: Place, fallback: string): string => {
  const value = ['string', 'number', 'boolean'].includes(typeof place.example)
    ? String(place.example)
    : fallback;
  const needsQuotes =
    /^["'*&!@`%{}[\],|>#-]|: | #/u.test(value) && typeof place.example === 'string';
  return lineWith(place.name, needsQuotes ? quoted(value) : value);
};

const blanks: Readonly<Record<string, string>> = {
  string: 'Some words',
  number: '3',
  int: '3',
  boolean: 'true',
};

/** For a field that names a page or a file. */
const named: Readonly<Record<string, string>> = {
  address: '/contact',
  picture: '../pictures/portrait.webp',
};

const wanted: Readonly<Record<string, string>> = {
  array: 'a list below it: on each line two spaces, a hyphen, a space and an entry',
  object: 'further lines below it, each with two spaces more at the beginning',
  record: 'further lines below it, each with two spaces more at the beginning',
};

const asNumber = (input: unknown): string | undefined => {
  const digits =
    typeof input === 'string' ? /[\d,]+/u.exec(input)?.[0].replaceAll(',', '') : undefined;
  return digits || (typeof input === 'number' ? String(Math.round(input)) : undefined);
};

/** A sentence with a colon in a list is read as a name and a value; one in braces as a list of names. */
export const sentenceBehind = (input: unknown): string | undefined => {
  if (!isRecord(input)) return undefined;
  const [entry, ...others] = Object.entries(input);
  if (!entry || others.length > 0) return undefined;
  const [name, value] = entry;
  if (value === null) return `{${name}}`;
  return typeof value === 'string' ? `${name}: ${value}` : undefined;
};

const wrongWords = (input: unknown, place: Place): string => {
  if (input === null)
    return `Nothing is written here. Write for example ${example(place, 'Some words')}`;
  if (typeof input === 'number' || typeof input === 'boolean')
    return `${String(input)} is read as a ${typeof input} and not as words. Put it between single quotes: ${lineWith(place.name, quoted(String(input)))}`;
  const sentence = sentenceBehind(input);
  if (sentence)
    return `The text has braces at its beginning or a colon and a space in it, which mean something else. Put it between single quotes: ${lineWith(place.name, quoted(sentence))}`;
  return `Here must be words on the same line, for example ${example(place, 'Some words')}`;
};

type Issue = z.core.$ZodRawIssue;

const wrongType = ({ expected, input }: Issue & { code: 'invalid_type' }, place: Place): string => {
  if (expected === 'string') return wrongWords(input, place);
  if (expected === 'number' || expected === 'int') {
    const number = asNumber(input);
    if (input === null) return `Nothing is written here. Write for example ${example(place, '3')}`;
    return `${shown(input)} is not a whole number. Write digits only, without sign, comma or quotation marks, for example ${number ? lineWith(place.name, number) : example(place, '3')}`;
  }
  if (expected === 'boolean')
    return `${shown(input)} is neither true nor false. Write ${lineWith(place.name, 'true')} or ${lineWith(place.name, 'false')}`;
  return `"${place.name}:" needs ${wanted[expected] ?? 'another value'}`;
};

const missingField = (issue: Issue & { code: 'invalid_type' }, place: Place): string => {
  const { expected, inst } = issue;
  const about = inst instanceof z.ZodType ? inst.description : undefined;
  const meaning = about ? ` It says: ${about.replace(/\.$/u, '')}.` : '';
  const target = inst instanceof z.ZodType ? references.get(inst)?.target : undefined;
  const blank = (target && named[target]) ?? blanks[expected];
  const how = blank
    ? `Write for example ${example(place, blank)}`
    : `"${place.name}:" needs ${wanted[expected] ?? 'a value'}`;
  return `The line "${place.name}:" is missing.${meaning} ${how}`;
};

const units: Readonly<Record<string, (count: number) => string>> = {
  string: (count) => `${count} character${count === 1 ? '' : 's'}`,
  array: (count) => `${count} entr${count === 1 ? 'y' : 'ies'}`,
};

const sizeOf = (input: unknown): number =>
  typeof input === 'string' || Array.isArray(input) ? input.length : Number(input);

const wrongSize = (
  origin: string,
  input: unknown,
  bound: number,
  exact: boolean,
  isLess: boolean,
): string => {
  const unit = units[origin];
  if (!unit)
    return `${shown(input)} is too ${isLess ? 'small' : 'large'}. Write a number ${isLess ? 'above' : 'up to'} ${bound}`;
  const rule = exact ? 'exactly' : isLess ? 'at least' : 'at most';
  const advice = {
    string: ['Say a little more', 'Shorten it'],
    array: ['Add some', 'Remove some'],
  }[origin]?.[isLess ? 0 : 1];
  const size = sizeOf(input);
  return `There ${size === 1 ? 'is' : 'are'} ${unit(size)}, and there must be ${rule} ${unit(bound)}. ${advice ?? 'Change it'}`;
};

/** What is wrong with a value, and what to write instead: for issues whose schema has no words of its own. */
export const wordsFor = (issue: Issue, place: Place): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? missingField(issue, place) : wrongType(issue, place);
    case 'too_small':
      return wrongSize(
        String(issue['origin']),
        issue.input,
        Number(issue['minimum']),
        issue['exact'] === true,
        true,
      );
    case 'too_big':
      return wrongSize(
        String(issue['origin']),
        issue.input,
        Number(issue['maximum']),
        issue['exact'] === true,
        false,
      );
    case 'invalid_value': {
      const values = issue['values'] as readonly unknown[];
      const meant = nearest(String(issue.input), values.map(String)) ?? String(values[0]);
      return issue.input === undefined
        ? `The line "${place.name}:" is missing. Write ${lineWith(place.name, list(values.slice(0, 1)))}${values.length > 1 ? `, or another of ${list(values)}` : ''}`
        : `${shown(issue.input)} is not possible here. Write ${values.length > 1 ? `one of ${list(values)}, for example ` : ''}${lineWith(place.name, meant)}`;
    }
    case 'invalid_union': {
      const options = (issue['options'] ?? []) as readonly string[];
      const given = isRecord(issue.input) ? issue.input[place.name] : undefined;
      if (typeof given !== 'string')
        return `The line "${place.name}:" is missing. Write one of ${list(options)}, for example ${lineWith(place.name, 'brief')}`;
      const meant = nearest(given, options);
      return meant
        ? `There is no ${place.name} "${given}". Did you mean "${lineWith(place.name, meant)}"?`
        : `There is no ${place.name} "${given}". Write one of ${list(options)}, for example ${lineWith(place.name, 'brief')}`;
    }
    default:
      return `${shown(issue.input)} cannot stand here. Compare it with the same place in another file`;
  }
};
