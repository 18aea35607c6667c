import { diff3Merge } from 'node-diff3';
import { excerptsOf, inPlainWords } from './excerpts.ts';

export type Data = Record<string, unknown>;

/** The content of an entry: its fields and, in a Markdown file, its text. */
export interface Written {
  data: Data;
  body?: string;
}

/** The part of a form schema that is needed here: the titles of its fields. */
interface TitledSchema {
  title?: string;
  properties?: Readonly<Record<string, TitledSchema>>;
}

/** A conflict: a field that both sides changed. `place` is the path of titles to it. */
export interface Clash {
  place: string;
  mine: string;
  theirs: string;
}

/** A field before and after a change. Long texts are reduced to what differs. */
export interface ChangedField {
  place: string;
  before: string;
  after: string;
}

interface Sides {
  /** The common ancestor; undefined when unknown. */
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** Resolves a conflict. */
export type Choose = (clash: Clash) => 'mine' | 'theirs';

const leavesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];

const asWords = (value: unknown): string =>
  value === undefined
    ? '(empty)'
    : leavesOf(value)
        .map((leaf) => inPlainWords(String(leaf)))
        .join(' · ');

/** Whether a value has fields. Lists are compared as a whole, since their items may have moved. */
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * A list with the items that the other side added to it, each behind the same neighbor. Undefined
 * when that side did more than adding.
 */
const withAdded = ({ base, mine, theirs }: Sides): unknown[] | undefined => {
  if (![base, mine, theirs].every((one) => Array.isArray(one))) return undefined;
  const [old, own, other] = [base, mine, theirs] as unknown[][];
  const isIn = (list: unknown[] = [], item: unknown) => list.some((one) => isSame(one, item));
  if (
    !own ||
    !other ||
    !isSame(
      other.filter((item) => isIn(old, item)),
      old,
    )
  )
    return undefined;
  const merged = [...own];
  for (const [index, item] of other.entries()) {
    if (isIn(old, item) || isIn(merged, item)) continue;
    const neighbor = other.slice(0, index).findLast((one) => isIn(merged, one));
    merged.splice(merged.findIndex((one) => isSame(one, neighbor)) + 1, 0, item);
  }
  return merged;
};

const merge = (
  schema: TitledSchema | undefined,
  place: readonly string[],
  { base, mine, theirs }: Sides,
  choose: Choose,
): unknown => {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  if (isSame(mine, base)) return theirs;
  const longer = withAdded({ base, mine, theirs });
  if (longer) return longer;
  if (!isGroup(mine) || !isGroup(theirs)) {
    const words = { mine: asWords(mine), theirs: asWords(theirs) };
    return choose({ place: place.join(' › '), ...words }) === 'mine' ? mine : theirs;
  }
  const before = isGroup(base) ? base : {};
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const merged = names.map((name) => {
    const part = schema?.properties?.[name];
    const sides = { base: before[name], mine: mine[name], theirs: theirs[name] };
    return [name, merge(part, [...place, part?.title ?? name], sides, choose)] as const;
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
};

/** The paragraphs of a text and the blank lines between them. */
const paragraphsOf = (text: string | undefined): string[] => text?.split(/((?:\r?\n){2,})/u) ?? [];

/** Merges two changes of a text by paragraph. `choose` resolves conflicts. */
const mergeTexts = (
  { base, mine, theirs }: Record<keyof Sides, string | undefined>,
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

/** Merges two changes of an entry by field. `choose` resolves conflicts. */
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
    ...(mine.body !== undefined && { body: mergeTexts(body, choose) }),
  };
};

/** A field that differs between two versions of an entry. */
export interface Difference<Schema> {
  schema: Schema | undefined;
  /** The path of titles to the field, outermost first. */
  names: readonly string[];
  before: unknown;
  after: unknown;
}

/** The fields in which two versions differ. A list counts as one field. */
export const differencesIn = <Schema extends TitledSchema>(
  versions: Difference<Schema>,
): Difference<Schema>[] => {
  const { schema, names, before, after } = versions;
  if (isSame(before, after)) return [];
  if (!isGroup(before) || !isGroup(after)) return [versions];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const part = schema?.properties?.[key] as Schema | undefined;
    const name = part?.title ?? key;
    return differencesIn({
      schema: part,
      names: [...names, name],
      before: before[key],
      after: after[key],
    });
  });
};

/** The changed fields of an entry, in words. The path of titles to each begins with `place`. */
export const changesBetween = (
  schema: TitledSchema,
  [before, after]: readonly [Written, Written],
  place: readonly string[],
): ChangedField[] =>
  differencesIn({
    schema,
    names: place,
    before: { ...before.data, Text: before.body },
    after: { ...after.data, Text: after.body },
  }).map((difference) => {
    const [old, now] = excerptsOf(asWords(difference.before), asWords(difference.after));
    return { place: difference.names.join(' › '), before: old, after: now };
  });

/** The fields that both sides changed. */
export const clashesOf = (
  schema: TitledSchema,
  sides: Parameters<typeof mergeWritten>[1],
): Clash[] => {
  const clashes: Clash[] = [];
  mergeWritten(schema, sides, (clash) => {
    clashes.push(clash);
    return 'mine';
  });
  return clashes;
};
