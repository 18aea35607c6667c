import { problemIn, valueAt } from './check-entries.ts';
import type { Problem } from '../reader/problem.ts';
import { isRecord } from '../reader/map-fields.ts';
import { addressesOf, entryOf, readFields, shownOf, type Entry } from '../reader/read-entries.ts';

/** The complete entries of the list, each with its index. */
const movesIn = (data: unknown): { index: number; from: string; to: string }[] => {
  const redirects = valueAt(data, ['redirects']);
  const lines: unknown[] = Array.isArray(redirects) ? redirects : [];
  return lines.flatMap((line, index) =>
    isRecord(line) && typeof line['from'] === 'string' && typeof line['to'] === 'string'
      ? [{ index, from: line['from'], to: line['to'] }]
      : [],
  );
};

export const redirectsFile = 'content/redirects.yml';

/** New addresses, keyed by old ones. */
export const readRedirects = (root: string): Record<string, string> =>
  Object.fromEntries(movesIn(readFields(root, redirectsFile)).map(({ from, to }) => [from, to]));

/** A message about a link to an address that has moved; undefined when it has not. */
export const movedMessage = (address: string, entries: readonly Entry[]): string | undefined => {
  const moved = new Map(
    movesIn(entryOf(entries, 'redirects')?.data).map(({ from, to }) => [from, to]),
  );
  const passed = new Set([address]);
  let target = moved.get(address);
  while (target !== undefined && moved.has(target) && !passed.has(target)) {
    passed.add(target);
    target = moved.get(target);
  }
  if (target === undefined) return undefined;
  return passed.has(target)
    ? `${[...passed, target].join(' leads to ')}, and so to no page. Write the address of a page`
    : `${address} has moved. Write ${target}`;
};

/** Redirects without effect: a page exists at the old address, or the address is listed twice. */
export const redirectProblems = (entries: readonly Entry[]): Problem[] => {
  const file = entryOf(entries, 'redirects');
  const addresses = addressesOf(shownOf(entries));
  const moves = movesIn(file?.data);
  const messageFor = (from: string, index: number): string | undefined => {
    const [page] = addresses.get(from) ?? [];
    if (page)
      return `There is a page ${from}, and visitors see that. Remove this entry, or give the page another address`;
    const first = moves.findIndex((move) => move.from === from);
    return moves[first]?.index === index
      ? undefined
      : `${from} is in the list already, as no. ${first + 1}. Remove one of the two`;
  };
  return moves.flatMap(({ index, from }) => {
    const message = messageFor(from, index);
    return file && message ? [problemIn(file, message, ['redirects', index, 'from'])] : [];
  });
};
