import { createHash, randomUUID } from 'node:crypto';
import {
  globSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { BuildSettings } from '@agency/server/settings/settings.ts';

/** The SHA-256 hash of every file, by path. */
export type Manifest = Readonly<Record<string, string>>;

/** Which saves of the back office's history were published. */
export interface SavedMark {
  /** The newest save at that time. */
  lastChange?: string | undefined;
  /** Earlier saves that were not published. */
  waiting?: readonly string[] | undefined;
}

/** `build.json` in the folder of a build. */
export interface BuildNote extends SavedMark {
  /** When it was published, or built if nothing was ever published here; ISO 8601. */
  at: string;
  /** Whether somebody has published its content on this machine. */
  published: boolean;
  /** What it changed, worded for the owner. */
  words: readonly string[];
  /** Who published it, or that it was published automatically; left out if nobody has. */
  by?: string | undefined;
  /** When it was last built, which decides whether scheduled posts are included; `at` if left out. */
  builtAt?: string | undefined;
  /** Of the content it was built from, which is stored with it. */
  content: Manifest;
  /** Of the output; left out in builds of earlier versions. */
  built?: Manifest;
  /** A hash of everything it was built from. */
  fingerprint: string;
  /** A hash of the settings it was built with; left out in builds of earlier versions. */
  settings?: string;
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

/** Ids sort by time and are unique. */
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

/** The files that differ between two states of the content. */
export const differingFiles = (one: Manifest, other: Manifest): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (file) => one[file] !== other[file],
  );

/** A hash of the settings that visitors would notice. The port of this machine is none, also as part of its address. */
export const settingsHash = ({ port, siteUrl, ...settings }: BuildSettings): string => {
  const address = siteUrl === `http://localhost:${port}` ? undefined : siteUrl;
  return createHash('sha256')
    .update(JSON.stringify({ siteUrl: address, ...settings }))
    .digest('hex');
};

const noteFile = (root: string, id: string) => join(buildFolder(root, id), 'build.json');

const builtIn = (root: string, id: string): Manifest =>
  manifestOf(buildFolder(root, id), '{site,render}');

/** Marks a build as finished and records the hashes of its files. */
export const writeNote = (
  root: string,
  id: string,
  finished: Omit<BuildNote, 'content' | 'built'>,
): void => {
  const content = manifestOf(buildFolder(root, id));
  const note: BuildNote = { ...finished, content, built: builtIn(root, id) };
  writeFileSync(noteFile(root, id), JSON.stringify(note), { flush: true });
};

/** Whether the files of a build are unchanged since it was finished. */
export const isWhole = (root: string, { id, note: { content, built } }: Build): boolean =>
  differingFiles(content, manifestOf(buildFolder(root, id))).length === 0 &&
  (!built || differingFiles(built, builtIn(root, id)).length === 0);

/** Undefined when the build was never finished. */
const readNote = (root: string, id: string): BuildNote | undefined => {
  try {
    return JSON.parse(readFileSync(noteFile(root, id), 'utf8')) as BuildNote;
  } catch {
    // The note may be truncated, for example by a full disk.
    return undefined;
  }
};

/** The id of the live build; undefined when there is none. */
const liveId = (root: string): string | undefined => {
  if (!lstatSync(distOf(root), { throwIfNoEntry: false })?.isSymbolicLink()) return undefined;
  return basename(resolve(root, readlinkSync(distOf(root))));
};

/** Every finished build, newest first. */
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

/** The published build, live or, if `dist` was removed, the last one; undefined if nothing was ever published. */
export const publishedBuild = (root: string): Build | undefined => {
  const all = listBuilds(root);
  const last = all.find(({ note }) => note.published);
  return last && (all.find(({ live }) => live) ?? last);
};

/** The build that visitors see: the published one or, if nothing ever was, the live one. */
export const seenBuild = (root: string): Build | undefined =>
  publishedBuild(root) ?? liveBuild(root);

/**
 * Makes a build live: atomically points the symbolic link `dist` at it. A running server notices
 * and loads the build in the background.
 */
export const placeBuild = (root: string, id: string): void => {
  const next = join(root, 'dist.next');
  rmSync(next, { recursive: true, force: true });
  symlinkSync(join('builds', id), next, 'junction');
  renameSync(next, distOf(root));
};

/**
 * Removes unfinished builds, replaced builds, and all but the last five publications. Keeps the
 * site from before the first publication, as a way back. Call it only while holding the build
 * lock.
 */
export const pruneBuilds = (root: string): void => {
  const all = listBuilds(root);
  const current = all.find(({ live }) => live);
  // A rebuild of the same publication replaces the previous build.
  const others = all.filter(({ note, live }) => live || note.at !== current?.note.at);
  const publications = others.filter(({ note }) => note.published).slice(0, keptPublications);
  const original = others.find(({ note }) => !note.published);
  const kept = new Set([current, original, ...publications].map((build) => build?.id));
  mkdirSync(folderOf(root), { recursive: true });
  for (const id of globSync('*', { cwd: folderOf(root) }))
    if (!kept.has(id)) rmSync(buildFolder(root, id), { recursive: true, force: true });
};
