import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, parseDocument, type Node, type Pair, type YAMLMap } from 'yaml';
import { join, type Chunk } from './chunks.ts';
import { editFlow, isPlainValue } from './edit-flow.ts';
import { matchItems } from './match-items.ts';
import { renderFlow, renderItem, renderPair, renderScalar } from './render-yaml.ts';
import { dashesOf, endOf, lineEnd, rangeOf, startOf, type Source } from './yaml-ranges.ts';

interface Part {
  node: Node | null;
  old: unknown;
  now: unknown;
  /** Where the name or the hyphen begins that the value belongs to, and where its lines end. */
  start: number;
  end: number;
  indentation: number;
}

/** A value that can be changed where it stands; undefined where it has to be written anew. */
const editInPlace = (source: Source, part: Part): string | undefined => {
  const { node, old, now, start, end, indentation } = part;
  const { text } = source;
  if (!node || isDeepStrictEqual(old, now)) return node ? text.slice(start, end) : undefined;
  const [from, to] = rangeOf(node);
  if (isScalar(node) && isPlainValue(now)) {
    if (now === null || from === to) return undefined;
    const hasNote = text.slice(to, lineEnd(text, to)).includes('#');
    const place = { indentation, inFlow: false, hasNote };
    const written = renderScalar(now, node, text.slice(from, to), place);
    return text.slice(start, from) + written + text.slice(to, end);
  }
  if (!sameKind(old, now)) return undefined;
  if ((isMap(node) || isSeq(node)) && node.flow)
    return text.slice(start, from) + editFlow(source, node, old, now) + text.slice(to, end);
  const first = startOf(node);
  const before = text.slice(start, first);
  // Notes between the name and the first entry belong to that entry.
  const newline = before.indexOf('\n') + 1;
  const lead = newline > 0 ? before.slice(newline).replace(/ *$/u, '') : undefined;
  const head = lead === undefined ? before : before.slice(0, newline);
  return head + editBlock(source, node, old, now, lead);
};

/** Both lists or both groups, and neither is empty. */
const sameKind = (old: unknown, now: unknown): boolean =>
  Array.isArray(old) === Array.isArray(now) &&
  [old, now].every((one) => !isPlainValue(one) && Object.keys(one as object).length > 0);

const leadBetween = (text: string, end: number, start: number): string =>
  text.slice(end, start).replace(/ *$/u, '');

const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

/** A line that says nothing behind its name, or says it anew. */
const emptyPair = (text: string, pair: Pair, { now, node, end, start }: Part) => {
  const colon = text.indexOf(':', rangeOf(pair.key as Node)[1]) + 1;
  const after = node ? Math.max(rangeOf(node)[1], colon) : colon;
  const value = now === null ? '' : ` ${renderFlow(now)}`;
  return text.slice(start, colon) + value + text.slice(after, end);
};

const editMap = (
  source: Source,
  node: YAMLMap,
  old: Record<string, unknown>,
  now: Record<string, unknown>,
): Map<string, Chunk> => {
  const { text } = source;
  const indentation = source.columnOf(startOf(node));
  const chunks = new Map<string, Chunk>();
  let last = startOf(node);
  for (const pair of node.items) {
    const key = keyOf(pair);
    const start = rangeOf(pair.key as Node)[0];
    const end = endOf(text, pair);
    const value = pair.value as Node | null;
    const part = { node: value, old: old[key], now: now[key], start, end, indentation };
    const writeAnew = () =>
      isPlainValue(now[key]) && isPlainValue(old[key]) && !String(now[key]).includes('\n')
        ? emptyPair(text, pair, part)
        : renderPair(key, now[key], indentation);
    if (key in now)
      chunks.set(key, {
        lead: leadBetween(text, last, start),
        wasFirst: last === start,
        text: editInPlace(source, part) ?? writeAnew(),
      });
    last = end;
  }
  return chunks;
};

/** In the order of the file; a new name stands behind the one it follows in the new order. */
const ordered = (chunks: Map<string, Chunk>, now: Record<string, unknown>, column: number) => {
  const keys = [...chunks.keys()];
  const hasSpace = [...chunks.values()].some(({ lead }) => lead.startsWith('\n'));
  const wanted = Object.keys(now);
  for (const [index, key] of wanted.entries()) {
    if (chunks.has(key)) continue;
    const before = wanted.slice(0, index).findLast((one) => keys.includes(one));
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
    const lead = hasSpace && !isPlainValue(now[key]) ? '\n' : '';
    chunks.set(key, { lead, text: renderPair(key, now[key], column) });
  }
  return keys.flatMap((key) => chunks.get(key) ?? []);
};

const editList = (source: Source, node: Node, old: unknown[], now: readonly unknown[]): Chunk[] => {
  const { text } = source;
  const dashes = dashesOf(node);
  const indentation = source.columnOf(startOf(node));
  const items = isSeq(node) ? (node.items as Node[]) : [];
  const ends = items.map((item) => endOf(text, item));
  const leads = dashes.map((dash, index) =>
    index === 0 ? '' : leadBetween(text, ends[index - 1] ?? dash, dash),
  );
  const space = /^\s*\n/u.exec(leads[1] ?? '')?.[0] ?? '';
  return matchItems(old, now).map((place, index): Chunk => {
    const [start, end, item] =
      place === undefined ? [] : [dashes[place], ends[place], items[place]];
    if (place === undefined || start === undefined || end === undefined || !item)
      return { lead: space, text: renderItem(now[index], indentation) };
    const part = { node: item, old: old[place], now: now[index], start, end, indentation };
    const written = editInPlace(source, part) ?? renderItem(now[index], indentation);
    return { lead: leads[place] ?? '', wasFirst: place === 0, space, text: written };
  });
};

/** The lines of a list or group. `lead`: the lines between its name and its first entry. */
const editBlock = (
  source: Source,
  node: Node,
  old: unknown,
  now: unknown,
  lead?: string,
): string => {
  const column = source.columnOf(startOf(node));
  const chunks = isMap(node)
    ? ordered(
        editMap(source, node, old as Record<string, unknown>, now as Record<string, unknown>),
        now as Record<string, unknown>,
        column,
      )
    : editList(source, node, old as unknown[], now as unknown[]);
  return join(chunks, column, lead);
};

/**
 * Writes other data into YAML. What says the same as before stays as it was
 * written: notes, order, quotation marks, the way a text is broken into lines.
 * Fails where the text would not say what is wanted; the caller keeps the old one.
 */
export const editYaml = (text: string, now: Record<string, unknown>): string => {
  const document = parseDocument(text, { keepSourceTokens: true });
  const old: unknown = document.toJS();
  const node = document.contents;
  if (isDeepStrictEqual(old, now)) return text;
  if (!node || !isMap(node)) throw new Error('The file holds no names and values.');
  const columnOf = (offset: number) => offset - text.lastIndexOf('\n', offset - 1) - 1;
  const end = endOf(text, node);
  const written =
    text.slice(0, startOf(node)) + editBlock({ text, columnOf }, node, old, now) + text.slice(end);
  const result = text.endsWith('\n') ? written : written.replace(/\n$/u, '');
  const check = parseDocument(result);
  if (check.errors.length > 0 || !isDeepStrictEqual(check.toJS(), now))
    throw new Error('The change cannot be written without changing more than it should.');
  return result;
};
