import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file atomically: after a crash there is the old one or the new one, never a partial one. */
export const writeWhole = (path: string, content: Buffer | string): void => {
  mkdirSync(dirname(path), { recursive: true });
  const aside = `${path}.${process.pid}.part`;
  try {
    writeFileSync(aside, content, { flush: true });
    renameSync(aside, path);
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
};
