import type { SavedMark } from '../../build/builds.ts';
import { isHidden, isKeptBack, readEntries } from '../../content-check/read-entries.ts';
import { asFieldProblem } from '../content/field-problems.ts';
import { lastChange, type FileChange } from '../history/saves.ts';
import { Refusal } from '../refusal.ts';
import { contentWith, isAhead, partsOf } from './pending.ts';
import type { Chosen, Part, Unpublished } from './pending.ts';
import { entriesIn } from './settle.ts';
import { newProblems } from './trial.ts';
import { openSaves, partsBySave, tellChanges } from './unpublished.ts';

/** What is to go out. */
export interface Release {
  words: readonly string[];
  /** Once it is out. */
  mark: SavedMark;
  /** What each file that differs holds then; left out where all goes as it is saved. */
  content?: readonly FileChange[];
}

/** The first time all goes out but what is dated ahead. */
const withoutAhead = (root: string): Partial<Release> => {
  const ahead = readEntries(root).entries.filter((entry) => !isKeptBack(entry) && isHidden(entry));
  if (ahead.length === 0) return {};
  return { content: ahead.map(({ file }) => ({ file, before: null, after: null })) };
};

/** What somebody has seen and chosen, as long as it is still so. */
const chosenAmong = (parts: readonly Part[], chosen: readonly Chosen[]): Part[] =>
  chosen.map(({ key, version }) => {
    const part = parts.find((one) => one.key === key);
    if (!part || part.version !== version)
      throw new Refusal(
        `${part ? `“${part.title}” was changed` : 'Something you chose was published or taken back'} meanwhile. Look at the list again, then publish.`,
        409,
      );
    return part;
  });

const quoted = (titles: readonly string[]): string =>
  new Intl.ListFormat('en-US').format(titles.map((title) => `“${title}”`));

/** How many are tried one by one; of more, all would have to go along. */
const mostTried = 12;

interface Choice {
  files: readonly FileChange[];
  parts: readonly Part[];
  out: readonly Part[];
}

/** Refuses where what is chosen needs something that is left out, and names both. */
const refuseLeftBehind = async (root: string, { files, parts, out }: Choice): Promise<void> => {
  const problemsWith = (some: readonly Part[]) =>
    newProblems(root, contentWith(files, parts, some));
  const [problem] = await problemsWith(out);
  if (!problem) return;
  const left = parts.filter((part) => !out.includes(part));
  let needed: readonly Part[] = left;
  if (left.length <= mostTried)
    for (const part of left) {
      const fewer = needed.filter((one) => one !== part);
      const found = await problemsWith([...out, ...fewer]);
      if (found.length === 0) needed = fewer;
    }
  const entries = files.flatMap(({ file, before, after }) =>
    [after, before].flatMap((side) => entriesIn(file, side)?.values().toArray() ?? []),
  );
  const named = asFieldProblem(problem, entries).entry?.title;
  const titles = out.map(({ title }) => title);
  const who = named !== undefined && titles.includes(named) ? [named] : titles;
  throw new Refusal(
    `${quoted(who)} can’t go out without ${quoted(needed.map(({ title }) => title))}. What visitors see is as it was.`,
    409,
    [],
    { along: needed.map(({ key }) => key) },
  );
};

/**
 * What goes out: all that is saved and not dated ahead, or what is chosen of it, with the rest as
 * it was published. Refuses where that needs something that stays.
 */
export const prepareRelease = async (
  root: string,
  unpublished: Unpublished,
  chosen?: readonly Chosen[],
): Promise<Release> => {
  const { files, mark } = unpublished;
  const names = files?.map(({ file }) => file);
  const saves = openSaves(root, mark, names);
  const all = { words: tellChanges(saves, names), mark: { lastChange: lastChange(root) } };
  if (!files) return { ...all, ...withoutAhead(root) };
  const parts = partsOf(unpublished);
  const ready = parts.filter((part) => !isAhead(part));
  const out = chosen ? chosenAmong(ready, chosen) : ready;
  if (out.length === parts.length) return all;
  if (out.length > 0) await refuseLeftBehind(root, { files, parts, out });
  const concerned = partsBySave(root, saves, parts);
  const touching = (wanted: (part: Part) => boolean) =>
    saves.filter((save) => concerned.get(save)?.some(wanted));
  const waiting = touching((part) => !out.includes(part)).map(({ id }) => id);
  const outFiles = new Set(out.flatMap(({ file, pictures }) => [file, ...pictures]));
  return {
    words: tellChanges(
      touching((part) => out.includes(part)),
      [...outFiles],
    ),
    mark: { ...all.mark, waiting },
    content: contentWith(files, parts, out),
  };
};
