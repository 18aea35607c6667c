import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isKeptBack, readEntries, type Entry } from '@agency/content-model/reader/read-entries.ts';
import type { BuildSettings } from '@agency/server/settings/settings.ts';
import {
  buildFolder,
  liveBuild,
  manifestOf,
  newBuildId,
  placeBuild,
  pruneBuilds,
  publishedBuild,
  seenBuild,
  writeNote,
  type BuildNote,
} from './builds.ts';
import { takeLock } from './lock.ts';
import { fingerprintOf, makeSite, workFolder, WrongContent } from './make-site.ts';

export type BuildState = 'waiting' | 'building' | 'placing';

/** Content files, each with the hash of the version that was reviewed; null for a deleted file. */
export type ChosenFiles = Readonly<Record<string, string | null>>;

export interface BuildOrder {
  /** The folder that contains `content/`. */
  from: string;
  /** Builds only these files, on top of what is published; all of the content if left out. */
  only?: ChosenFiles | undefined;
  /** The note under which the build goes live. */
  place: Omit<BuildNote, 'content' | 'built' | 'fingerprint'>;
}

type OnState = (state: BuildState) => void;

/** Says on the terminal why nothing happens. */
export const sayIfWaiting = (state: BuildState): void => {
  if (state === 'waiting')
    console.error('Another build is under way in this folder. This one waits for it.');
};

/** Runs `use` under the build lock: builds share a copy of the sources and a cache of pictures. */
export const underLock = async <Result>(
  root: string,
  onState: OnState,
  use: () => Promise<Result>,
): Promise<Result> => {
  const file = join(root, '.cache/build.lock');
  let lock = takeLock(file);
  if (!lock) onState('waiting');
  while (!lock) {
    await pause(200);
    lock = takeLock(file);
  }
  try {
    return await use();
  } finally {
    lock.release();
  }
};

const copyOptions = { recursive: true, preserveTimestamps: true };

/** Copies the content of an order into a folder, so that saves during the build don't affect it. */
export const takeContent = (
  root: string,
  { from, only }: Pick<BuildOrder, 'from' | 'only'>,
  into: string,
): void => {
  const published = only && seenBuild(root);
  const base = published ? buildFolder(root, published.id) : from;
  rmSync(join(into, 'content'), { recursive: true, force: true });
  cpSync(join(base, 'content'), join(into, 'content'), copyOptions);
  if (!only) return;
  for (const [file, hash] of Object.entries(only))
    if (hash === null) rmSync(join(into, file), { force: true });
    else cpSync(join(from, file), join(into, file), copyOptions);
  const taken = manifestOf(into);
  const changed = Object.entries(only).filter(([file, hash]) => (taken[file] ?? null) !== hash);
  if (changed.length > 0)
    throw new WrongContent(
      changed.map(([file]) => ({
        file,
        message: 'This was changed since you looked at the list. Look at it again, then publish.',
      })),
    );
};

const makeBuild = async (
  root: string,
  settings: BuildSettings,
  { from, only, place }: BuildOrder,
  onState: OnState,
): Promise<void> => {
  onState('building');
  pruneBuilds(root);
  const now = new Date();
  const options = { settings, moment: now.getTime() };
  const id = newBuildId(place.at);
  const into = buildFolder(root, id);
  mkdirSync(into);
  try {
    const work = workFolder(root);
    takeContent(root, { from, only }, work);
    const fingerprint = fingerprintOf(root, work, options);
    await makeSite(root, options, into);
    onState('placing');
    // The content stays with the build that was made from it.
    renameSync(join(work, 'content'), join(into, 'content'));
    writeNote(root, id, { ...place, builtAt: now.toISOString(), fingerprint });
    placeBuild(root, id);
  } finally {
    // Also removes this build if it failed: without a note, it counts as unfinished.
    pruneBuilds(root);
  }
};

/**
 * Builds the site in a folder of its own and puts it live atomically: the previous build stays
 * live until then, and if anything fails. Waits for another build in the same checkout. Throws
 * `WrongContent`.
 */
export const build = (
  root: string,
  settings: BuildSettings,
  order: BuildOrder,
  onState: OnState,
): Promise<void> => underLock(root, onState, () => makeBuild(root, settings, order, onState));

/** Builds what visitors should see: the content published here or, if nothing ever was, the files of `content/`. */
export const buildPublished = (
  root: string,
  settings: BuildSettings,
  onlyIfChanged: boolean,
  onState: OnState,
): Promise<void> =>
  underLock(root, onState, async () => {
    const published = publishedBuild(root);
    const from = published ? buildFolder(root, published.id) : root;
    const live = liveBuild(root);
    if (onlyIfChanged && live?.note.fingerprint === fingerprintOf(root, from, { settings })) return;
    const place = published
      ? published.note
      : { at: new Date().toISOString(), published: false, words: [] };
    await makeBuild(root, settings, { from, place }, onState);
  });

/** The scheduled posts by build folder, cached: the content of a build never changes. */
const scheduledByFolder = new Map<string, readonly Entry[]>();

const scheduledPostsIn = (folder: string): readonly Entry[] => {
  const known = scheduledByFolder.get(folder);
  if (known) return known;
  const { entries } = readEntries(folder);
  const found = entries.filter((entry) => !isKeptBack(entry) && entry.goesOutAt !== undefined);
  scheduledByFolder.clear();
  scheduledByFolder.set(folder, found);
  return found;
};

/** The scheduled posts that have become due since the live build. */
export const postsDue = (root: string, now = Date.now()): Entry[] => {
  const live = seenBuild(root);
  if (!live) return [];
  const { at, builtAt = at } = live.note;
  return scheduledPostsIn(buildFolder(root, live.id)).filter(
    ({ goesOutAt = 0 }) => goesOutAt > Date.parse(builtAt) && goesOutAt <= now,
  );
};

/**
 * Rebuilds the live content when scheduled posts are due, so that they appear. Does nothing
 * otherwise, so that two processes that check at the same time build only once.
 */
export const buildDue = (root: string, settings: BuildSettings, onState: OnState): Promise<void> =>
  underLock(root, onState, async () => {
    const live = seenBuild(root);
    if (!live || postsDue(root).length === 0) return;
    const from = buildFolder(root, live.id);
    await makeBuild(root, settings, { from, place: live.note }, onState);
  });
