import { MIMEType } from 'node:util';
import { z } from 'zod';
import type { Body } from '../read-body.ts';
import { damaged, tooLarge, unknownType, type Refusal } from './refusals.ts';

/** Parses a body into names and values, in order. Throws when it is malformed. */
type FieldReader = (text: string) => [name: string, value: string][];

const strings = z.record(z.string(), z.string());

const readJson: FieldReader = (text) => Object.entries(strings.parse(JSON.parse(text)));

/** Decodes first to reject invalid percent-encoding, which `URLSearchParams` accepts. */
const readUrlEncoded: FieldReader = (text) => {
  decodeURIComponent(text);
  return [...new URLSearchParams(text)];
};

const readers = new Map([
  ['application/json', readJson],
  ['application/x-www-form-urlencoded', readUrlEncoded],
]);

/** The reader for a content type; undefined when we don't accept it or its charset. Throws when malformed. */
const fieldReader = (contentType: string): FieldReader | undefined => {
  const { essence, params } = new MIMEType(contentType);
  const charset = params.get('charset') ?? 'utf-8';
  return /^utf-?8$/iu.test(charset) ? readers.get(essence) : undefined;
};

/** The submitted values by field name; empty when unreadable, and then `refusal` says why. */
interface Entry {
  values: Readonly<Record<string, string>>;
  refusal?: Refusal;
}

const orUndefined = <Result>(read: () => Result): Result | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads a submitted form. Never throws. */
export const readEntry = (contentType: string | undefined, body: Body | undefined): Entry => {
  const read = orUndefined(() => fieldReader(contentType ?? ''));
  if (!read) return { values: {}, refusal: unknownType };
  if (body === 'too large') return { values: {}, refusal: tooLarge };
  const pairs = orUndefined(() => read(utf8.decode(body)));
  const values = Object.fromEntries(pairs ?? []);
  const isWhole = pairs && Object.keys(values).length === pairs.length;
  return isWhole ? { values } : { values: {}, refusal: damaged };
};
