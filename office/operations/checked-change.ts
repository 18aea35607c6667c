import { checkReading } from '@agency/content-model/checks/check-files.ts';
import { problemKey } from '@agency/content-model/reader/problem.ts';
import { readEntries, type Entry } from '@agency/content-model/reader/read-entries.ts';
import { asFieldProblem } from '../content/field-problems.ts';
import { makeChange } from '../history/history.ts';
import { readBytes, type Author, type NewChange } from '../history/saves.ts';
import { Refusal } from '../refusal.ts';

/** What an operation would change. */
export interface Plan extends Omit<NewChange, 'author'> {
  /** The sentence before what would be wrong. */
  refusal: string;
  /** The entry whose fields the person sees. */
  own?: Entry;
}

/** Makes a change to the content, unless something would be wrong with it then that is not wrong now. */
export const makeCheckedChange = async (
  root: string,
  { refusal, own, ...change }: Plan,
  author?: Author,
): Promise<void> => {
  // Somebody may save while it is checked.
  const files = change.files.map((one) => ({ before: readBytes(root, one.file), ...one }));
  const changed = new Map(files.map(({ file, after }) => [file, after]));
  const then = await checkReading(root, readEntries(root, changed));
  if (then.length > 0) {
    const reading = readEntries(root);
    const known = new Set((await checkReading(root, reading)).map(problemKey));
    const problems = then.filter((problem) => !known.has(problemKey(problem)));
    if (problems.length > 0)
      throw new Refusal(
        refusal,
        409,
        problems.map((problem) => asFieldProblem(problem, reading.entries, own)),
      );
  }
  makeChange(root, { ...change, files, author });
};
