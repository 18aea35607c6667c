import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { isDeepStrictEqual, parseEnv } from 'node:util';
import { writeWhole } from '@agency/tooling/build/write-whole.ts';
import { Refusal } from '../refusal.ts';

/** The variables to set; an empty text empties one. */
export type Values = Readonly<Record<string, string>>;

/** A value as `.env` writes it. Unquoted, `#` would begin a comment, and spaces around it would be lost. */
const written = (value: string): string => {
  if (/^[\w:/@.,%+~=?&;!*()-]*$/u.test(value)) return value;
  const quote = ["'", '`', '"'].find((one) => !value.includes(one)) ?? '"';
  return `${quote}${value}${quote}`;
};

/** The last assignment of a variable, which counts: what is before its value, the value, and a comment behind it. */
const assignmentOf = (name: string) =>
  new RegExp(
    String.raw`^([ \t]*(?:export[ \t]+)?${name}[ \t]*=[ \t]*)("[^"]*"|'[^']*'|${'`[^`]*`'}|[^#\r\n]*?)([ \t]*(?:#[^\r\n]*)?)$(?![\s\S]*^[ \t]*(?:export[ \t]+)?${name}[ \t]*=)`,
    'mu',
  );

const withOne = (text: string, name: string, value: string): string => {
  const assignment = assignmentOf(name);
  // A function, since `$` in a replacement text has a meaning.
  if (assignment.test(text))
    return text.replace(
      assignment,
      (_all, before: string, _value, after: string) => `${before}${written(value)}${after}`,
    );
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const start = text === '' || text.endsWith('\n') ? text : `${text}${end}`;
  return value === '' ? text : `${start}${name}=${written(value)}${end}`;
};

/** The text of `.env` with other values; every other byte stays. Throws a `Refusal` where it can't be written so. */
export const withValues = (text: string, values: Values): string => {
  const changed = Object.entries(values).reduce(
    (before, [name, value]) => withOne(before, name, value),
    text,
  );
  const filled = Object.entries(values).filter(([name, value]) => value || name in parseEnv(text));
  const wanted = { ...parseEnv(text), ...Object.fromEntries(filled) };
  // A line of a text in quotes may look like an assignment.
  if (
    /[\r\n\0]/u.test(Object.values(values).join('')) ||
    !isDeepStrictEqual({ ...parseEnv(changed) }, wanted)
  )
    throw new Refusal('This can’t be written down. Use letters, digits and plain signs only.');
  return changed;
};

/** Sets variables in the file, which only its owner may read. */
export const writeValues = (file: string, values: Values): void => {
  const path = existsSync(file) ? realpathSync(file) : file;
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  writeWhole(path, withValues(text, values), 0o600);
};
