import { createHash, randomUUID } from 'node:crypto';
import { globSync, lstatSync, mkdirSync, readFileSync, readlinkSync } from 'node:fs';
import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** What every file of the content holds, by a hash of it. */
export type Manifest = Readonly<Record<string, string>>;

/** Which saves of the back office's history were published. */
export interface SavedMark {
  /** The newest one at that time. */
  lastChange?: string | undefined;
  /** Those up to it that were left behind. */
  waiting?: readonly string[] | undefined;
}

/** `build.json` in the folder of a build. */
export interface BuildNote extends SavedMark {
  /** When it was published, or built where nothing was ever published here; ISO 8601. */
  at: string;
  /** Whether somebody has published its content on this machine. */
  published: boolean;
  /** What it changed, as the owner reads it. */
  words: readonly string[];
  /** Who published it, or that it went out by itself; left out where nobody has. */
  by?: string | undefined;
  /** When it was built last, by which what is dated ahead is out or not; left out, it is as `at`. */
  builtAt?: string | undefined;
  /** Of the content it was built from, which stands beside it. */
  content: Manifest;
  /** Of what was built; left out in builds of earlier versions. */
  built?: Manifest;
  /** A hash over everything it was built from. */
  fingerprint: string;
}

export interface Build {
  id: string;
  note: BuildNote;
  live: boolean;
}

const keptPublications = 5;

const folderOf = (root: string) => join(root, 'builds');
const distOf = (root: string) => join(root, 'dist');

/** Holds `site/`, `render/`, the `content/` they were built from, and a note. */
export const buildFolder = (root: string, id: string): string => join(folderOf(root), id);

/** Names sort by time, and no two builds share one. */
export const newBuildId = (at: string): string =>
  `${at.replaceAll(/[:.]/gu, '-')}-${randomUUID().slice(0, 4)}`;

export const manifestOf = (root: string, folder = 'content'): Manifest =>
  Object.fromEntries(
    globSync(`${folder}/**/*`, { cwd: root, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath.slice(root.length + 1)}/${name}`)
      .sort()
      .map((file) => {
        const hash = createHash('sha256').update(readFileSync(join(root, file)));
        return [file, hash.digest('hex')];
      }),
  );

/** The files in which two states of the content differ. */
export const differingFiles = (one: Manifest, other: Manifest): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (file) => one[file] !== other[file],
  );

const noteFile = (root: string, id: string) => join(buildFolder(root, id), 'build.json');

const builtIn = (root: string, id: string): Manifest =>
  manifestOf(buildFolder(root, id), '{site,render}');

/** Says that a build is finished, and what its files hold. */
export const writeNote = (
  root: string,
  id: string,
  finished: Omit<BuildNote, 'content' | 'built'>,
): void => {
  const content = manifestOf(buildFolder(root, id));
  const note: BuildNote = { ...finished, content, built: builtIn(root, id) };
  writeFileSync(noteFile(root, id), JSON.stringify(note), { flush: true });
};

/** Whether the files of a build are as they were when it was finished. */
export const isWhole = (root: string, { id, note: { content, built } }: Build): boolean =>
  differingFiles(content, manifestOf(buildFolder(root, id))).length === 0 &&
  (!built || differingFiles(built, builtIn(root, id)).length === 0);

/** Undefined where the build was never finished. */
const readNote = (root: string, id: string): BuildNote | undefined => {
  try {
    return JSON.parse(readFileSync(noteFile(root, id), 'utf8')) as BuildNote;
  } catch {
    // A full disk has cut it off.
    return undefined;
  }
};

/** The id of the build that is served; undefined where there is none. */
const liveId = (root: string): string | undefined => {
  if (!lstatSync(distOf(root), { throwIfNoEntry: false })?.isSymbolicLink()) return undefined;
  return basename(resolve(root, readlinkSync(distOf(root))));
};

/** Every build that was finished, the newest first. */
export const listBuilds = (root: string): Build[] => {
  const live = liveId(root);
  return globSync('*/build.json', { cwd: folderOf(root) })
    .map((file) => basename(file.slice(0, -'/build.json'.length)))
    .flatMap((id) => {
      const note = readNote(root, id);
      return note ? [{ id, note, live: id === live }] : [];
    })
    .sort((one, other) => other.note.at.localeCompare(one.note.at));
};

export const liveBuild = (root: string): Build | undefined =>
  listBuilds(root).find(({ live }) => live);

/** What visitors see or, where `dist` was removed, would see; undefined where nothing was ever published here. */
export const publishedBuild = (root: string): Build | undefined => {
  const all = listBuilds(root);
  const last = all.find(({ note }) => note.published);
  return last && (all.find(({ live }) => live) ?? last);
};

/** What visitors see: what was published or, where nothing ever was, what is live. */
export const seenBuild = (root: string): Build | undefined =>
  publishedBuild(root) ?? liveBuild(root);

/**
 * Puts a build in place: `dist` becomes a symbolic link to it, in one step. A
 * running server sees that the link leads elsewhere, and loads the build aside.
 */
export const placeBuild = (root: string, id: string): void => {
  const next = join(root, 'dist.next');
  rmSync(next, { recursive: true, force: true });
  symlinkSync(join('builds', id), next, 'junction');
  renameSync(next, distOf(root));
};

/**
 * Removes what was never finished, what is replaced, and publications older
 * than the last five. The site from before the first one stays, as a way back.
 * Only who holds the lock of builds may.
 */
export const pruneBuilds = (root: string): void => {
  const all = listBuilds(root);
  const current = all.find(({ live }) => live);
  // The same words, built anew, take the place of the build before.
  const others = all.filter(({ note, live }) => live || note.at !== current?.note.at);
  const publications = others.filter(({ note }) => note.published).slice(0, keptPublications);
  const original = others.find(({ note }) => !note.published);
  const kept = new Set([current, original, ...publications].map((build) => build?.id));
  mkdirSync(folderOf(root), { recursive: true });
  for (const id of globSync('*', { cwd: folderOf(root) }))
    if (!kept.has(id)) rmSync(buildFolder(root, id), { recursive: true, force: true });
};
