import { titleOfFile } from '../file-titles.ts';
import { withFullStop } from '@agency/content-model/reader/problem.ts';
import { Refusal } from '../refusal.ts';
import {
  announceSave,
  hasHistory,
  isSameContent,
  keepSave,
  keptContents,
  readBytes,
  readChanges,
  replaceFile,
  unfinishedSave,
  withdrawSave,
  type Bytes,
  type FileChange,
  type NewChange,
  type StoredChange,
} from './saves.ts';

/** A change as the screens show it. */
type Change = Omit<StoredChange, 'files' | 'undoes'> & { undone?: true };

const asBytes = (content: string | Buffer | null): Bytes =>
  typeof content === 'string' ? Buffer.from(content) : content;

const unwritable = (error: unknown): Refusal => {
  const reason = error instanceof Error ? error.message : String(error);
  return new Refusal(
    `Nothing was changed, since the history can’t be kept: ${withFullStop(reason)} See that the disk isn’t full and that the folder is yours, then try again.`,
    503,
  );
};

/** The files of a change, each with its content before and after. */
export const filesOfChange = (
  root: string,
  { files }: Pick<StoredChange, 'files'>,
): FileChange[] => {
  const contents = keptContents(
    root,
    files.flatMap(({ before, after }) => [before, after]),
  );
  return files.map(({ file }, index) => ({
    file,
    before: contents[2 * index] ?? null,
    after: contents[2 * index + 1] ?? null,
  }));
};

/** Completes a change that a crash interrupted, unless somebody has edited one of its files since. */
export const finishChange = (root: string): void => {
  const change = unfinishedSave(root);
  if (!change) return;
  const files = filesOfChange(root, change);
  const isUntouched = files.every(({ file, before, after }) => {
    const now = readBytes(root, file);
    return isSameContent(now, before) || isSameContent(now, after);
  });
  if (!isUntouched) return withdrawSave(root);
  for (const { file, after } of files) replaceFile(root, file, after);
  keepSave(root, change.id);
};

const write = (root: string, files: readonly FileChange[]): void => {
  try {
    for (const { file, after } of files) replaceFile(root, file, after);
  } catch (error) {
    for (const { file, before, after } of files)
      if (isSameContent(readBytes(root, file), after)) replaceFile(root, file, before);
    throw error;
  }
};

/**
 * Changes several files atomically; where a history is kept, even across a crash.
 * Refuses when a file differs from its `before`. Returns the id of the change;
 * undefined when no history is kept.
 */
export const makeChange = (root: string, wanted: NewChange): string | undefined => {
  const files = wanted.files.map(({ file, before = readBytes(root, file), after }) => ({
    file,
    before: asBytes(before),
    after: asBytes(after),
  }));
  const broken = files.find(({ file }) => /[\r\n]/u.test(file));
  if (broken)
    throw new Refusal(
      `The name of the file ${JSON.stringify(broken.file)} has a line break in it. Rename the file, then try again.`,
    );
  const moved = files.filter(({ file, before }) => !isSameContent(readBytes(root, file), before));
  const names = moved.map(({ file }) => titleOfFile(file)).join(', ');
  if (names !== '')
    throw new Refusal(`${names} was changed meanwhile. Look at it and try again.`, 409);
  if (!hasHistory(root)) {
    write(root, files);
    return undefined;
  }
  let id: string;
  try {
    id = announceSave(root, wanted, files);
  } catch (error) {
    throw unwritable(error);
  }
  try {
    write(root, files);
  } catch (error) {
    withdrawSave(root);
    throw error;
  }
  keepSave(root, id);
  return id;
};

/** The ids of those changes that were undone. */
export const undoneIn = (changes: readonly StoredChange[]): ReadonlySet<string> => {
  const undone = new Set<string>();
  // Newest first: an undo that was itself undone has no effect.
  for (const { id, undoes } of changes.toReversed())
    if (undoes !== undefined && !undone.has(id)) undone.add(undoes);
  return undone;
};

const pageLength = 50;

const noRepository = 'No history is kept yet: what you save can’t be undone here.';

/**
 * A page of the wanted changes, newest first, with the cursor of the `next` page; a notice when no
 * history is kept. `before` is that cursor: the id of the last change on the previous page.
 */
export const listChanges = (
  root: string,
  before?: string,
  isWanted: (change: StoredChange) => boolean | undefined = () => true,
): { changes: Change[]; next?: string | undefined; notice?: string } => {
  if (!hasHistory(root)) return { changes: [], notice: noRepository };
  const all = readChanges(root);
  const undone = undoneIn(all);
  const newestFirst = all.toReversed();
  const start = before === undefined ? 0 : newestFirst.findIndex(({ id }) => id === before) + 1;
  const found = newestFirst.slice(start).filter(isWanted);
  const page = found.slice(0, pageLength);
  return {
    changes: page.map(({ files: _files, undoes: _undoes, ...change }) => ({
      ...change,
      ...(undone.has(change.id) && { undone: true }),
    })),
    ...(found.length > pageLength && { next: page.at(-1)?.id }),
  };
};
