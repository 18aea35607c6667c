import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '@agency/content-model/reader/map-fields.ts';

const leavesOf = (value: unknown, path = ''): string[] =>
  Array.isArray(value) || isRecord(value)
    ? Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${path}/${key}`))
    : [`${path}=${String(value)}`];

const wordsOf = (value: unknown): string[] =>
  typeof value === 'string' ? value.split(/\s+/u) : leavesOf(value);

/** The similarity of two list items, from 0 to 1. */
const similarityOf = (one: unknown, other: unknown): number => {
  const own = new Set(wordsOf(one));
  const theirs = new Set(wordsOf(other));
  return own.intersection(theirs).size / Math.max(own.size, theirs.size, 1);
};

/**
 * For each item of the new list its index in the old one, or undefined when it
 * is new. Each old item is matched at most once.
 */
export const matchItems = (old: readonly unknown[], now: readonly unknown[]) => {
  const places: (number | undefined)[] = now.map(() => undefined);
  const free = new Set(old.keys());
  const take = (index: number, place: number | undefined) => {
    if (place === undefined || !free.delete(place)) return;
    places[index] = place;
  };
  const each = (find: (value: unknown, index: number) => number | undefined) => {
    for (const [index, value] of now.entries())
      if (places[index] === undefined) take(index, find(value, index));
  };
  each((value, index) => (isDeepStrictEqual(old[index], value) ? index : undefined));
  each((value) => [...free].find((place) => isDeepStrictEqual(old[place], value)));
  each((value) => {
    const [best] = [...free]
      .map((place) => ({ place, like: similarityOf(old[place], value) }))
      .filter(({ like }) => like > 0.2)
      .sort((one, other) => other.like - one.like);
    return best?.place;
  });
  // When the length is the same, the remaining items were rewritten in place.
  if (old.length === now.length) each((_, index) => (free.has(index) ? index : [...free][0]));
  return places;
};

/** As `matchItems`, without what has nothing in common: one was removed, the other added. A single text may be rewritten in place. */
export const matchAlike = (old: readonly unknown[], now: readonly unknown[]) =>
  matchItems(old, now).map((place, index) => {
    if (place === undefined) return undefined;
    const isRewritten = place === index && leavesOf(now[index]).length === 1;
    return isRewritten || similarityOf(old[place], now[index]) > 0 ? place : undefined;
  });
