import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkFiles } from '../../content-check/check-files.ts';
import { problemKey, type Problem } from '../../content-check/problem.ts';
import { readEntries, type Entry } from '../../content-check/read-entries.ts';
import { asFieldProblem } from '../content/field-problems.ts';
import { Refusal } from '../refusal.ts';
import { replaceFile } from '../history/files.ts';
import { makeChange } from '../history/history.ts';
import type { ChangedFile, NewChange } from '../history/write-save.ts';

const pictures = 'content/pictures';

/** Pictures are many and large: each is a link to the real one, which a new one takes the place of. */
const linkPictures = (root: string, copy: string): void => {
  for (const file of globSync(`${pictures}/**/*.*`, { cwd: root })) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    symlinkSync(join(root, file), join(copy, file));
  }
};

/** What would be wrong with the content if it were changed so, and is not wrong now. Looks at a copy. */
export const newProblems = async (
  root: string,
  files: readonly ChangedFile[],
): Promise<Problem[]> => {
  const copy = mkdtempSync(join(tmpdir(), 'admin-'));
  try {
    const filter = (source: string) => source !== join(root, pictures);
    cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true, filter });
    linkPictures(root, copy);
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
