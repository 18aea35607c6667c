import { createHash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, globSync, mkdirSync, openSync } from 'node:fs';
import { readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole, type Bytes } from './files.ts';

/** One line of `data/admin/history/changes.jsonl`. */
export interface StoredChange {
  id: string;
  /** ISO date and time. */
  at: string;
  words: string;
  files: StoredFile[];
  /** The change that this one takes back. */
  undoes?: string;
}

export interface StoredFile {
  /** From the root of the checkout. */
  file: string;
  /** Hashes of what the file held; null where there was none. */
  before: string | null;
  after: string | null;
}

const keptChanges = 500;

const folderOf = (root: string) => join(root, 'data/admin/history');
const listOf = (root: string) => join(folderOf(root), 'changes.jsonl');
const pendingOf = (root: string) => join(folderOf(root), 'pending.json');
const contentOf = (root: string, hash: string) => join(folderOf(root), 'contents', hash);

export const hashOf = (content: Bytes): string | null =>
  content && createHash('sha256').update(content).digest('hex');

/** Keeps what a file held, once however often it is given; answers with its hash. */
export const keepContent = (root: string, content: Bytes): string | null => {
  const hash = hashOf(content);
  if (content && hash && !existsSync(contentOf(root, hash)))
    writeWhole(contentOf(root, hash), content);
  return hash;
};

export const keptContent = (root: string, hash: string | null): Bytes =>
  hash === null ? null : readFileSync(contentOf(root, hash));

/** A line that a crash has cut off is no change. */
const parseLine = (line: string): StoredChange[] => {
  try {
    return [JSON.parse(line) as StoredChange];
  } catch {
    return [];
  }
};

/** Every change that is kept, the oldest first. */
export const readChanges = (root: string): StoredChange[] =>
  existsSync(listOf(root))
    ? readFileSync(listOf(root), 'utf8').split('\n').filter(Boolean).flatMap(parseLine)
    : [];

const forgetOldest = (root: string, changes: readonly StoredChange[]): void => {
  const kept = changes.slice(-keptChanges);
  writeWhole(listOf(root), kept.map((change) => `${JSON.stringify(change)}\n`).join(''));
  const needed = new Set(
    kept.flatMap(({ files }) => files.flatMap(({ before, after }) => [before, after])),
  );
  for (const hash of globSync('*', { cwd: join(folderOf(root), 'contents') }))
    if (!needed.has(hash)) rmSync(contentOf(root, hash));
};

/** Puts a change at the end of the list, durably. */
export const appendChange = (root: string, change: StoredChange): void => {
  mkdirSync(folderOf(root), { recursive: true });
  const file = openSync(listOf(root), 'a');
  try {
    // It begins on a line of its own also after one that a crash has cut off.
    writeSync(file, `\n${JSON.stringify(change)}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  const changes = readChanges(root);
  // Not at every change: the list is written anew then.
  if (changes.length >= keptChanges * 1.2) forgetOldest(root, changes);
};

/** Says which change is being made, so that a crash half-way can be made good. */
export const announceChange = (root: string, change: StoredChange): void =>
  writeWhole(pendingOf(root), JSON.stringify(change));

export const announcedChange = (root: string): StoredChange | undefined =>
  existsSync(pendingOf(root))
    ? (JSON.parse(readFileSync(pendingOf(root), 'utf8')) as StoredChange)
    : undefined;

export const withdrawAnnouncement = (root: string): void =>
  rmSync(pendingOf(root), { force: true });
