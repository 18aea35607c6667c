import { readFileSync, statSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { contentFiles, globOf, type Collection } from '../schemas/content-files.ts';
import { parseYaml } from './parse-yaml.ts';
import { withFullStop, type Field, type Problem } from './problem.ts';

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
  lineOf: (field: Field) => number;
  /** The names before a field of the entry: its id, in a file of many entries. */
  within: readonly string[];
  /** When it goes out by itself, in milliseconds. */
  goesOutAt?: number;
  /** A made-up project, while the site shows no examples: it has no page. */
  isOff?: true;
}

/** What files would hold if they were changed so, by their names from the root; null where they would be gone. */
export type ChangedFiles = ReadonlyMap<string, string | Buffer | null>;

export interface Reading {
  entries: Entry[];
  problems: Problem[];
  /** What took the place of files; pictures among them are looked at there. */
  changed?: ChangedFiles;
}

/** Why there is no text, and what to do, in sentences without the last full stop. */
interface Unreadable {
  message: string;
}

/** Of a file, or why there is none. */
export type Text = string | Unreadable;

const noFile =
  'This is a folder, or a link that leads to no file. Put the file itself in its place';

export const readTextFile = (path: string): Text => {
  try {
    // A device would be read for ever.
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return { message: noFile };
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return {
      message:
        code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
          ? 'The file is not saved as UTF-8. Save it again with that encoding'
          : `The file may not be read (${code}). Give the user of this program the right to read and write it`,
    };
  }
};

const conflictMarker = /^(?:<{7}|>{7})(?: |$)/mu;

const conflict =
  'Two versions of these lines stand here, one after the other, between lines of <<<<<<<, ======= and >>>>>>>. Keep one of them, and take out the three lines of signs';

const markdownFile =
  /^(?<open>\uFEFF?---[ \t]*\r?\n)(?<head>[\s\S]*?\r?\n)(?<close>---[ \t]*(?:\r?\n|$))(?<body>[\s\S]*)$/u;

/** The text of a Markdown file, with the lines of hyphens around its fields. */
interface MarkdownParts {
  open: string;
  /** YAML. */
  head: string;
  close: string;
  body: string;
}

/** Takes a Markdown file apart; undefined where it does not begin with fields between lines of hyphens. */
export const splitFrontMatter = (text: string): MarkdownParts | undefined => {
  const { open, head, close, body = '' } = markdownFile.exec(text)?.groups ?? {};
  return open && head && close ? { open, head, close, body } : undefined;
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

/** The name of a file within the folder of its collection. */
const idOf = (file: string, collection: Collection): string => {
  const folder = dirname(globOf(collection).replace(/\*.*/u, '*'));
  return relative(folder, file).replace(/(?:\/index)?\.(?:md|yml)$/u, '');
};

const noFields = {
  line: 1,
  message:
    'The file must begin with a line of three hyphens (---), then the fields such as "title: …", then a second line of three hyphens, then the text',
};

/** What a file of a collection holds. */
export const readFile = (given: Text, file: string, collection: Collection): Reading => {
  const inFile = (wrong: Omit<Problem, 'file'>): Problem => ({
    file,
    ...wrong,
    message: withFullStop(wrong.message),
  });
  if (typeof given !== 'string') return { entries: [], problems: [inFile(given)] };
  const { index } = conflictMarker.exec(given) ?? {};
  if (index !== undefined) {
    const line = given.slice(0, index).split('\n').length;
    return { entries: [], problems: [inFile({ line, message: conflict })] };
  }
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
  const entries =
    'isList' in contentFiles[collection]
      ? Object.entries(data ?? {}).map(([name, value]) => asEntry(name, value, [name]))
      : data && [asEntry(idOf(file, collection), data, [])];
  return { entries: entries ?? [], problems: problems.map(inFile) };
};
