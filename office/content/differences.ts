import { diff3Merge } from 'node-diff3';
import { excerptsOf } from './excerpts.ts';

export type Data = Record<string, unknown>;

/** What is written in an entry: its fields and, in a Markdown file, its text. */
export interface Written {
  data: Data;
  body?: string;
}

/** What is needed of the schema of a form: the titles of its fields. */
interface TitledSchema {
  title?: string | undefined;
  properties?: Readonly<Record<string, unknown>> | undefined;
}

/** A field that was changed here and elsewhere, with the titles that lead there. */
export interface Difference {
  place: string;
  mine: string;
  theirs: string;
}

/** A field as it was and as it became; of long texts, what differs. */
export interface Change {
  place: string;
  before: string;
  after: string;
}

interface Sides {
  /** What both began with; undefined where that is not known. */
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** Decides where both changed the same field. */
type Choose = (difference: Difference) => 'mine' | 'theirs';

const leavesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];

const asWords = (value: unknown): string =>
  value === undefined ? '(empty)' : leavesOf(value).map(String).join(' · ');

/** Lists are taken whole: their entries may have been moved. */
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const merge = (
  schema: TitledSchema | undefined,
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
    const part = schema?.properties?.[name] as TitledSchema | undefined;
    const sides = { base: before[name], mine: mine[name], theirs: theirs[name] };
    return [name, merge(part, [...place, part?.title ?? name], sides, choose)] as const;
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
};

/** The paragraphs of a text, with the empty lines between them. */
const paragraphsOf = (text: string): string[] => text.split(/((?:\r?\n){2,})/u);

/** Brings two changes of a text together, paragraph by paragraph; where both changed the same one, `choose` decides. */
const mergeTexts = (
  { base, mine, theirs }: Record<keyof Sides, string>,
  choose: Choose,
): string => {
  const regions = diff3Merge(paragraphsOf(mine), paragraphsOf(base), paragraphsOf(theirs));
  const conflicts = regions.flatMap(({ conflict }) => conflict ?? []);
  const merged = regions.flatMap(({ ok = [], conflict }) => {
    if (!conflict) return ok;
    const [own, other] = [conflict.a, conflict.b].map((part) => part.join(''));
    const number = conflicts.indexOf(conflict) + 1;
    const choice = choose({
      place: conflicts.length === 1 ? 'Text' : `Text, place ${number}`,
      mine: own || '(removed)',
      theirs: other || '(removed)',
    });
    return (choice === 'mine' ? own : other) ?? '';
  });
  return merged.join('');
};

const mergeBodies = (
  { base, mine, theirs }: Record<keyof Sides, string | undefined>,
  choose: Choose,
): string | undefined =>
  base === undefined || mine === undefined || theirs === undefined
    ? (merge(undefined, ['Text'], { base, mine, theirs }, choose) as string | undefined)
    : mergeTexts({ base, mine, theirs }, choose);

/** Brings two changes of an entry together; where both changed the same field, `choose` decides. */
export const mergeWritten = (
  schema: TitledSchema,
  sides: { base: Written | undefined; mine: Written; theirs: Written },
  choose: Choose,
): Written => {
  const { base, mine, theirs } = sides;
  const data = { base: base?.data, mine: mine.data, theirs: theirs.data };
  const body = { base: base?.body, mine: mine.body, theirs: theirs.body };
  return {
    data: merge(schema, [], data, choose) as Data,
    ...(mine.body !== undefined && { body: mergeBodies(body, choose) }),
  };
};

const differing = (
  schema: TitledSchema | undefined,
  place: readonly string[],
  [before, after]: readonly [unknown, unknown],
): Change[] => {
  if (isSame(before, after)) return [];
  if (!isGroup(before) || !isGroup(after)) {
    const [old, now] = excerptsOf(asWords(before), asWords(after));
    return [{ place: place.join(' › '), before: old, after: now }];
  }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const part = schema?.properties?.[name] as TitledSchema | undefined;
    return differing(part, [...place, part?.title ?? name], [before[name], after[name]]);
  });
};

/** The fields in which an entry differs from what it was, in words, each with the titles that lead there from `place` on. */
export const changesBetween = (
  schema: TitledSchema,
  [before, after]: readonly [Written, Written],
  place: readonly string[],
): Change[] => [
  ...differing(schema, place, [before.data, after.data]),
  ...differing(undefined, [...place, 'Text'], [before.body, after.body]),
];

/** The fields that both changed. */
export const clashesOf = (
  schema: TitledSchema,
  sides: Parameters<typeof mergeWritten>[1],
): Difference[] => {
  const clashes: Difference[] = [];
  mergeWritten(schema, sides, (clash) => {
    clashes.push(clash);
    return 'mine';
  });
  return clashes;
};
