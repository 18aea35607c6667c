import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkFiles } from '../../content-check/check-files.ts';
import { inOneLine, type Problem } from '../../content-check/problem.ts';
import { Refusal, type FieldProblem } from '../refusal.ts';
import { replaceFile } from './files.ts';
import { makeChange, type NewChange } from './history.ts';

const pictures = 'content/pictures';

/** Pictures are many and large: each is a link to the real one, which a new one takes the place of. */
const linkPictures = (root: string, copy: string): void => {
  for (const file of globSync(`${pictures}/**/*.*`, { cwd: root })) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    symlinkSync(join(root, file), join(copy, file));
  }
};

/** Runs a program on a copy of the content with these files changed; the copy is gone afterwards. */
export const onCopy = async <Result>(
  root: string,
  files: NewChange['files'],
  use: (copy: string) => Promise<Result>,
  { withPictures = true } = {},
): Promise<Result> => {
  const copy = mkdtempSync(join(tmpdir(), 'admin-'));
  try {
    const filter = (source: string) => source !== join(root, pictures);
    cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true, filter });
    if (withPictures) linkPictures(root, copy);
    for (const { file, after } of files)
      replaceFile(copy, file, typeof after === 'string' ? Buffer.from(after) : after);
    return await use(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
};

const wordsOf = ({ file, field = [], message }: Problem) =>
  [file, field.map(String).join('.'), message].join('\n');

/** What would be wrong with the content if it were changed so, and is not wrong now. */
export const newProblems = async (root: string, files: NewChange['files']): Promise<Problem[]> => {
  const then = await onCopy(root, files, checkFiles);
  if (then.length === 0) return [];
  const known = new Set((await checkFiles(root)).map(wordsOf));
  return then.filter((problem) => !known.has(wordsOf(problem)));
};

/** As the field of a form says it, or in one line where it is about another file. */
export const asFieldProblem = (problem: Problem, file?: string): FieldProblem =>
  problem.file === file
    ? { field: problem.field ?? [], message: problem.message }
    : { field: [], message: inOneLine(problem) };

/** Makes a change to the content, unless something would be wrong with it then: that is told after the sentence. */
export const makeCheckedChange = async (
  root: string,
  change: NewChange,
  { refusal, file }: { refusal: string; file?: string },
): Promise<void> => {
  const problems = await newProblems(root, change.files);
  if (problems.length > 0)
    throw new Refusal(
      refusal,
      409,
      problems.map((problem) => asFieldProblem(problem, file)),
    );
  makeChange(root, change);
};
