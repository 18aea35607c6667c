import type { RJSFSchema } from '@rjsf/utils';
import type { Data, Written } from '../api-types.ts';

/** A field that was changed here and elsewhere, with the titles that lead there. */
export interface Difference {
  place: string;
  mine: string;
  theirs: string;
}

interface Sides {
  /** What both began with; undefined where that is not known. */
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** Decides where both changed the same field. */
type Choose = (difference: Difference) => 'mine' | 'theirs';

const asWords = (value: unknown): string =>
  value === undefined ? '(empty)' : typeof value === 'string' ? value : JSON.stringify(value);

/** Lists are taken whole: their entries may have been moved. */
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const merge = (
  schema: RJSFSchema | undefined,
  place: readonly string[],
  { base, mine, theirs }: Sides,
  choose: Choose,
): unknown => {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  if (isSame(mine, base)) return theirs;
  if (!isGroup(mine) || !isGroup(theirs)) {
    const words = { mine: asWords(mine), theirs: asWords(theirs) };
    return choose({ place: place.join(' › '), ...words }) === 'mine' ? mine : theirs;
  }
  const before = isGroup(base) ? base : {};
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const merged = names.map((name) => {
    const part = schema?.properties?.[name] as RJSFSchema | undefined;
    const sides = { base: before[name], mine: mine[name], theirs: theirs[name] };
    return [name, merge(part, [...place, part?.title ?? name], sides, choose)] as const;
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
};

/** Brings two changes of an entry together; where both changed the same field, `choose` decides. */
export const mergeWritten = (
  schema: RJSFSchema,
  sides: { base: Written | undefined; mine: Written; theirs: Written },
  choose: Choose,
): Written => {
  const { base, mine, theirs } = sides;
  const data = { base: base?.data, mine: mine.data, theirs: theirs.data };
  const body = { base: base?.body, mine: mine.body, theirs: theirs.body };
  return {
    data: merge(schema, [], data, choose) as Data,
    ...(mine.body !== undefined && { body: merge(undefined, ['Text'], body, choose) as string }),
  };
};

/** The fields that both changed. */
export const clashesOf = (
  schema: RJSFSchema,
  sides: Parameters<typeof mergeWritten>[1],
): Difference[] => {
  const clashes: Difference[] = [];
  mergeWritten(schema, sides, (clash) => {
    clashes.push(clash);
    return 'mine';
  });
  return clashes;
};
