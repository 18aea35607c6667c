import { MIMEType } from 'node:util';

/** Reads a body as names and values, in the order they came. Throws where it is malformed. */
type FieldReader = (text: string) => [name: string, value: string][];

const isObjectOfStrings = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((field) => typeof field === 'string');

const stringLiteral = /"(?:[^"\\]|\\.)*"/gu;

/** `JSON.parse` alone would hide a repeated name; there is one, then, if more strings were written than came out. */
const readJson: FieldReader = (text) => {
  const values: unknown = JSON.parse(text);
  if (!isObjectOfStrings(values)) throw new TypeError('The body is not an object of strings');
  const pairs = Object.entries(values);
  const written = text.match(stringLiteral)?.length ?? 0;
  if (written !== 2 * pairs.length) throw new TypeError('A name is repeated');
  return pairs;
};

/** `URLSearchParams` alone would let wrong percent-encoding pass. */
const readUrlEncoded: FieldReader = (text) => {
  decodeURIComponent(text);
  return [...new URLSearchParams(text)];
};

const readers = new Map([
  ['application/json', readJson],
  ['application/x-www-form-urlencoded', readUrlEncoded],
]);

/** The reader for a body of this type, or undefined where we take neither the type nor the character set. Throws where the type is malformed. */
export const fieldReader = (contentType: string): FieldReader | undefined => {
  const { essence, params } = new MIMEType(contentType);
  const charset = params.get('charset') ?? 'utf-8';
  return /^utf-?8$/iu.test(charset) ? readers.get(essence) : undefined;
};
