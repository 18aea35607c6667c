import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, visit, type Document, type LineCounter } from 'yaml';
import { contentFiles } from '../src/content-schemas/content-files.ts';
import type { Problem } from './problem.ts';
import { parseYaml } from './syntax-words.ts';
import { withFullStop } from './words.ts';

export type Collection = keyof typeof contentFiles;

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
}

interface Reading {
  entries: Entry[];
  problems: Problem[];
}

const parts = /^\uFEFF?---[ \t]*\r?\n(?<head>[\s\S]*?\r?\n)---[ \t]*(?:\r?\n|$)(?<body>[\s\S]*)$/u;

const linesIn = (text: string): number => text.split('\n').length - 1;

const splitFile = (file: string, text: string) => {
  if (!file.endsWith('.md')) return { head: text, body: '', headLine: 1, bodyLine: 1 };
  const { head, body = '' } = parts.exec(text)?.groups ?? {};
  return head === undefined
    ? undefined
    : { head, body, headLine: 2, bodyLine: linesIn(text) - linesIn(body) + 1 };
};

const lineFinder =
  (document: Document.Parsed, counter: LineCounter, firstLine: number) =>
  (field: readonly PropertyKey[]): number => {
    let node: unknown = document.contents;
    let offset = document.contents?.range?.[0] ?? 0;
    for (const key of field) {
      if (isMap(node)) {
        const pair = node.items.find(({ key: name }) => isScalar(name) && name.value === key);
        if (!pair || !isScalar(pair.key)) break;
        offset = pair.key.range?.[0] ?? offset;
        node = pair.value;
      } else if (isSeq(node) && typeof key === 'number') {
        node = node.items[key];
        if (isMap(node) || isSeq(node) || isScalar(node)) offset = node.range?.[0] ?? offset;
        else break;
      } else break;
    }
    return counter.linePos(offset).line + firstLine - 1;
  };

/** A number sign after a space begins a comment: `We are #1` says "We are". A comment of ours has a space after the sign. */
const cutTexts = (
  document: Document.Parsed,
  counter: LineCounter,
): [line: number, cut: string][] => {
  const found: [number, string][] = [];
  visit(document, {
    Scalar: (_, { comment, value, range }) => {
      if (typeof value === 'string' && comment && /^\S/u.test(comment))
        found.push([counter.linePos(range?.[0] ?? 0).line, comment]);
    },
  });
  return found;
};

const decode = (bytes: Buffer): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

const readFile = (root: string, file: string, collection: Collection, id?: string): Reading => {
  const wrong = (
    line: number | undefined,
    message: string,
    field: readonly string[] = [],
  ): Reading => ({
    entries: [],
    problems: [{ file, line, field, message: withFullStop(message) }],
  });
  const text = decode(readFileSync(join(root, file)));
  if (text === undefined)
    return wrong(undefined, 'The file is not saved as UTF-8. Save it again with that encoding');
  const split = splitFile(file, text);
  if (!split)
    return wrong(
      1,
      'The file must begin with a line of three hyphens (---), then the fields such as "title: …", then a second line of three hyphens, then the text',
    );
  const { document, counter, problem } = parseYaml(split.head);
  if (problem) return wrong(problem.line + split.headLine - 1, problem.message, problem.field);
  const data: unknown = document.toJS();
  if (!isRecord(data))
    return wrong(
      1,
      'The file must hold lines of a name, a colon and a value, such as "heading: Hello"',
    );
  const lineOf = lineFinder(document, counter, split.headLine);
  const common = { collection, file, body: split.body, bodyLine: split.bodyLine };
  const problems = cutTexts(document, counter).map(([line, cut]) => ({
    file,
    line: line + split.headLine - 1,
    message: `"#${cut}" would be left out, since a number sign after a space begins a note to yourself. Put the whole text between single quotes.`,
  }));
  if (id !== undefined) return { entries: [{ ...common, id, data, lineOf, within: [] }], problems };
  const asEntry = ([name, entry]: [string, unknown]): Entry => ({
    ...common,
    id: name,
    data: entry,
    lineOf: (field) => lineOf([name, ...field]),
    within: [name],
  });
  return { entries: Object.entries(data).map(asEntry), problems };
};

const idOf = (name: string): string => name.replace(/(?:\/index)?\.(?:md|yml)$/u, '');

const missing = (file: string): Reading => ({
  entries: [],
  problems: [
    {
      file,
      message: 'The file is missing. Restore it from the history of the project, or write it anew.',
    },
  ],
});

const readCollection = (root: string, collection: Collection): Reading[] => {
  const source: { folder?: string; files?: string; list?: string } = contentFiles[collection];
  const { folder = '', files = '', list } = source;
  const single = list ?? (files.includes('*') ? undefined : files);
  const base = join('content', folder);
  const names = globSync(single ?? files, { cwd: join(root, base) }).sort();
  if (single && names.length === 0) return [missing(`content/${single}`)];
  return names.map((name) =>
    readFile(root, join(base, name), collection, list ? undefined : idOf(name)),
  );
};

/** Every entry of every collection below `root`, the files they are from, and what could not be read. */
export const readEntries = (root: string) => {
  const readings = (Object.keys(contentFiles) as Collection[]).flatMap((collection) =>
    readCollection(root, collection),
  );
  return {
    files: new Set(readings.flatMap(({ entries }) => entries.map(({ file }) => file))),
    entries: readings.flatMap(({ entries }) => entries),
    problems: readings.flatMap(({ problems }) => problems),
  };
};
