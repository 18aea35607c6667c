import { isCollection, isMap, isNode, isPair, isSeq, type Node, type Pair } from 'yaml';

/** The text of a file, where all positions count from. */
export interface Source {
  text: string;
  /** How far from the beginning of its line a position is. */
  columnOf: (offset: number) => number;
}

/** From where to where a value is written. */
export const rangeOf = (node: Node): [start: number, end: number] => {
  if (!node.range) throw new Error('What was not read from a file has no place in it.');
  return [node.range[0], node.range[1]];
};

/** The end of the line on which something ends, with its line break. */
export const lineEnd = (text: string, offset: number): number => {
  if (text[offset - 1] === '\n') return offset;
  const newline = text.indexOf('\n', offset);
  return newline === -1 ? text.length : newline + 1;
};

/** Where the hyphens of a list stand. */
export const dashesOf = (node: Node): number[] => {
  const token = node.srcToken;
  if (token?.type !== 'block-seq') return [];
  return token.items.flatMap(({ start }) =>
    start.filter(({ type }) => type === 'seq-item-ind').map(({ offset }) => offset),
  );
};

/** Where the first name or hyphen stands of a list or group over several lines. */
export const startOf = (node: Node): number => {
  if (isSeq(node) && !node.flow) return dashesOf(node)[0] ?? rangeOf(node)[0];
  const [first] = isMap(node) && !node.flow ? node.items : [];
  return first && isNode(first.key) ? rangeOf(first.key)[0] : rangeOf(node)[0];
};

/** Where the last line of something ends. */
export const endOf = (text: string, part: Node | Pair): number => {
  if (isPair(part)) {
    const key = part.key as Node;
    const colon = text.indexOf(':', rangeOf(key)[1]) + 1;
    const value = part.value as Node | null;
    if (!value || rangeOf(value)[0] === rangeOf(value)[1]) return lineEnd(text, colon);
    return endOf(text, value);
  }
  const last = isCollection(part) && !part.flow ? part.items.at(-1) : undefined;
  if (isPair(last) || isNode(last)) return endOf(text, last);
  return lineEnd(text, rangeOf(part)[1]);
};
