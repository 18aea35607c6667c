import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A directory for one test, removed afterwards. */
export const temporaryDirectory = (): string => {
  const directory = mkdtempSync(join(tmpdir(), 'leads-'));
  // A process that has just been killed may still be writing.
  onTestFinished(() => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }));
  return directory;
};
