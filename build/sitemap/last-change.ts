import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFilesOf } from './content-files.ts';
import { statedDay } from './stated-day.ts';

const statedIn = (file: string) => {
  try {
    return statedDay(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/**
 * The day on which the page at a path last changed. A page that states the day
 * to its readers says the same here; the others take it from the history of
 * their files. Unknown days stay unknown.
 */
export const lastChange = (
  directory: string,
  path: string,
  history: ReadonlyMap<string, string>,
): string | undefined => {
  const files = contentFilesOf(path);
  const stated = files.map((file) => statedIn(join(directory, file))).find(Boolean);
  return (
    stated ??
    files
      .flatMap((file) => history.get(file) ?? [])
      .sort()
      .at(-1)
  );
};
