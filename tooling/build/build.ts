import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isKeptBack, readEntries, type Entry } from '@agency/content-model/reader/read-entries.ts';
import type { BuildSettings } from '@agency/server/settings/settings.ts';
import { buildFolder, liveBuild, manifestOf, newBuildId, placeBuild } from './builds.ts';
import { pruneBuilds, publishedBuild, seenBuild, writeNote, type BuildNote } from './builds.ts';
import { takeLock } from './lock.ts';
import { fingerprintOf, makeSite, workFolder, WrongContent } from './make-site.ts';

export type BuildState = 'waiting' | 'building' | 'checkingPages' | 'placing';

/** Files of the content, each with the hash of what somebody has seen in it; null where it is gone. */
export type ChosenFiles = Readonly<Record<string, string | null>>;

export interface BuildOrder {
  /** The folder that holds `content/`. */
  from: string;
  /** Only these files are taken, and laid over what is published; left out, it is all of the content. */
  only?: ChosenFiles | undefined;
  /** As what it is put in place; left out, it is built and checked only. */
  place?: Omit<BuildNote, 'content' | 'built' | 'fingerprint'> | undefined;
  /** Whether what a search engine or a reader would find wrong with the pages stops it. */
  checksPages: boolean;
}

type OnState = (state: BuildState) => void;

/** Tells whoever sits at a terminal why nothing happens. */
export const sayIfWaiting = (state: BuildState): void => {
  if (state === 'waiting')
    console.error('Another build is under way in this folder. This one waits for it.');
};

/**
 * Runs `use` once nobody else builds or puts a build in place here: builds share
 * a copy of the sources and a cache of pictures.
 */
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

/** Copies the content of an order into a folder: what is built is that, whatever is saved meanwhile. */
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
  { from, only, place, checksPages }: BuildOrder,
  onState: OnState,
): Promise<void> => {
  onState('building');
  pruneBuilds(root);
  const now = new Date();
  const options = { settings, moment: now.getTime() };
  const id = newBuildId(place?.at ?? now.toISOString());
  const into = buildFolder(root, id);
  mkdirSync(into);
  try {
    const work = workFolder(root);
    takeContent(root, { from, only }, work);
    const fingerprint = fingerprintOf(root, work, options);
    await makeSite(root, options, into);
    if (checksPages) {
      onState('checkingPages');
      // What reads built pages takes half a second to load.
      const { checkPages } = await import('@agency/content-model/checks/check-pages.ts');
      const problems = checkPages(work, join(into, 'site'), now.getTime());
      if (problems.length > 0) throw new WrongContent(problems);
    }
    if (!place) return;
    onState('placing');
    // It stays beside what was made of it.
    renameSync(join(work, 'content'), join(into, 'content'));
    writeNote(root, id, { ...place, builtAt: now.toISOString(), fingerprint });
    placeBuild(root, id);
  } finally {
    // Without a note, it counts as never finished.
    pruneBuilds(root);
  }
};

/**
 * Builds the site aside and puts it in place in one step: what was live stays
 * live until then, and where anything fails. Waits for another build in the
 * same checkout. Throws `WrongContent`.
 */
export const build = (
  root: string,
  settings: BuildSettings,
  order: BuildOrder,
  onState: OnState,
): Promise<void> => underLock(root, onState, () => makeBuild(root, settings, order, onState));

/**
 * Builds what visitors are to see: the content that was published here or,
 * where nothing ever was, what the files say.
 */
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
    await makeBuild(root, settings, { from, place, checksPages: false }, onState);
  });

/** The posts with a moment in the content of each build. That content never changes. */
const dated = new Map<string, readonly Entry[]>();

const datedIn = (folder: string): readonly Entry[] => {
  const known = dated.get(folder);
  if (known) return known;
  const { entries } = readEntries(folder);
  const found = entries.filter((entry) => !isKeptBack(entry) && entry.goesOutAt !== undefined);
  dated.clear();
  dated.set(folder, found);
  return found;
};

/** The posts whose moment has come since what visitors see was built. */
export const postsDue = (root: string, now = Date.now()): Entry[] => {
  const live = seenBuild(root);
  if (!live) return [];
  const { at, builtAt = at } = live.note;
  return datedIn(buildFolder(root, live.id)).filter(
    ({ goesOutAt = 0 }) => goesOutAt > Date.parse(builtAt) && goesOutAt <= now,
  );
};

/**
 * Builds what visitors see once more, from the content it was built from, where
 * posts are due: they are seen then. Does nothing where none is, so that two
 * processes that look at the same time build once.
 */
export const buildDue = (root: string, settings: BuildSettings, onState: OnState): Promise<void> =>
  underLock(root, onState, async () => {
    const live = seenBuild(root);
    if (!live || postsDue(root).length === 0) return;
    const from = buildFolder(root, live.id);
    await makeBuild(root, settings, { from, place: live.note, checksPages: false }, onState);
  });
