import { Document, isScalar, isSeq, Scalar, visit, type Node } from 'yaml';

/** How a value is written: what stands around it in the file. */
export interface Place {
  /** Spaces before the name or the hyphen that the value belongs to. */
  indentation: number;
  /** Inside of brackets or braces. */
  inFlow: boolean;
  /** A note to oneself follows on the same line. */
  hasNote: boolean;
}

/** Texts that the parser of Astro's pages takes for a day, a number or a merge, and `yaml` does not. */
const ambiguous =
  /^(?:\d{4}-\d\d?-\d\d?(?:[Tt ].*)?|[-+]?(?:0b[01_]+|0o?[0-7_]+|0x[\da-f_]+|[\d_]*\.?[\d_]+(?:e[-+]?\d+)?)|=|<<)$/iu;

const day = /^\d{4}-\d\d-\d\d$/u;

const options = { lineWidth: 0, singleQuote: true, flowCollectionPadding: false } as const;

const write = (value: unknown, style: (scalar: Scalar) => void, lineWidth: number): string => {
  const document = new Document(value);
  visit(document, { Scalar: (key, scalar) => (key === 'key' ? undefined : style(scalar)) });
  return document.toString({ ...options, lineWidth }).replace(/\n$/u, '');
};

const indented = (text: string, spaces: number): string =>
  text.replaceAll(/\n(?=[^\n])/gu, `\n${' '.repeat(spaces)}`);

/** The end of it would be lost among the empty lines below. */
const endsEmpty = (value: unknown): boolean =>
  typeof value === 'string' && /^$|\s$/u.test(value.replace(/\n$/u, ''));

const unambiguous = (scalar: Scalar): void => {
  if (endsEmpty(scalar.value)) scalar.type = Scalar.QUOTE_DOUBLE;
  if (typeof scalar.value === 'string' && ambiguous.test(scalar.value))
    scalar.type = Scalar.QUOTE_SINGLE;
};

/** A day stays one, and a text that only looks like one stays a text. */
const keepsPlain = (value: unknown, old: unknown): boolean =>
  typeof value !== 'string' ||
  !ambiguous.test(value) ||
  (day.test(value) && typeof old === 'string' && day.test(old));

const widthOf = (source: string): number =>
  Math.max(80, ...source.split('\n').map((line) => line.length));

const isBlock = (type: unknown): boolean =>
  type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;

/** A scalar in the style of the one that it takes the place of. `source` is how that one is written. */
export const renderScalar = (value: unknown, old: Node, source: string, place: Place): string => {
  const oldType = isScalar(old) ? old.type : undefined;
  const oldValue = isScalar(old) ? old.value : undefined;
  const lineWidth = oldType === Scalar.BLOCK_FOLDED ? widthOf(source) : 0;
  const style = (scalar: Scalar): void => {
    if (typeof scalar.value !== 'string') return;
    if (typeof oldValue === 'string' && oldType) scalar.type = oldType;
    const isOverLines = scalar.value.includes('\n') && !isBlock(scalar.type);
    // Between brackets, or before a note, a text cannot go on in lines of its own.
    const fitsNoBlock = place.inFlow || place.hasNote || /^\s|\s$/u.test(scalar.value);
    if (isOverLines) scalar.type = fitsNoBlock ? Scalar.QUOTE_DOUBLE : Scalar.BLOCK_LITERAL;
    if (isBlock(scalar.type) && endsEmpty(scalar.value)) scalar.type = Scalar.QUOTE_DOUBLE;
    if (scalar.type === Scalar.PLAIN && !keepsPlain(value, oldValue))
      scalar.type = Scalar.QUOTE_SINGLE;
    if (!scalar.type) unambiguous(scalar);
  };
  const wrapped = place.inFlow ? [value] : { k: value };
  const document = new Document(wrapped, place.inFlow ? { flow: true } : {});
  visit(document, { Scalar: (key, scalar) => (key === 'key' ? undefined : style(scalar)) });
  if (place.inFlow && isSeq(document.contents)) document.contents.flow = true;
  const text = document.toString({ ...options, lineWidth });
  if (place.inFlow) return text.replace(/^\[\s*/u, '').replace(/\s*\]\n?$/u, '');
  const bare = text.replace(/^k:[ \n]?/u, '').replace(/\n$/u, '');
  const written = indented(bare, place.indentation);
  if (!isBlock(oldType)) return written;
  // A block ends with its line; empty lines below it belong to the file, and not to the text.
  const below = /\n(?<empty>\s*)$/u.exec(source)?.groups?.['empty'] ?? '';
  const isKept = /^[|>]\d*\+/u.test(bare);
  return `${written}\n${isKept ? '' : below}`;
};

/** `name: value` on lines of its own, the first without its indentation. */
export const renderPair = (key: string, value: unknown, indentation: number): string =>
  indented(write({ [key]: value }, unambiguous, 0), indentation);

/** `- value` on lines of its own, the first without its indentation. */
export const renderItem = (value: unknown, indentation: number): string =>
  indented(write([value], unambiguous, 0), indentation);

/** A list or a group between brackets, as it was, in one line. */
export const renderFlow = (value: unknown): string => {
  const document = new Document(value);
  visit(document, {
    Collection: (_, collection) => {
      collection.flow = true;
    },
    Scalar: (key, scalar) => (key === 'key' ? undefined : unambiguous(scalar)),
  });
  return document.toString(options).replace(/\n$/u, '');
};
