import { isMap, isNode, isScalar, isSeq, visit, type Document, type LineCounter } from 'yaml';
import type { Problem } from './problem.ts';

/** Tells the line of a value, or of the nearest thing around it that is there. */
export const lineFinder =
  (document: Document.Parsed, counter: LineCounter) =>
  (field: readonly PropertyKey[]): number => {
    for (let depth = field.length; depth > 0; depth -= 1) {
      const parent = document.getIn(field.slice(0, depth - 1), true);
      const key = field[depth - 1];
      const found = isMap(parent)
        ? parent.items.find(({ key: name }) => isScalar(name) && name.value === key)?.key
        : isSeq(parent) && parent.items[Number(key)];
      if (isNode(found) && found.range) return counter.linePos(found.range[0]).line;
    }
    return counter.linePos(document.contents?.range?.[0] ?? 0).line;
  };

/** A number sign after a space begins a comment: `We are #1` says "We are". A comment of ours has a space after the sign. */
export const cutTexts = (
  file: string,
  document: Document.Parsed,
  counter: LineCounter,
): Problem[] => {
  const found: Problem[] = [];
  visit(document, {
    Scalar: (_, { comment, value, range }) => {
      if (typeof value === 'string' && comment && /^\S/u.test(comment))
        found.push({
          file,
          line: counter.linePos(range?.[0] ?? 0).line,
          message: `"#${comment}" would be left out, since a number sign after a space begins a note to yourself. Put the whole text between single quotes.`,
        });
    },
  });
  return found;
};
