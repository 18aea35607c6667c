import { isDeepStrictEqual } from 'node:util';
import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
  type Node,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isRecord } from '@agency/content-model/reader/map-fields.ts';
import type { Entry } from '@agency/content-model/reader/read-entries.ts';
import { splitFrontMatter } from '@agency/content-model/reader/parse-yaml.ts';
import { Refusal } from '../refusal.ts';
import { readText } from './entries.ts';
import { matchItems } from './match-items.ts';

/**
 * How every file of `content/` is written. Quotes texts that a YAML 1.1 parser
 * such as Astro's would not read as text: `no`, `2026-11-09`.
 */
export const yamlStyle = {
  compat: 'yaml-1.1',
  lineWidth: 0,
  singleQuote: true,
  flowCollectionPadding: false,
} as const;

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** A node for a new value, with the comments and the blank line of the node it replaces. */
const replaced = (document: Document, node: Node | null, value: unknown): Node => {
  const made = document.createNode(value);
  if (!node) return made;
  made.commentBefore = node.commentBefore;
  made.spaceBefore = node.spaceBefore;
  const isInFlow = (isSeq(node) || isMap(node)) && node.items.length > 0 && node.flow;
  if (isSeq(made) || isMap(made)) made.flow = isInFlow;
  return made;
};

/** Text of several lines reads best as a block. White space at its start or end would be lost there. */
const styleOf = (text: string, type: Scalar.Type | undefined): Scalar.Type | undefined => {
  if (/^\s|\s$/u.test(text.replace(/\n$/u, ''))) return 'QUOTE_DOUBLE';
  return text.includes('\n') && type !== 'BLOCK_FOLDED' ? 'BLOCK_LITERAL' : type;
};

const editNode = (document: Document, node: Node | null, value: unknown): Node => {
  if (isDeepStrictEqual(node?.toJS(document) ?? null, value))
    return node ?? document.createNode(value);
  if (isScalar(node) && isPlain(value)) {
    node.value = value;
    if (typeof value === 'string') node.type = styleOf(value, node.type);
    return node;
  }
  if (isMap(node) && isRecord(value)) return editMap(document, node, value);
  const areFilled =
    isSeq(node) && node.items.length > 0 && Array.isArray(value) && value.length > 0;
  if (areFilled) return editList(document, node, value);
  return replaced(document, node, value);
};

const editMap = (document: Document, map: YAMLMap, value: Record<string, unknown>): Node => {
  const wanted = Object.keys(value);
  const hasSpaces = map.items.some(({ key }) => isNode(key) && key.spaceBefore);
  map.items = map.items.filter(({ key }) => isScalar(key) && wanted.includes(String(key.value)));
  const names = () => map.items.map(({ key }) => String(isScalar(key) && key.value));
  for (const [index, name] of wanted.entries()) {
    const pair = map.items[names().indexOf(name)];
    if (pair) pair.value = editNode(document, pair.value as Node | null, value[name]);
    else {
      const added = document.createPair(name, value[name]);
      if (isNode(added.key)) added.key.spaceBefore = hasSpaces && !isPlain(value[name]);
      // A new key goes after the key that precedes it in the new order.
      const before = wanted.slice(0, index).findLast((one) => names().includes(one));
      map.items.splice(before === undefined ? 0 : names().indexOf(before) + 1, 0, added);
    }
  }
  return map;
};

const editList = (document: Document, list: YAMLSeq, value: readonly unknown[]): Node => {
  const items = list.items as Node[];
  const [first, second] = items;
  const space = second?.spaceBefore;
  const old = items.map((item) => item.toJS(document) as unknown);
  // A comment at the top of a list is about its first item.
  if (first && list.commentBefore) first.commentBefore = list.commentBefore;
  list.commentBefore = undefined;
  list.items = matchItems(old, value).map((place, index) => {
    const node = place === undefined ? null : (items[place] ?? null);
    const edited = editNode(document, node, value[index]);
    if (!node || node === first) edited.spaceBefore = space;
    if (index === 0) edited.spaceBefore = false;
    return edited;
  });
  return list;
};

/**
 * Writes new data into YAML. Keeps comments, order and the spelling of unchanged
 * values. Throws a `Refusal` when the result would not parse to the new data.
 */
