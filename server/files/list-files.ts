import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { suffixes } from './sidecar.ts';

/** The names of a folder's files, relative to it, with slashes. Precompressed versions are left out. Rejects where there is no such folder. */
export const listFiles = async (directory: string): Promise<string[]> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  const all = new Set(names);
  const isSidecar = (name: string) =>
    Object.values(suffixes).some(
      (suffix) => name.endsWith(suffix) && all.has(name.slice(0, -suffix.length)),
    );
  return names.filter((name) => !isSidecar(name));
};
