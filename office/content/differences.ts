import { diffWordsWithSpace } from 'diff';
import { diff3Merge } from 'node-diff3';

export type Data = Record<string, unknown>;

/** What is written in an entry: its fields and, in a Markdown file, its text. */
export interface Written {
  data: Data;
  body?: string;
}

/** What is needed of the schema of a form: the titles of its fields. */
interface TitledSchema {
  title?: string;
  properties?: Readonly<Record<string, TitledSchema>>;
}

/** A field that was changed here and elsewhere, with the titles that lead there. */
export interface Clash {
  place: string;
  mine: string;
  theirs: string;
}

/** A field as it was and as it became; of long texts, what differs. */
export interface ChangedField {
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
type Choose = (clash: Clash) => 'mine' | 'theirs';

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
    const part = schema?.properties?.[name];
    const sides = { base: before[name], mine: mine[name], theirs: theirs[name] };
    return [name, merge(part, [...place, part?.title ?? name], sides, choose)] as const;
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
};

/** The paragraphs of a text, with the empty lines between them. */
const paragraphsOf = (text: string | undefined): string[] => text?.split(/((?:\r?\n){2,})/u) ?? [];

/** Brings two changes of a text together, paragraph by paragraph; where both changed the same one, `choose` decides. */
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
    ...(mine.body !== undefined && { body: mergeTexts(body, choose) }),
  };
};

/** The beginning of a text, up to the last word that is whole. */
export const firstLetters = (words: string, most: number): string => {
  if (words.length <= most) return words;
  const cut = words.slice(0, most + 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || words.slice(0, most)} …`;
};

const lastLetters = (words: string, most: number): string => {
  if (words.length <= most) return words;
  const cut = words.slice(-most - 1);
  return `… ${cut.slice(cut.indexOf(' ') + 1)}`;
};

/** Words that both sides share, as far as they are near a change. */
const shared = (words: string, around: number, [isFirst, isLast]: readonly boolean[]): string => {
  const [begin, end] = [firstLetters(words, around), lastLetters(words, around)];
  if (isFirst) return isLast ? words : end;
  if (isLast) return begin;
  return words.length <= 2 * around ? words : `${begin}${end.slice(1)}`;
};

/** Texts that take longer to compare are shown whole; in milliseconds. */
const timeout = 500;

/**
 * Two texts, as far as they differ. Of what is the same in both, as many letters
 * are shown beside a change as `around` says.
 */
export const excerptsOf = (
  before: string,
  after: string,
  around = 40,
): [before: string, after: string] => {
  const parts = diffWordsWithSpace(before, after, { timeout });
  if (!parts) return [before, after];
  const without = (other: 'added' | 'removed') =>
    parts
      .map((part, index) => {
        if (part[other]) return '';
        if (part.added || part.removed) return part.value;
        return shared(part.value, around, [index === 0, index === parts.length - 1]);
      })
      .join('');
  return [without('added'), without('removed')];
};

/** A field that is not the same in two versions of an entry. */
export interface Difference<Schema> {
  schema: Schema | undefined;
  /** The titles that lead there, the outermost first. */
  names: readonly string[];
  before: unknown;
  after: unknown;
}

/** The fields in which two versions differ; a list is one field. */
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

/** The fields in which an entry differs from what it was, in words, each with the titles that lead there from `place` on. */
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

/** The fields that both changed. */
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
