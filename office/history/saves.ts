import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gitNow } from '../git.ts';
import type { Bytes } from './files.ts';

/** A save, read from its commit. */
export interface StoredChange {
  /** Of the commit. */
  id: string;
  /** ISO 8601. */
  at: string;
  author: string;
  words: string;
  files: StoredFile[];
  /** The change that this one takes back. */
  undoes?: string;
}

interface StoredFile {
  /** From the root of the checkout. */
  file: string;
  /** Names of what git keeps; zeros, under which it keeps nothing, where there was no file. */
  before: string;
  after: string;
}

/** A file of a save that is about to be made. */
export interface FileChange {
  file: string;
  before: Bytes;
  after: Bytes;
}

/** The saves are a line of commits of their own, which no branch holds. */
export const saves = 'refs/back-office/saves';
/** One that is being carried out, so that a crash half-way can be made good. */
export const unfinished = 'refs/back-office/saving';

export const trailer = 'Undoes';

/** Said of what files held when they were saved for the first time; no change of anybody's. */
export const beginning = 'As it was before it was saved here';

/** Whether the folder is a repository, so that a history of it can be kept. */
export const hasHistory = (root: string): boolean => existsSync(join(root, '.git'));

interface Kept {
  id: string;
  content: Buffer;
}

/** What git keeps under each of these names; undefined where there is nothing. */
export const readKept = (root: string, names: readonly string[]): (Kept | undefined)[] => {
  // Where no history is kept, nothing is asked of it.
  if (names.length === 0) return [];
  const input = names.map((name) => `${name}\n`).join('');
  let rest = gitNow(root, ['cat-file', '--batch'], { input });
  // For each a line with id, type and size, then the content; or a line that ends with "missing".
  return names.map(() => {
    const end = rest.indexOf('\n');
    const line = String(rest.subarray(0, end));
    rest = rest.subarray(end + 1);
    if (line.endsWith(' missing')) return undefined;
    const [id = '', , size = ''] = line.split(' ');
    const content = rest.subarray(0, Number(size));
    rest = rest.subarray(content.length + 1);
    return { id, content };
  });
};

/** What git keeps under these names; null where there is nothing. */
export const keptContents = (root: string, names: readonly string[]): Bytes[] =>
  readKept(root, names).map((kept) => kept?.content ?? null);

/** A save that was not carried out to its end. */
export const unfinishedSave = (root: string): StoredChange | undefined =>
  hasHistory(root) ? readAll(root, ['--max-count=1', `--glob=${unfinished}*`])[0] : undefined;

const trailerFormat = `%(trailers:key=${trailer},valueonly,separator=)`;

// NUL is the one sign that neither a message nor the name of a file can hold.
const format = `--format=${['%H', '%aI', '%an', '%s', trailerFormat].join('%x00')}`;

const diff = ['diff-tree', '--stdin', '-r', '-z', '--no-renames', format];

const readAll = (root: string, range: readonly string[]): StoredChange[] => {
  const input = gitNow(root, ['rev-list', '--reverse', ...range]);
  const parts = String(gitNow(root, diff, { input })).split('\0');
  const changes: StoredChange[] = [];
  let at = 0;
  while (at + 1 < parts.length) {
    const [id = '', time = '', author = '', words = '', undoes = ''] = parts.slice(at, (at += 5));
    const files: StoredFile[] = [];
    // For each file `:100644 100644 before after M`, then its name.
    for (; parts[at]?.trimStart().startsWith(':'); at += 2) {
      const [, , before = '', after = ''] = (parts[at] ?? '').trim().split(' ');
      files.push({ file: parts[at + 1] ?? '', before, after });
    }
    changes.push({ id, at: time, author, words, files, ...(undoes !== '' && { undoes }) });
  }
  return changes.filter(({ words }) => words !== beginning);
};

/** How many are looked at; git keeps the older ones too. */
const mostChanges = 1000;

/** The saves, the oldest first; none where no history is kept. */
export const readChanges = (root: string): StoredChange[] =>
  hasHistory(root) ? readAll(root, [`--max-count=${mostChanges}`, `--glob=${saves}*`]) : [];
