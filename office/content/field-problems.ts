import { valueAt } from '@agency/content-model/checks/check-entries.ts';
import { checkReading } from '@agency/content-model/checks/check-files.ts';
import { kindInWords } from '@agency/content-model/checks/check-references.ts';
import { problemKey, type Problem } from '@agency/content-model/reader/problem.ts';
import { isRecord } from '@agency/content-model/reader/map-fields.ts';
import { readEntries, type Entry } from '@agency/content-model/reader/read-entries.ts';
import type { FieldProblem } from '../refusal.ts';
import { isProblemOf, titleOf, type EntryName } from './entries.ts';
import { firstLetters, firstWords } from './excerpts.ts';
import { titleOfFile } from '../file-titles.ts';
import { fieldAt, formFor, partOf, type FormSchema } from './schemas.ts';

/** The line of a problem in the body of a Markdown file, counted from 1 after the front matter. */
const bodyLineOf = (entry: Entry, { field = [], line = 1 }: Problem): number | undefined =>
  entry.file.endsWith('.md') && line >= entry.bodyLine && field.length === 0
    ? line - entry.bodyLine + 1
    : undefined;

/** The path to a field in the titles of the form: `Services › Elite & Visible › Leads to`. The body of a Markdown file counts. */
const titlePath = (entry: Entry, field: readonly PropertyKey[]): string => {
  if (field[0] === 'body') return 'Text';
  let schema: FormSchema | undefined = formFor(entry.collection, entry.data);
  const names: string[] = [];
  for (const [index, key] of field.entries()) {
    schema = partOf(schema, key);
    const name = schema?.title ?? String(key);
    // The item stands for its list: by its first words, or else by its number.
    if (typeof key === 'number') {
      const item = valueAt(entry.data, field.slice(0, index + 1));
      const words = isRecord(item) ? firstLetters(firstWords(item), 40) : '';
      names.push(words || `${schema?.title ?? 'No.'} ${key + 1}`);
    } else if (typeof field[index + 1] !== 'number') names.push(name);
  }
  return names.join(' › ');
};

/** Advice as the form of its entry shows it: at its field, without YAML terms such as lines and colons. */
export const adviceInForm = (entry: Entry, problem: Problem): FieldProblem => {
  const { field = [], inOffice: message = problem.message } = problem;
  const bodyLine = bodyLineOf(entry, problem);
  if (bodyLine !== undefined)
    return { field: ['body'], place: 'Text', message: `Line ${bodyLine}: ${message}` };
  const own = field.slice(entry.within.length);
  const { properties } = fieldAt(formFor(entry.collection, entry.data), own);
  // The file may hold a plain text in place of a group with the field `text`.
  const isShort = typeof valueAt(entry.data, own) === 'string' && properties !== undefined;
  return {
    field: isShort ? [...own, 'text'] : own,
    place: titlePath(entry, own),
    message,
    instead: problem.instead,
  };
};

/** What is chosen in a field with choices; undefined for other fields. */
const choiceOf = ({ target, enum: choices }: FormSchema): string | undefined => {
  if (target === undefined) return choices && 'one';
  return ['address', 'picture'].includes(target) ? undefined : `a ${kindInWords(target)}`;
};

/** A problem as the form of its entry shows it. */
const inForm = (entry: Entry, problem: Problem): FieldProblem => {
  const shown = adviceInForm(entry, problem);
  if (shown.field[0] === 'body') return shown;
  const own = (problem.field ?? []).slice(entry.within.length);
  const value = valueAt(entry.data, own);
  const schema = fieldAt(formFor(entry.collection, entry.data), own);
  const kind = choiceOf(schema);
  if (kind !== undefined && (value === undefined || value === ''))
    return { ...shown, message: `Choose ${kind}.` };
  if (value !== undefined && (!isRecord(value) || Object.keys(value).length > 0)) return shown;
  const { description } = schema;
  return {
    ...shown,
    message: `Please fill this in. ${description ? `${description}.` : ''}`.trim(),
  };
};

/** Problems as the form of their entry shows them: of each field one at a time. */
export const allInForm = (entry: Entry, problems: readonly Problem[]): FieldProblem[] => {
  const shown = problems.map((problem) => inForm(entry, problem));
  const places = shown.map(({ field }) => field.join('/'));
  return shown.filter(
    // A text tells all of its problems, by their lines.
    ({ field }, index) =>
      field.length === 0 || field[0] === 'body' || places.indexOf(places[index] ?? '') === index,
  );
};

/** The address of an entry's form, or of a field in it. */
export const formLink = ({ collection, id }: EntryName, field: readonly PropertyKey[] = []) => [
  'content',
  collection,
  id,
  ...field.map(String),
];

/** A place in the content as screens show it, with a link to its field. */
export const shownPlace = (
  entry: Entry,
  field: readonly PropertyKey[],
  title = titleOf(entry),
) => ({
  title,
  field: titlePath(entry, field),
  link: formLink(entry, field),
});

/**
 * A problem for a screen other than its own form.
 * A problem in `own` keeps its field; one elsewhere has an entry to link to.
 */
export const asFieldProblem = (
  problem: Problem,
  entries: readonly Entry[],
  own?: Entry,
): FieldProblem => {
  if (own !== undefined && isProblemOf(own, problem)) return inForm(own, problem);
  const entry = entries.find((one) => isProblemOf(one, problem));
  if (!entry) return { field: [], message: `${titleOfFile(problem.file)}: ${problem.message}` };
  const { field, place, message } = inForm(entry, problem);
  const { collection, id } = entry;
  const title = titleOf(entry);
  return {
    field: [],
    place: [title, place].filter(Boolean).join(' › '),
    message,
    entry: { collection, id, title, field },
  };
};

/** The problems that the content as saved does not have. What was wrong before does not block a change. */
export const newProblems = async (
  root: string,
  problems: readonly Problem[],
): Promise<readonly Problem[]> => {
  if (problems.length === 0) return problems;
  const known = new Set((await checkReading(root, readEntries(root))).map(problemKey));
  return problems.filter((problem) => !known.has(problemKey(problem)));
};
