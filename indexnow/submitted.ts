import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Pages } from './read-sitemap.ts';

const fileIn = (directory: string) => join(directory, 'indexnow.json');

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The pages as they were when they were last submitted; none before the first time. */
export const readSubmitted = async (directory: string): Promise<Pages> => {
  try {
    return z
      .record(z.string(), z.string())
      .parse(JSON.parse(await readFile(fileIn(directory), 'utf8')));
  } catch (error) {
    if (isMissing(error)) return {};
    throw new Error(`${fileIn(directory)} cannot be read; delete it to submit every page again.`, {
      cause: error,
    });
  }
};

/** Remembers the pages for the next time, wholly or not at all. */
export const writeSubmitted = async (directory: string, pages: Pages): Promise<void> => {
  const file = fileIn(directory);
  await mkdir(directory, { recursive: true });
  await writeFile(`${file}.new`, `${JSON.stringify(pages, undefined, 2)}\n`);
  await rename(`${file}.new`, file);
};
