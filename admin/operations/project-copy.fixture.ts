import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkFiles } from '../../content-check/check-files.ts';
import { inOneLine } from '../../content-check/problem.ts';
import { readEntries } from '../../content-check/read-entries.ts';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** The content of today in a folder for one test. */
export const copyContent = (): string => {
  const root = temporaryDirectory();
  cpSync(join(project, 'content'), join(root, 'content'), { recursive: true });
  return root;
};

export const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');

export const problemsIn = async (root: string): Promise<string[]> =>
  (await checkFiles(root)).map(inOneLine);

/** The first free entry of a collection that is there today. */
export const firstId = (root: string, collection: string): string =>
  readEntries(root).entries.find((entry) => entry.collection === collection)?.id ?? '';
