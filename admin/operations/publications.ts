import { existsSync, globSync, lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { Refusal } from '../refusal.ts';
import { writeWhole } from './files.ts';
import type { Manifest } from './unpublished.ts';

/** A build that was put in place of the one before it. */
export interface Publication {
  id: string;
  at: string;
  words: string[];
  live: boolean;
}

/** `publication.json` in the folder of a build. */
interface Note {
  at: string;
  words: string[];
  /** The newest change of the history that is in it. */
  lastChange?: string | undefined;
  /** Left out where it was built by hand. */
  content?: Manifest;
}

const kept = 5;

const folderOf = (root: string) => join(root, 'data/admin/publications');
const distOf = (root: string) => join(root, 'dist');

export const buildFolder = (root: string, id: string): string => join(folderOf(root), id);

const noteOf = (root: string, id: string) => join(buildFolder(root, id), 'publication.json');

export const writeNote = (root: string, id: string, note: Note): void =>
  writeWhole(noteOf(root, id), JSON.stringify(note));

const readNote = (root: string, id: string): Note =>
  JSON.parse(readFileSync(noteOf(root, id), 'utf8')) as Note;

/** The id of the build that is served; undefined where it was built by hand. */
const liveId = (root: string): string | undefined => {
  if (!lstatSync(distOf(root), { throwIfNoEntry: false })?.isSymbolicLink()) return undefined;
  const target = resolve(root, readlinkSync(distOf(root)));
  return existsSync(target) ? basename(target) : undefined;
};

/** What is served, as it was noted when it was published. */
export const liveNote = (root: string): Note | undefined => {
  const id = liveId(root);
  return id !== undefined && existsSync(noteOf(root, id)) ? readNote(root, id) : undefined;
};

/** The builds that can be put in place again, the newest first. */
export const listPublications = (root: string): Publication[] => {
  const live = liveId(root);
  return globSync('*/publication.json', { cwd: folderOf(root) })
    .map((file) => file.slice(0, -'/publication.json'.length))
    .map((id) => ({ id, note: readNote(root, id) }))
    .map(({ id, note: { at, words } }) => ({ id, at, words, live: id === live }))
    .sort((one, other) => other.at.localeCompare(one.at));
};

/** A build from before the first publication is kept like the others. */
const keepHandBuilt = (root: string): void => {
  const dist = lstatSync(distOf(root), { throwIfNoEntry: false });
  if (!dist?.isDirectory()) return;
  const at = dist.mtime.toISOString();
  const id = `${at.replaceAll(/[:.]/gu, '-')}-by-hand`;
  const words = ['As it was built by hand'];
  writeWhole(join(distOf(root), 'publication.json'), JSON.stringify({ at, words }));
  renameSync(distOf(root), buildFolder(root, id));
};

/**
 * Puts a build in place: `dist` becomes a symbolic link to it, in one step. A
 * running server sees that the link leads elsewhere, and loads the build aside.
 */
export const placeBuild = (root: string, id: string): void => {
  if (!existsSync(join(buildFolder(root, id), 'site/index.html')))
    throw new Refusal('This publication is no longer kept.', 404);
  const next = join(root, 'dist.next');
  rmSync(next, { force: true });
  symlinkSync(join('data/admin/publications', id), next, 'junction');
  keepHandBuilt(root);
  renameSync(next, distOf(root));
};

/** Removes what is older than the last five, and what was never finished. */
export const prunePublications = (root: string): void => {
  const all = listPublications(root);
  const needed = new Set(all.filter(({ live }, index) => live || index < kept).map(({ id }) => id));
  for (const id of globSync('*', { cwd: folderOf(root) }))
    if (!needed.has(id)) rmSync(buildFolder(root, id), { recursive: true, force: true });
};
