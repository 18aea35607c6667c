import { join } from 'node:path';
import type { z } from 'astro/zod';
import { checkReading } from '@agency/content-model/checks/check-files.ts';
import { problemIn, textsIn } from '@agency/content-model/checks/check-entries.ts';
import { anchorAdvice, searchAdvice } from '@agency/content-model/checks/search-advice.ts';
import { isRecord } from '@agency/content-model/reader/map-fields.ts';
import type { Problem } from '@agency/content-model/reader/problem.ts';
import {
  readEntries,
  type Entry,
  type Reading,
} from '@agency/content-model/reader/read-entries.ts';
import { makeChange } from '../history/history.ts';
import type { Author } from '../history/saves.ts';
import { articleText, entryName, formData } from '../limits.ts';
import { Refusal, type FieldProblem } from '../refusal.ts';
import { describeChange } from './describe-change.ts';
import { editFile } from './edit-file.ts';
import { fillerOf } from '@agency/content-model/reader/names.ts';
import { entryIn, findEntry, goesOutInWords, isProblemOf, readText, titlesIn } from './entries.ts';
import { adviceInForm, allInForm, asFieldProblem, newProblems } from './field-problems.ts';
import { formDataOf, formFor, fromForm, schemaOf, type EntryForm } from './schemas.ts';

/** The request body of a form. */
export const edit = entryName.extend({ data: formData, body: articleText.optional() });

type Edit = z.infer<typeof edit>;

/** An edit applied to the text of its file, but not saved. */
interface AppliedEdit {
  entry: Entry;
  file: string;
  before: string;
  after: string;
  /** All content, read with this edit. */
  reading: Reading;
}

/** Applies an edit to the text of its file. Saves nothing. */
export const applyEdit = (root: string, { data, body, ...name }: Edit): AppliedEdit => {
  const entry = findEntry(readEntries(root), name);
  const { collection, file } = entry;
  const before = readText(root, file);
  const now = fromForm(schemaOf(collection, entry.data), data, entry.data);
  const after = editFile(before, entry, isRecord(now) ? now : {}, body);
  return { entry, file, before, after, reading: readEntries(root, new Map([[file, after]])) };
};

const emptyItems = (entry: Entry): Problem[] =>
  textsIn(entry.data)
    .filter(([field, text]) => text === '' && typeof field.at(-1) === 'number')
    .map(([field]) =>
      problemIn(entry, 'Nothing is written here. Write something, or remove the entry', field),
    );

/** Checks an edit by the same rules as a build. Problems refer to the fields of the form. */
export const checkEdited = async (
  root: string,
  { entry: saved, reading }: AppliedEdit,
): Promise<FieldProblem[]> => {
  const all = await checkReading(root, reading);
  const entry = findEntry(reading, saved);
  const own = [...all.filter((problem) => isProblemOf(entry, problem)), ...emptyItems(entry)];
  const others = all.filter((problem) => !isProblemOf(entry, problem));
  return [
    ...allInForm(entry, own),
    ...(await newProblems(root, others)).map((problem) => asFieldProblem(problem, reading.entries)),
  ];
};

/** The problems of an entry as saved. */
export const problemsOf = async (
  root: string,
  reading: Reading,
  entry: Entry,
): Promise<FieldProblem[]> =>
  allInForm(
    entry,
    (await checkReading(root, reading)).filter((problem) => isProblemOf(entry, problem)),
  );

/** What would make the page of an entry easier to find and to read. It never stops anything. */
export const adviceOf = (
  root: string,
  { entries }: Reading,
  name: Pick<Entry, 'collection' | 'id'>,
): FieldProblem[] => {
  const entry = entryIn(entries, name);
  return [...searchAdvice(entries), ...anchorAdvice(join(root, 'dist/site'), [entry])]
    .filter((one) => isProblemOf(entry, one))
    .map((one) => adviceInForm(entry, one));
};

/** The answer when the entry was changed elsewhere after the form was opened. */
const conflict = (theirs: EntryForm) => ({
  message: 'Not saved: this was changed elsewhere meanwhile. Both versions are above the form.',
  theirs,
});

/**
 * Saves a form, all of it or nothing. Throws a `Refusal` when it breaks the
 * rules of the content. Returns a conflict unless the saved entry is at `version`, and no words
 * when there was nothing to save.
 */
export const saveEdit = async (root: string, sent: Edit, version: string, author?: Author) => {
  const edited = applyEdit(root, sent);
  const { entry, file, before, after } = edited;
  const old = formDataOf(entry);
  if (old.version !== version) return conflict(old);
  const problems = await checkEdited(root, edited);
  if (problems.length > 0) {
    const places = problems.length === 1 ? 'One field needs' : `${problems.length} fields need`;
    const message = `Not saved yet. ${places} another look:`;
    throw new Refusal(message, 422, problems);
  }
  const now = formDataOf(findEntry(edited.reading, entry));
  const form = formFor(entry.collection, entry.data);
  const words = describeChange(old, now, form, titlesIn(edited.reading.entries)(entry));
  try {
    if (before !== after) makeChange(root, { words, files: [{ file, before, after }], author });
  } catch (error) {
    const isTheirs = error instanceof Refusal && error.statusCode === 409;
    if (isTheirs) return conflict(formDataOf(findEntry(readEntries(root), entry)));
    throw error;
  }
  if (before === after) return { file, version: now.version, words: '' };
  const { entries } = edited.reading;
  const goesOut = goesOutInWords(findEntry(edited.reading, entry), entries);
  const ahead = goesOut && `Once published, it goes out ${goesOut}.`;
  const told = [ahead, fillerOf(entries)(words)].filter(Boolean).join(' ');
  return { file, version: now.version, words: told };
};
