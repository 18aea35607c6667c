import type { RJSFSchema } from '@rjsf/utils';
import type { Written } from '../api-types.ts';

/** One place in which two states of an entry differ, with the titles that lead there. */
export interface Difference {
  place: string;
  mine: string;
  theirs: string;
}

const asWords = (value: unknown): string =>
  value === undefined ? '(empty)' : typeof value === 'string' ? value : JSON.stringify(value);

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const partOf = (schema: RJSFSchema | undefined, name: string): RJSFSchema | undefined => {
  const items = schema?.items;
  return (schema?.properties?.[name] ?? (Array.isArray(items) ? items[0] : items)) as
    RJSFSchema | undefined;
};

const compare = (
  schema: RJSFSchema | undefined,
  place: readonly string[],
  mine: unknown,
  theirs: unknown,
): Difference[] => {
  if (!isGroup(mine) || !isGroup(theirs))
    return JSON.stringify(mine) === JSON.stringify(theirs)
      ? []
      : [{ place: place.join(' › '), mine: asWords(mine), theirs: asWords(theirs) }];
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return [...names].flatMap((name) => {
    const part = partOf(schema, name);
    const title = Array.isArray(mine) ? `no. ${Number(name) + 1}` : (part?.title ?? name);
    return compare(part, [...place, title], mine[name], theirs[name]);
  });
};

/** Where the two differ, field by field. */
export const differencesOf = (schema: RJSFSchema, mine: Written, theirs: Written): Difference[] => [
  ...compare(schema, [], mine.data, theirs.data),
  ...compare(undefined, ['Text'], mine.body, theirs.body),
];
