import { checkReading } from '@agency/content-model/checks/check-files.ts';
import { problemKey } from '@agency/content-model/reader/problem.ts';
import { readEntries } from '@agency/content-model/reader/read-entries.ts';
import { Refusal } from '../refusal.ts';
import { listPending, readUnpublished, type Chosen, type PendingChange } from './unpublished.ts';

/** What was left out though what was chosen needs it: as few changes as possible. */
const neededChanges = async (
  root: string,
  chosen: readonly Chosen[],
): Promise<readonly PendingChange[]> => {
  const unpublished = readUnpublished(root);
  const pending = listPending(root, unpublished);
  const isChosen = ({ key }: PendingChange) => chosen.some((one) => one.key === key);
  const left = pending.filter((change) => !isChosen(change));
  const problemsWith = async (others: readonly PendingChange[]): Promise<string[]> => {
    const going = [...pending.filter(isChosen), ...others].flatMap(({ files }) => files);
    const staying = unpublished.files.filter(({ file }) => !going.includes(file));
    const published = new Map(staying.map(({ file, before }) => [file, before]));
    return (await checkReading(root, readEntries(root, published))).map(problemKey);
  };
  const own = await problemsWith([]);
  if (own.length === 0) return [];
  // What is wrong with everything saved, too, is not wrong for want of a change.
  const known = new Set(await problemsWith(left));
  if (own.every((problem) => known.has(problem))) return [];
  let needed = left;
  for (const one of left) {
    const fewer = needed.filter((other) => other !== one);
    // oxlint-disable-next-line no-await-in-loop -- Each answer decides what is asked next.
    if ((await problemsWith(fewer)).every((problem) => known.has(problem))) needed = fewer;
  }
  return needed;
};

const listFormat = new Intl.ListFormat('en-US');

/** Refuses to publish what needs a change that was left out, and names that change. */
export const refuseWithoutNeeded = async (
  root: string,
  chosen: readonly Chosen[],
): Promise<void> => {
  const needed = (await neededChanges(root, chosen)).map(({ key, title }) => ({ key, title }));
  if (needed.length === 0) return;
  const names = listFormat.format(needed.map(({ title }) => `“${title}”`));
  const waits = needed.length === 1 ? 'which waits' : 'which wait';
  throw new Refusal(
    `What you chose needs ${names}, ${waits} to be published, too. Publish them together. What visitors see is as it was.`,
    409,
    [],
    { needed },
  );
};
