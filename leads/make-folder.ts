import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Creates a folder and its parents, for the owner only. Node's own `recursive` hangs when `/proc` refuses one. */
export const makeFolder = (directory: string): void => {
  if (isFolder(directory)) return;
  if (!existsSync(dirname(directory))) makeFolder(dirname(directory));
  try {
    mkdirSync(directory, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it in the meantime.
    if (!isFolder(directory)) throw error;
  }
};
