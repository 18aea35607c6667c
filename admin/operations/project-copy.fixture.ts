import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkFiles } from '../../content-check/check-files.ts';
import { inOneLine } from '../../content-check/problem.ts';
import { readEntries } from '../../content-check/read-entries.ts';
import { templateWords } from '../../src/content-schemas/template-words.ts';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** The content of today in a folder for one test. */
export const copyContent = (): string => {
  const root = temporaryDirectory();
  const options = { recursive: true, preserveTimestamps: true };
  cpSync(join(project, 'content'), join(root, 'content'), options);
  execFileSync('git', ['init', '--quiet', '--initial-branch=main'], { cwd: root });
  return root;
};

export const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');

export const problemsIn = async (root: string): Promise<string[]> =>
  (await checkFiles(root)).map(inOneLine);

/** The first free entry of a collection that is there today. */
export const firstId = (root: string, collection: string): string =>
  readEntries(root).entries.find((entry) => entry.collection === collection)?.id ?? '';

/** Puts words of her own in place of those of the template into a new page. */
export const writeOwnWords = (root: string, file: string): void => {
  const description = 'Who we are and how we work for you. '.repeat(4).trimEnd();
  const text = read(root, file)
    .replace(templateWords.searchDescription, description)
    .replace(templateWords.paragraph, 'We are two.')
    .replaceAll(/(?:first|second|third) phrase/gu, 'about us');
  writeFileSync(join(root, file), text);
};
