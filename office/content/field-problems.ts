import { valueAt } from '@agency/content-model/checks/check-entries.ts';
import { inOneLine, type Problem } from '@agency/content-model/reader/problem.ts';
import { isRecord, type Entry } from '@agency/content-model/reader/read-entries.ts';
import type { FieldProblem } from '../refusal.ts';
import { isProblemOf, titleOf, type EntryName } from './entries.ts';
import { fieldAt, formFor, partOf, type FormSchema } from './schemas.ts';

/** The line of the text below the head of a Markdown file that a problem is in, from 1. */
const bodyLineOf = (entry: Entry, { field = [], line = 1 }: Problem): number | undefined =>
  entry.file.endsWith('.md') && line >= entry.bodyLine && field.length === 0
    ? line - entry.bodyLine + 1
    : undefined;

/** A problem as the form of its entry shows it: at its field, without words about lines and colons. */
export const inForm = (entry: Entry, problem: Problem): FieldProblem => {
  const { field = [], message } = problem;
  const bodyLine = bodyLineOf(entry, problem);
  if (bodyLine !== undefined)
    return { field: ['body'], message: `Line ${bodyLine} of the text: ${message}` };
  const own = field.slice(entry.within.length);
  const { description, properties } = fieldAt(formFor(entry.collection, entry.data), own);
  const value = valueAt(entry.data, own);
  if (value === undefined || (isRecord(value) && Object.keys(value).length === 0))
    return {
      field: own,
      message: `Please fill this in. ${description ? `${description}.` : ''}`.trim(),
    };
  // In the file, a text may stand there without a name.
  const isShort = typeof value === 'string' && properties !== undefined;
  return { field: isShort ? [...own, 'text'] : own, message };
};

/** The way to a field by the titles of the form: `Menu 2 › Link 3 › Leads to`. The text of a Markdown file is one too. */
const wayTo = (entry: Entry, field: readonly PropertyKey[]): string => {
  if (field[0] === 'body') return 'Text';
  let schema: FormSchema | undefined = formFor(entry.collection, entry.data);
  const names: string[] = [];
  for (const [index, key] of field.entries()) {
    schema = partOf(schema, key);
    const name = schema?.title ?? String(key);
    // A list is named by its entries.
    if (typeof key === 'number') names.push(`${schema?.title ?? 'No.'} ${key + 1}`);
    else if (typeof field[index + 1] !== 'number') names.push(name);
  }
  return names.join(' › ');
};

/** The address of an entry's form, and of a field in it. */
export const formLink = ({ collection, id }: EntryName, field: readonly PropertyKey[] = []) => [
  'content',
  collection,
  id,
  ...field.map(String),
];

/** A place in the content as screens show it, with the address of its field. */
export const shownPlace = (
  entry: Entry,
  field: readonly PropertyKey[],
  title = titleOf(entry),
) => ({
  title,
  field: wayTo(entry, field),
  link: formLink(entry, field),
});

/**
 * A problem for a screen that is not the form it belongs to. It names the place
 * in words: in `own` with the field, elsewhere with the entry and its field for a link.
 */
export const asFieldProblem = (
  problem: Problem,
  entries: readonly Entry[],
  own?: Entry,
): FieldProblem => {
  const isOwn = own !== undefined && isProblemOf(own, problem);
  const entry = isOwn ? own : entries.find((one) => isProblemOf(one, problem));
  if (!entry) return { field: [], message: inOneLine(problem) };
  const { field, message: words } = inForm(entry, problem);
  const { collection, id } = entry;
  const title = titleOf(entry);
  const way = field[0] === 'body' ? '' : wayTo(entry, field);
  const message = [[isOwn ? '' : title, way].filter(Boolean).join(' › '), words]
    .filter(Boolean)
    .join(': ');
  return isOwn
    ? { field, message }
    : { field: [], message, entry: { collection, id, title, field } };
};
