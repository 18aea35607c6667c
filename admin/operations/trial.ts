import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFiles } from '../../content-check/check-files.ts';
import { problemKey, type Problem } from '../../content-check/problem.ts';
import { readEntries, type Entry } from '../../content-check/read-entries.ts';
import { asFieldProblem } from '../content/field-problems.ts';
import { Refusal } from '../refusal.ts';
import { replaceFile } from '../history/files.ts';
import { makeChange } from '../history/history.ts';
import type { ChangedFile, NewChange } from '../history/write-save.ts';

/** What would be wrong with the content if it were changed so, and is not wrong now. Looks at a copy. */
export const newProblems = async (
  root: string,
  files: readonly ChangedFile[],
): Promise<Problem[]> => {
  const copy = mkdtempSync(join(tmpdir(), 'admin-'));
  try {
    // Pictures that have not changed need not be looked at again: their times tell.
    const options = { recursive: true, preserveTimestamps: true };
    cpSync(join(root, 'content'), join(copy, 'content'), options);
    for (const { file, after } of files)
      replaceFile(copy, file, typeof after === 'string' ? Buffer.from(after) : after);
    const then = await checkFiles(copy);
    if (then.length === 0) return [];
    const known = new Set((await checkFiles(root)).map(problemKey));
    return then.filter((problem) => !known.has(problemKey(problem)));
  } finally {
    rmSync(copy, { recursive: true });
  }
};

/** Makes a change to the content, unless something would be wrong with it then: that is told after the sentence. */
export const makeCheckedChange = async (
  root: string,
  change: NewChange,
  { refusal, own }: { refusal: string; own?: Entry },
): Promise<void> => {
  const problems = await newProblems(root, change.files);
  if (problems.length > 0) {
    const { entries } = readEntries(root);
    throw new Refusal(
      refusal,
      409,
      problems.map((problem) => asFieldProblem(problem, entries, own)),
    );
  }
  makeChange(root, change);
};
