import { randomUUID } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import { readBytes, replaceFile, type Bytes } from './files.ts';
import {
  announceChange,
  announcedChange,
  appendChange,
  hashOf,
  keepContent,
  keptContent,
  readChanges,
  withdrawAnnouncement,
  type StoredChange,
  type StoredFile,
} from './history-store.ts';

interface ChangedFile {
  /** From the root of the checkout: `content/packages.yml`. */
  file: string;
  /** null where the file was not there, or is not any more. */
  before: string | Buffer | null;
  after: string | Buffer | null;
}

export interface NewChange {
  /** What was changed, as the owner reads it: `Price of Elite & Visible: $3999 → $4250`. */
  words: string;
  files: readonly ChangedFile[];
}

export interface Change {
  id: string;
  at: string;
  words: string;
  files: string[];
  undone?: true;
}

const asBytes = (content: string | Buffer | null): Bytes =>
  typeof content === 'string' ? Buffer.from(content) : content;

const toStored = (root: string, { words, files }: NewChange, undoes?: string): StoredChange => ({
  id: randomUUID(),
  at: new Date().toISOString(),
  words,
  files: files.map(({ file, before, after }) => ({
    file,
    before: keepContent(root, asBytes(before)),
    after: keepContent(root, asBytes(after)),
  })),
  ...(undoes !== undefined && { undoes }),
});

const listeners = new Map<string, (files: readonly StoredFile[]) => void>();

/** Is told of the files of every change to the content of this checkout, right after it. */
export const onChange = (root: string, listener: (files: readonly StoredFile[]) => void): void => {
  listeners.set(root, listener);
};

/** Writes into the history what has been saved already. Answers with the id of the change. */
export const recordChange = (root: string, change: NewChange): string => {
  const stored = toStored(root, change);
  appendChange(root, stored);
  listeners.get(root)?.(stored.files);
  return stored.id;
};

const isNow = (root: string, { file }: StoredFile, hash: string | null): boolean =>
  hashOf(readBytes(root, file)) === hash;

const carryOut = (root: string, change: StoredChange): void => {
  for (const { file, after } of change.files) replaceFile(root, file, keptContent(root, after));
  if (!readChanges(root).some(({ id }) => id === change.id)) appendChange(root, change);
  withdrawAnnouncement(root);
};

/**
 * Ends a change that a crash has left half-way. A file that somebody has
 * changed since stays as it is, and so does everything else of the change.
 */
export const finishChange = (root: string): void => {
  const change = announcedChange(root);
  if (!change) return;
  const isUntouched = change.files.every(
    (file) => isNow(root, file, file.before) || isNow(root, file, file.after),
  );
  if (isUntouched) carryOut(root, change);
  else withdrawAnnouncement(root);
};

const takeBackHalf = (root: string, change: StoredChange): void => {
  for (const file of change.files)
    if (isNow(root, file, file.after)) replaceFile(root, file.file, keptContent(root, file.before));
  withdrawAnnouncement(root);
};

const make = (root: string, change: StoredChange): string => {
  finishChange(root);
  const moved = change.files.filter((file) => !isNow(root, file, file.before));
  if (moved.length > 0)
    throw new Refusal(
      `${moved.map(({ file }) => file).join(', ')} was changed meanwhile. Please look at it and try again.`,
      409,
    );
  announceChange(root, change);
  try {
    carryOut(root, change);
  } catch (error) {
    takeBackHalf(root, change);
    throw error;
  }
  listeners.get(root)?.(change.files);
  return change.id;
};

/** Makes a change to several files: all of it or nothing, also across a crash. Refuses where a file is not as `before` says. */
export const makeChange = (root: string, change: NewChange): string =>
  make(root, toStored(root, change));

/** Of these changes, the ids of those that are taken back. */
export const undoneIn = (changes: readonly StoredChange[]): ReadonlySet<string> => {
  const undone = new Set<string>();
  // The newest first: one that was taken back itself takes nothing back.
  for (const { id, undoes } of changes.toReversed())
    if (undoes !== undefined && !undone.has(id)) undone.add(undoes);
  return undone;
};

const pageLength = 50;

/** The changes before the one of this id, the newest first, and where to go on. */
export const listChanges = (
  root: string,
  before?: string,
): { changes: Change[]; next?: string | undefined } => {
  const all = readChanges(root);
  const undone = undoneIn(all);
  const newestFirst = all.toReversed();
  const start = before === undefined ? 0 : newestFirst.findIndex(({ id }) => id === before) + 1;
  const page = newestFirst.slice(start, start + pageLength);
  return {
    changes: page.map(({ id, at, words, files }) => ({
      id,
      at,
      words,
      files: files.map(({ file }) => file),
      ...(undone.has(id) && { undone: true }),
    })),
    ...(start + pageLength < all.length && { next: page.at(-1)?.id }),
  };
};

const refuseOver = (file: string, later: StoredChange | undefined): never => {
  const since = later
    ? `by “${later.words}”. Take that back first`
    : 'outside of the back office. Change it there, or put the words back by hand';
  throw new Refusal(`${file} has been changed since, ${since}. Nothing was changed now.`, 409);
};

/** Takes a change back, or a taking back. Refuses where one of its files has been changed since. */
export const undoChange = (root: string, id: string): string => {
  const changes = readChanges(root);
  const index = changes.findIndex((one) => one.id === id);
  const change = changes[index];
  if (!change) throw new Refusal('This change is no longer in the history.', 404);
  if (undoneIn(changes).has(id)) throw new Refusal('This change was taken back already.', 409);
  for (const touched of change.files) {
    const { file } = touched;
    const later = changes.findLast(
      ({ files }, at) => at > index && files.some((one) => one.file === file),
    );
    if (!isNow(root, touched, touched.after)) refuseOver(file, later);
  }
  const taken = change.words.replace(/^Taken back: /u, 'Done again: ');
  const words = taken === change.words ? `Taken back: ${change.words}` : taken;
  const files = change.files.map(({ file, before, after }) => ({
    file,
    before: keptContent(root, after),
    after: keptContent(root, before),
  }));
  return make(root, toStored(root, { words, files }, id));
};
