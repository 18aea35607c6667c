import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { isRecord } from '../../content-check/read-entries.ts';
import { renderFlow, renderScalar } from './render-yaml.ts';
import { rangeOf, type Source } from './yaml-ranges.ts';

/** No list and no group. */
export const isPlainValue = (value: unknown): boolean =>
  typeof value !== 'object' || value === null;

const sameShape = (old: unknown, now: unknown): boolean =>
  isRecord(old) && isRecord(now)
    ? isDeepStrictEqual(Object.keys(old).sort(), Object.keys(now).sort())
    : Array.isArray(old) && Array.isArray(now) && old.length === now.length;

/** The text of a list or group between brackets. What is of another shape is written anew. */
export const editFlow = (source: Source, node: Node, old: unknown, now: unknown): string => {
  const [start, end] = rangeOf(node);
  const { text } = source;
  if (isDeepStrictEqual(old, now)) return text.slice(start, end);
  if (isScalar(node) && isPlainValue(now) && start < end) {
    const place = { indentation: 0, inFlow: true, hasNote: false };
    return renderScalar(now, node, text.slice(start, end), place);
  }
  if (!(isMap(node) || isSeq(node)) || !sameShape(old, now)) return renderFlow(now);
  const parts: [Node, string][] = isMap(node)
    ? node.items.map(({ key, value }) => [value as Node, String(isScalar(key) ? key.value : key)])
    : node.items.map((item, index) => [item as Node, String(index)]);
  let from = start;
  let written = '';
  for (const [part, key] of parts) {
    const [partStart, partEnd] = rangeOf(part);
    const [oldPart, nowPart] = [old, now].map((whole) => (whole as Record<string, unknown>)[key]);
    written += text.slice(from, partStart) + editFlow(source, part, oldPart, nowPart);
    from = partEnd;
  }
  return written + text.slice(from, end);
};
