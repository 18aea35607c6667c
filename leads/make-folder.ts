import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Makes a folder, and those above it, for the owner's eyes only. Node's own `recursive` never returns where `/proc` refuses one. */
export const makeFolder = (directory: string): void => {
  if (isFolder(directory)) return;
  if (!existsSync(dirname(directory))) makeFolder(dirname(directory));
  try {
    mkdirSync(directory, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(directory)) throw error;
  }
};
