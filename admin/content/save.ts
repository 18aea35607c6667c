import { titlesIn } from './entry-names.ts';
import { makeChange } from '../history/history.ts';
import type { Author } from '../history/write-save.ts';
import { Refusal } from '../refusal.ts';
import { checkEdited, editedFile, type Edit } from './check.ts';
import { describeChange } from './describe-change.ts';
import { findEntry, formDataOf, readEntry, type EntryForm } from './entries.ts';
import { formFor } from './schemas.ts';

interface Saved {
  file: string;
  version: string;
  words: string;
}

/** Somebody else has changed the entry since the form was opened. */
interface Conflict {
  message: string;
  theirs: EntryForm;
}

const conflict = (theirs: EntryForm): Conflict => ({
  message: 'Not saved: this was changed elsewhere meanwhile. Both versions are below.',
  theirs,
});

/**
 * Saves what a form sends, all of it or nothing. Refuses what is wrong by the
 * rules of the content, and writes over nothing that is not of this `version`.
 */
export const saveEdit = async (
  root: string,
  edit: Edit,
  version: string,
  author?: Author,
): Promise<Saved | Conflict> => {
  const edited = editedFile(root, edit);
  const { entry, file, before, after } = edited;
  const old = formDataOf(entry);
  if (old.version !== version) return conflict(old);
  const problems = await checkEdited(root, edited);
  if (problems.length > 0) {
    const places = problems.length === 1 ? 'one field needs' : `${problems.length} fields need`;
    const message = `Not saved yet: ${places} another look.`;
    throw new Refusal(message, 422, problems);
  }
  const now = formDataOf(findEntry(edited.reading, entry));
  const form = formFor(entry.collection, entry.data);
  const words = describeChange(old, now, form, titlesIn(edited.reading.entries)(entry));
  try {
    if (before !== after) makeChange(root, { words, files: [{ file, before, after }], author });
  } catch (error) {
    const isTheirs = error instanceof Refusal && error.statusCode === 409;
    if (isTheirs) return conflict(formDataOf(readEntry(root, entry.collection, entry.id)));
    throw error;
  }
  return { file, version: now.version, words };
};
