import { readFile, stat } from 'node:fs/promises';
import type { Coding } from './compression.ts';

/** What is appended to a file's name for its precompressed version beside it. */
export const suffixes: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' };

const modified = async (path: string) => (await stat(path, { bigint: true })).mtimeNs;

const missing = (error: unknown) => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
};

/** The precompressed version of a file, or undefined when there is none or the file has changed since. */
export const readSidecar = async (path: string, coding: Coding): Promise<Buffer | undefined> => {
  const sidecar = path + suffixes[coding];
  const written = await modified(sidecar).catch(missing);
  if (written === undefined || written < (await modified(path))) return undefined;
  return readFile(sidecar);
};
