import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The folder itself, or the nearest above it that is there: the store makes its own when the first lead comes. */
const nearestFolder = (directory: string): string =>
  existsSync(directory) || dirname(directory) === directory
    ? directory
    : nearestFolder(dirname(directory));

/** The bytes that may still be written where a folder is, or is going to be. */
export const freeSpace = async (directory: string): Promise<number> => {
  const { bavail, bsize } = await statfs(nearestFolder(directory));
  return bavail * bsize;
};
