import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file atomically: after a crash there is the old one or the new one, never a partial one.
 * `mode` says who may read it.
 */
export const writeWhole = (path: string, content: Buffer | string, mode = 0o666): void => {
  mkdirSync(dirname(path), { recursive: true });
  const aside = `${path}.${process.pid}.part`;
  try {
    writeFileSync(aside, content, { flush: true, mode });
    renameSync(aside, path);
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
};