const editYaml = (text: string, value: Record<string, unknown>): string => {
  const document = parseDocument(text, yamlStyle);
  if (isDeepStrictEqual(document.toJS(), value)) return text;
  if (!isMap(document.contents)) throw new Error('The file holds no names and values.');
  editMap(document, document.contents, value);
  const written = document.toString(yamlStyle);
  const check = parseDocument(written);
  if (check.errors.length > 0 || !isDeepStrictEqual(check.toJS(), value))
    throw new Refusal(
      'This change can’t be written into the file, so nothing was saved. Make it in the file by hand.',
    );
  return written;
};

const unix = (text: string): string => text.replaceAll('\r\n', '\n');

const editWhole = (text: string, now: Record<string, unknown>, body?: string): string => {
  const parts = splitFrontMatter(text);
  if (!parts) return editYaml(text, now);
  const { open, head, close, body: old } = parts;
  return `${open}${editYaml(head, now)}${close}${body === undefined ? old : unix(body)}`;
};

const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+/gu) ?? [];

/** Restores the previous line ending of each line. A new line ends as the first one does. */
const withLineEnds = (before: string, after: string): string => {
  const old = linesOf(before);
  const same = Map.groupBy(old, unix);
  const isWindows = old[0]?.endsWith('\r\n') ?? false;
  return linesOf(after)
    .map((line) => same.get(line)?.shift() ?? (isWindows ? line.replace('\n', '\r\n') : line))
    .join('');
};

/**
 * The text of a file with new data for one of its entries and, in Markdown, a
 * new body. Unchanged parts stay exactly as they were written.
 */
export const editFile = (
  text: string,
  { within }: Pick<Entry, 'within'>,
  now: Record<string, unknown>,
  body?: string,
): string => {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const plain = unix(text.slice(mark.length));
  const [id] = within;
  const all: unknown = id === undefined ? {} : parseDocument(plain).toJS();
  const data = id === undefined ? now : { ...(isRecord(all) ? all : {}), [id]: now };
  const edited = editWhole(plain, data, body);
  return mark + withLineEnds(text.slice(mark.length), edited);
};

/** The comments right above a place in a text. */
const commentsAbove = (text: string, at: number): string =>
  /(?:(?<=^|\n)#[^\n]*\n)*$/u.exec(text.slice(0, at))?.[0] ?? '';

/**
 * The text of a file with its entries in another order. Each keeps its bytes and the comments right
 * above it; those at the top are about the file.
 */
export const reorderFile = (text: string, ids: readonly string[]): string => {
  const { contents } = parseDocument(text);
  const keys = isMap(contents)
    ? contents.items.map(({ key }) => key).filter((key) => isScalar(key))
    : [];
  const starts = keys.map(({ range }) => {
    const at = range?.[0] ?? 0;
    const start = at - commentsAbove(text, at).length;
    return text.slice(0, start).trim() === '' ? at : start;
  });
  const parts = starts.map((start, index) => text.slice(start, starts[index + 1]));
  const written = ids.map((id, place) => {
    const own = parts[keys.findIndex(({ value }) => value === id)] ?? '';
    const gap = /\s*$/u.exec(parts[place] ?? '')?.[0] ?? '';
    return own.trimEnd() + gap;
  });
  const [head, rest] = [text.slice(0, starts[0]), written.join('')];
  // The comment of the file and that of the entry would become one.
  const isGlued = rest.startsWith('#') && !/(?:^|\n)\s*$/u.test(head.replace(/\n$/u, ''));
  return `${head}${isGlued ? '\n' : ''}${rest}`;
};

/** An entry with new data and, in a Markdown file, a new body. */
interface EditedEntry {
  entry: Entry;
  data: unknown;
  body?: string;
}

/** The new texts of all files with edited entries, by file. */
export const editFiles = (root: string, edits: readonly EditedEntry[]): Map<string, string> => {
  const texts = new Map<string, string>();
  for (const { entry, data, body } of edits) {
    const text = texts.get(entry.file) ?? readText(root, entry.file);
    texts.set(entry.file, editFile(text, entry, isRecord(data) ? data : {}, body));
  }
  return texts;
};
