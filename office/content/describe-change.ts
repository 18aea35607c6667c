import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '@agency/content-model/reader/read-entries.ts';
import { excerptsOf } from './excerpts.ts';
import { matchItems } from './match-items.ts';
import type { Form, FormSchema, UiSchema } from './schemas.ts';

interface Place {
  schema: FormSchema;
  uiSchema: UiSchema;
  /** What the field is called, and what it belongs to, the nearest first. */
  name: string;
  within: readonly string[];
}

const most = 60;

const cut = (words: readonly string[]): string => {
  const kept: string[] = [];
  for (const word of words) {
    if ([...kept, word].join(' ').length > most)
      return `${kept.join(' ') || word.slice(0, most)} …`;
    kept.push(word);
  }
  return kept.join(' ');
};

/** Two texts in a line: whole where they are short, and of longer ones what differs. */
const inLine = (before: string, after: string): [string, string] => {
  const isShort = before.length <= most && after.length <= most;
  const [old, now] = isShort ? [before, after] : excerptsOf(before, after, 12);
  return [cut(old.split(/\s+/u)), cut(now.split(/\s+/u))];
};

const shown = ({ schema, uiSchema }: Place, value: unknown): string => {
  // A box that nobody has ticked is left out of the file.
  if (schema.type === 'boolean') return (value ?? schema['default']) ? 'on' : 'off';
  if (value === undefined || value === '') return 'nothing';
  const names = uiSchema['ui:enumNames'] as string[] | undefined;
  const choice = schema.enum?.indexOf(value) ?? -1;
  // A picture is known by its name, not by the way to it.
  if (uiSchema['ui:widget'] === 'picture' && typeof value === 'string') return basename(value);
  return `${schema.unit ?? ''}${names?.[choice] ?? `${value as string | number}`}`;
};

/** A field with what it belongs to: `Heading in “Top of the page” of About`. A list that is called as the section it stands in is named once. */
const sentence = ({ name, within }: Place): string => {
  const groups = within.slice(0, -1).filter((part, index) => part !== [name, ...within][index]);
  const entry = within.at(-1);
  const inside = groups.length > 0 ? ` in “${groups.toReversed().join(' › ')}”` : '';
  return entry === undefined ? name : `${name}${inside} of ${entry}`;
};

const inList = (place: Place, before: readonly unknown[], after: readonly unknown[]): string[] => {
  const places = matchItems(before, after);
  const { schema, uiSchema, name, within } = place;
  const itemName = schema.items?.title ?? name;
  const itemAt = (index: number): Place => ({
    schema: schema.items ?? {},
    uiSchema: (uiSchema['items'] ?? {}) as UiSchema,
    name: `${itemName} ${index + 1}`,
    within,
  });
  const isPlain = schema.items?.type !== 'object' && schema.items?.type !== 'array';
  const kept = places.filter((one) => one !== undefined);
  const removed = [...before.keys()].filter((index) => !kept.includes(index));
  const isMoved = kept.some((one, index) => index > 0 && one < (kept[index - 1] ?? 0));
  return [
    ...removed.map((index) => `${sentence(itemAt(index))} removed`),
    ...(isMoved ? [`${sentence(place)} in another order`] : []),
    ...places.flatMap((old, index) => {
      if (old !== undefined) return changesIn(itemAt(index), before[old], after[index]);
      const words = isPlain ? `: ${cut(shown(itemAt(index), after[index]).split(/\s+/u))}` : '';
      return [`${sentence(itemAt(index))} added${words}`];
    }),
  ];
};

const changesIn = (place: Place, before: unknown, after: unknown): string[] => {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return inList(place, before, after);
  if (isRecord(before) && isRecord(after)) {
    const { schema, uiSchema, name, within } = place;
    return Object.entries(schema.properties ?? {}).flatMap(([key, part]) =>
      changesIn(
        {
          schema: part,
          uiSchema: (uiSchema[key] ?? {}) as UiSchema,
          name: part.title ?? key,
          within: [name, ...within],
        },
        before[key],
        after[key],
      ),
    );
  }
  const isWhole = [before, after].some((value) => typeof value === 'object' && value !== null);
  if (isWhole) return [`${sentence(place)} ${after === undefined ? 'removed' : 'added'}`];
  const [old, now] = inLine(shown(place, before), shown(place, after));
  return [`${sentence(place)}: ${old} → ${now}`];
};

interface Shown {
  data: unknown;
  body?: string | undefined;
}

/** What an edit has changed, as the history says it: `Price of Elite & Visible: $3999 → $4250`. */
export const describeChange = (before: Shown, after: Shown, form: Form, title: string): string => {
  const changes = [
    ...changesIn({ ...form, name: title, within: [] }, before.data, after.data),
    ...(before.body === after.body ? [] : [`Text of ${title}`]),
  ];
  const [first = `${title} saved without a change`, ...others] = changes;
  return others.length < 3
    ? [first, ...others].join('; ')
    : `${changes.slice(0, 2).join('; ')}; and ${changes.length - 2} more`;
};
