import type { SavedMark } from '../../build/builds.ts';
import { fillerOf } from '../../content-check/fill-names.ts';
import { isHidden, isKeptBack, readEntries } from '../../content-check/read-entries.ts';
import { readEntriesOf } from '../../content-check/read-entries.ts';
import { brandFile } from '../../src/brand/read-brand.ts';
import type { Change } from '../content/differences.ts';
import { readBytes } from '../history/files.ts';
import { filesOfChange } from '../history/history.ts';
import type { FileChange, StoredChange } from '../history/saves.ts';
import { Refusal } from '../refusal.ts';
import { changesOfFile, concerns } from './entry-history.ts';
import { refuseLeftBehind } from './left-behind.ts';
import { contentWith, isAhead, partsOf } from './pending.ts';
import type { Chosen, Part, PendingChange, Unpublished } from './pending.ts';
import { openSaves, tellChanges } from './unpublished.ts';

/** Of each save, the parts that it concerns. */
const partsBySave = (
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

/**
 * What goes out: all that is saved and not dated ahead, or what is chosen of it, with the rest as
 * it was published. Throws `LeftBehind`.
 */
export const prepareRelease = async (
  root: string,
  { unpublished, lastChange }: { unpublished: Unpublished; lastChange: string | undefined },
  chosen?: readonly Chosen[],
): Promise<Release> => {
  const { files, mark } = unpublished;
  const names = files?.map(({ file }) => file);
  const saves = openSaves(root, mark, names);
  const all = { words: tellChanges(saves, names), mark: { lastChange } };
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
    mark: { lastChange, waiting },
    content: contentWith(files, parts, out),
  };
};
