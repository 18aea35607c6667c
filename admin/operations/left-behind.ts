import { asFieldProblem } from '../content/field-problems.ts';
import type { FileChange } from '../history/saves.ts';
import { Refusal } from '../refusal.ts';
import { contentWith, type Part } from './pending.ts';
import { entriesIn } from './settle.ts';
import { newProblems } from './trial.ts';

/** Something that is chosen can't go out without something that is not. */
export class LeftBehind extends Refusal {
  override name = 'LeftBehind';
  /** The keys of what would have to go out too. */
  readonly along: readonly string[];
  constructor(message: string, along: readonly string[]) {
    super(message, 409);
    this.along = along;
  }
}

const quoted = (titles: readonly string[]): string =>
  new Intl.ListFormat('en-US').format(titles.map((title) => `“${title}”`));

/** How many are tried one by one; of more, all would have to go along. */
const mostTried = 12;

interface Choice {
  files: readonly FileChange[];
  parts: readonly Part[];
  out: readonly Part[];
}

/** What is wrong with the content if only these go out, and is not if all do. */
const problemsWith = (root: string, { files, parts }: Choice, out: readonly Part[]) =>
  newProblems(
    root,
    contentWith(files, parts, out).map(({ file, after }, index) => ({
      file,
      before: files[index]?.after ?? null,
      after,
    })),
  );

/** Refuses where what is chosen needs something that is left out, and names both. */
export const refuseLeftBehind = async (root: string, choice: Choice): Promise<void> => {
  const { files, parts, out } = choice;
  const [problem] = await problemsWith(root, choice, out);
  if (!problem) return;
  const left = parts.filter((part) => !out.includes(part));
  let needed: readonly Part[] = left;
  if (left.length <= mostTried)
    for (const part of left) {
      const fewer = needed.filter((one) => one !== part);
      const found = await problemsWith(root, choice, [...out, ...fewer]);
      if (found.length === 0) needed = fewer;
    }
  const entries = files.flatMap(({ file, before, after }) =>
    [after, before].flatMap((side) => entriesIn(file, side)?.values().toArray() ?? []),
  );
  const named = asFieldProblem(problem, entries).entry?.title;
  const titles = out.map(({ title }) => title);
  const who = named !== undefined && titles.includes(named) ? [named] : titles;
  throw new LeftBehind(
    `${quoted(who)} can’t go out without ${quoted(needed.map(({ title }) => title))}. What visitors see is as it was.`,
    needed.map(({ key }) => key),
  );
};
