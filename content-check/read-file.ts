import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { placeOf, type Collection } from '../src/content-schemas/content-files.ts';
import { splitFrontMatter } from '../shared/front-matter.ts';
import { parseYaml } from './parse-yaml.ts';
import { withFullStop, type Problem } from './problem.ts';

/** One entry of a collection as it stands in its file; nothing of it is checked yet. */
export interface Entry {
  collection: Collection;
  /** The name by which other files and addresses know it. */
  id: string;
  file: string;
  data: unknown;
  /** The text below the head of a Markdown file. */
  body: string;
  bodyLine: number;
  /** Where a value stands, by the names that lead to it within the entry. */
  lineOf: (field: readonly PropertyKey[]) => number;
  /** The names before a field of the entry: its id, in a file of many entries. */
  within: readonly string[];
  /** When it goes out by itself, in milliseconds. */
  goesOutAt?: number;
}

export interface Reading {
  entries: Entry[];
  problems: Problem[];
}

/** Why there is no text, and what to do, in sentences without the last full stop. */
interface Unreadable {
  message: string;
}

const noFile =
  'This is a link that leads to no file. Put the file itself in its place, or remove the link';

const reasons: Readonly<Record<string, string>> = {
  EISDIR: 'This is a folder, and a file belongs here. Move what is in it, and remove the folder',
  ELOOP: noFile,
  ENOENT: noFile,
  EACCES: 'The file may not be read. Give the user of this program the right to read and write it',
  ERR_ENCODING_INVALID_ENCODED_DATA:
    'The file is not saved as UTF-8. Save it again with that encoding',
};

export const readTextFile = (path: string): string | Unreadable => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return { message: reasons[code] ?? `The file cannot be read (${code})` };
  }
};

/** The fields and the text of a file, where it has both; the fields stand on the lines on which the file has them. */
const splitFile = (file: string, text: string) => {
  if (!file.endsWith('.md')) return { head: text, body: '', bodyLine: 1 };
  const parts = splitFrontMatter(text);
  if (!parts) return undefined;
  const { head, body } = parts;
  const bodyLine = text.slice(0, -body.length || undefined).split('\n').length;
  return { head: `\n${head}`, body, bodyLine };
};

const idOf = (base: string, file: string): string =>
  relative(base, file).replace(/(?:\/index)?\.(?:md|yml)$/u, '');

const noFields = {
  line: 1,
  message:
    'The file must begin with a line of three hyphens (---), then the fields such as "title: …", then a second line of three hyphens, then the text',
};

/** What a file of a collection holds, from its text or the reason why there is none. */
export const readFile = (
  given: string | Unreadable,
  file: string,
  collection: Collection,
): Reading => {
  const inFile = (wrong: Omit<Problem, 'file'>): Problem => ({
    file,
    ...wrong,
    message: withFullStop(wrong.message),
  });
  if (typeof given !== 'string') return { entries: [], problems: [inFile(given)] };
  const split = splitFile(file, given);
  if (!split) return { entries: [], problems: [inFile(noFields)] };
  const { head, body, bodyLine } = split;
  const { data, lineOf, problems } = parseYaml(head);
  const asEntry = (id: string, value: unknown, within: readonly string[]): Entry => ({
    collection,
    id,
    file,
    data: value,
    body,
    bodyLine,
    lineOf: (field) => lineOf([...within, ...field]),
    within,
  });
  const { base, isList } = placeOf(collection);
  const entries = isList
    ? Object.entries(data ?? {}).map(([name, value]) => asEntry(name, value, [name]))
    : data && [asEntry(idOf(base, file), data, [])];
  return { entries: entries ?? [], problems: problems.map(inFile) };
};
