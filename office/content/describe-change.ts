import { timeInWords } from '@agency/leads/forms/business-hours.ts';
import { isRecord } from '@agency/content-model/reader/map-fields.ts';
import { differencesIn, type Difference } from './differences.ts';
import { excerptsOf, firstLetters, firstWords, inPlainWords } from './excerpts.ts';
import { matchAlike } from './match-items.ts';
import type { FormSchema } from './schemas.ts';

const maxLength = 60;

const cut = (text: string): string => firstLetters(text.replaceAll(/\s+/gu, ' '), maxLength);

/** Two texts for one line: in full when short, otherwise only where they differ. */
const inOneLine = (before: string, after: string): [string, string] => {
  const isShort = before.length <= maxLength && after.length <= maxLength;
  const [old, now] = excerptsOf(before, after, isShort ? maxLength : 12);
  return [cut(old), cut(now)];
};

const shown = (schema: FormSchema, value: unknown): string => {
  // The file leaves out an unticked box.
  if (schema.type === 'boolean') return (value ?? schema['default']) ? 'on' : 'off';
  if (value === undefined || value === '') return 'nothing';
  if (schema['format'] === 'time') return timeInWords(value as string);
  const words = inPlainWords(`${value as string | number}`);
  return `${schema.unit ?? ''}${schema.names?.[words] ?? words}`;
};

/** A field in its context: `Heading in “Top of the page” of About`. A list titled like its section is named once. */
const fieldInContext = ([title = '', ...names]: readonly string[]): string => {
  const name = names.at(-1);
  if (name === undefined) return title;
  const groups = names.slice(0, -1).filter((group, index) => group !== names[index + 1]);
  const inside = groups.length > 0 ? ` in “${groups.join(' › ')}”` : '';
  return `${name}${inside} of ${title}`;
};

/** The schema of an item in a list, which may have several kinds. */
const kindOf = (items: FormSchema, item: unknown): FormSchema =>
  items.oneOf?.find(({ properties = {} }) =>
    Object.entries(properties).some(
      ([name, { const: kind }]) => kind !== undefined && isRecord(item) && item[name] === kind,
    ),
  ) ?? items;

const inList = (
  { schema, names }: Difference<FormSchema>,
  before: readonly unknown[],
  after: readonly unknown[],
): string[] => {
  const items = schema?.items ?? {};
  const parents = names.slice(0, -1);
  const namesAt = (index: number) => [...parents, `${items.title ?? names.at(-1)} ${index + 1}`];
  // An item that has fields is known by its first words.
  const knownAs = (index: number, item: unknown) => {
    const words = isRecord(item) ? firstLetters(firstWords(item), 40) : '';
    return words === '' ? namesAt(index) : [...parents, words];
  };
  const inWords = (item: unknown) => {
    const words = isRecord(item) ? firstWords(item) : shown(items, item);
    return words && `: ${cut(words)}`;
  };
  const places = matchAlike(before, after);
  const kept = places.filter((one) => one !== undefined);
  const removed = [...before.keys()].filter((index) => !kept.includes(index));
  const isMoved = kept.some((one, index) => index > 0 && one < (kept[index - 1] ?? 0));
  return [
    ...removed.map((index) => `${fieldInContext(namesAt(index))} removed${inWords(before[index])}`),
    ...(isMoved ? [`${fieldInContext(names)} in another order`] : []),
    ...places.flatMap((old, index) => {
      if (old !== undefined)
        return changesIn({
          schema: kindOf(items, after[index]),
          names: knownAs(index, before[old]),
          before: before[old],
          after: after[index],
        });
      return [`${fieldInContext(namesAt(index))} added${inWords(after[index])}`];
    }),
  ];
};

const changesIn = (versions: Difference<FormSchema>): string[] =>
  differencesIn(versions).flatMap((difference) => {
    const { schema = {}, names, before, after } = difference;
    if (Array.isArray(before) && Array.isArray(after)) return inList(difference, before, after);
    const isWhole = [before, after].some((value) => typeof value === 'object' && value !== null);
    if (isWhole) return [`${fieldInContext(names)} ${after === undefined ? 'removed' : 'added'}`];
    const [old, now] = inOneLine(shown(schema, before), shown(schema, after));
    return [`${fieldInContext(names)}: ${old} → ${now}`];
  });

interface Shown {
  data: unknown;
  body?: string | undefined;
}

/** What an edit changed, as the history shows it: `Price of Elite & Visible: $3999 → $4250`. */
export const describeChange = (
  before: Shown,
  after: Shown,
  schema: FormSchema,
  title: string,
): string => {
  const changes = [
    ...changesIn({ schema, names: [title], before: before.data, after: after.data }),
    ...(before.body === after.body ? [] : [`Text of ${title}`]),
  ];
  const [first = `${title} saved`, ...others] = changes;
  return others.length < 3
    ? [first, ...others].join('; ')
    : `${changes.slice(0, 2).join('; ')}; and ${changes.length - 2} more`;
};
