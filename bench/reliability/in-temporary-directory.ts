import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Does the work in a directory of its own, which is gone afterwards. */
export const inTemporaryDirectory = async <Result>(
  work: (directory: string) => Promise<Result>,
): Promise<Result> => {
  const directory = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    return await work(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
};
