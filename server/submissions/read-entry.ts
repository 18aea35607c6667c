import { fieldReader } from './field-readers.ts';
import type { Body } from './read-body.ts';
import { damaged, tooLarge, unknownType, type Refusal } from './refusal.ts';

/** What came in, by field name: empty where it could not be read, and then `refusal` tells why. */
export interface Entry {
  values: Readonly<Record<string, string>>;
  refusal?: Refusal;
}

const attempt = <Result>(read: () => Result): Result | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Names that would change an object rather than fill it. No form has them. */
const dangerous = new Set(['__proto__', 'constructor', 'prototype']);

const areSound = (names: readonly string[]) =>
  new Set(names).size === names.length && !names.some((name) => dangerous.has(name));

/** Reads the fields of a submission. Never throws. */
export const readEntry = (contentType: string | undefined, body: Body | undefined): Entry => {
  const read = attempt(() => fieldReader(contentType ?? ''));
  if (!read) return { values: {}, refusal: unknownType };
  if (body === 'too large') return { values: {}, refusal: tooLarge };
  const pairs = attempt(() => read(utf8.decode(body)));
  if (!pairs || !areSound(pairs.map(([name]) => name))) return { values: {}, refusal: damaged };
  return { values: Object.fromEntries(pairs) };
};
