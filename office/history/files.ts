import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeWhole } from '@agency/tooling/build/write-whole.ts';

/** What a file holds; null where there is none. */
export type Bytes = Buffer | null;

export const isSameContent = (one: Bytes, other: Bytes): boolean =>
  one === null || other === null ? one === other : one.equals(other);

/** A file of the checkout as it is now, by its name from the root. */
export const readBytes = (root: string, file: string): Bytes => {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path) : null;
};

const removeEmptyFolders = (root: string, folder: string): void => {
  if (folder.split('/').length < 2 || readdirSync(join(root, folder)).length > 0) return;
  rmdirSync(join(root, folder));
  removeEmptyFolders(root, dirname(folder));
};

/** Puts these bytes in place of a file; null removes it, and the folders that are empty then. */
export const replaceFile = (root: string, file: string, content: Bytes): void => {
  if (content !== null) {
    writeWhole(join(root, file), content);
  } else if (existsSync(join(root, file))) {
    rmSync(join(root, file));
    removeEmptyFolders(root, dirname(file));
  }
};
