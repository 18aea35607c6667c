import type { SavedMark } from '../../build/builds.ts';
import { fillerOf } from '../../content-check/fill-names.ts';
import { readEntriesOf } from '../../content-check/read-entries.ts';
import { brandFile } from '../../src/brand/read-brand.ts';
import type { Change } from '../content/differences.ts';
import { readBytes } from '../history/files.ts';
import { filesOfChange, undoneIn } from '../history/history.ts';
import { readChanges, type StoredChange } from '../history/saves.ts';
import { Refusal } from '../refusal.ts';
import { changesOfFile, concerns } from './changes.ts';
import { isAhead, partsOf, type Part, type PendingChange, type Unpublished } from './pending.ts';

/**
 * Every save that is still to be seen: those since the last publication, and
 * those it left behind, unless they are taken back or none of the files differs.
 * Where it is not known what was published, it is every save.
 */
export const openSaves = (
  root: string,
  { lastChange, waiting = [] }: SavedMark,
  files?: readonly string[],
): StoredChange[] => {
  const all = readChanges(root);
  const last = all.findIndex(({ id }) => id === lastChange);
  const recent = all.filter(({ id }, index) => index > last || waiting.includes(id));
  const undone = undoneIn(recent);
  const ids = new Set(recent.map(({ id }) => id));
  return recent.filter(
    ({ id, undoes, files: touched }) =>
      !undone.has(id) &&
      (undoes === undefined || !ids.has(undoes)) &&
      (!files || touched.some(({ file }) => files.includes(file))),
  );
};

/** What publishing would change, in words: what was saved, then the files changed by hand. */
export const tellChanges = (
  saves: readonly StoredChange[],
  files: readonly string[] = [],
): string[] => {
  const told = new Set(saves.flatMap((change) => change.files.map(({ file }) => file)));
  const byHand = files.filter((file) => !told.has(file)).map((file) => `Edited by hand: ${file}`);
  return [...saves.map(({ words }) => words), ...byHand];
};

/** Of each save, the parts that it concerns. */
export const partsBySave = (
  root: string,
  saves: readonly StoredChange[],
  parts: readonly Part[],
): Map<StoredChange, Part[]> => {
  const changes = filesOfChange(root, { files: saves.flatMap(({ files }) => files) }).values();
  return new Map(
    saves.map((save) => {
      const own = save.files.flatMap(() => changes.next().value ?? []);
      const isIts = ({ file, id, pictures }: Part) =>
        own.some(
          (change) =>
            (change.file === file && concerns(change, id)) || pictures.includes(change.file),
        );
      return [save, parts.filter(isIts)];
    }),
  );
};

const inWords = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** Everything that visitors don't see yet, by entry. */
export const listPending = (root: string, unpublished: Unpublished): PendingChange[] => {
  const { files = [], mark, timeZone } = unpublished;
  const tell = (moment: number) =>
    new Intl.DateTimeFormat('en-US', { ...inWords, timeZone }).format(moment);
  const parts = partsOf(unpublished);
  const brand = readEntriesOf(brandFile, String(readBytes(root, brandFile) ?? '')).entries;
  const fill = fillerOf(brand);
  const names = files.map(({ file }) => file);
  const concerned = partsBySave(root, openSaves(root, mark, names), parts);
  return parts.map((part) => {
    const { key, version, kind, entry, goesOutAt } = part;
    const title = fill(part.title);
    const goesOut = goesOutAt === undefined ? undefined : tell(goesOutAt);
    const own = [...concerned].filter(([, its]) => its.includes(part));
    const by = [...new Set(own.map(([{ author }]) => author))];
    return { key, version, title, kind, entry, by, goesOut, isAhead: isAhead(part) };
  });
};

/** The fields of a change that waits, each as visitors see it and as it is saved. */
export const pendingFields = (unpublished: Unpublished, key: string): Change[] => {
  const part = partsOf(unpublished).find((one) => one.key === key);
  const change = unpublished.files?.find(({ file }) => file === part?.file);
  if (!part || !change) throw new Refusal('This change doesn’t wait to be published anymore.', 404);
  return changesOfFile(change, part.id);
};
