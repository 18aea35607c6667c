import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codings, compress, type Coding } from './files/compression.ts';
import { isCompressible } from './files/content-types.ts';
import { listFiles } from './files/list-files.ts';
import { readSidecar, suffixes } from './files/sidecar.ts';

const precompressFile = async (path: string, coding: Coding): Promise<void> => {
  if (await readSidecar(path, coding)) return;
  const compressed = await compress(await readFile(path), coding, 'best');
  if (compressed) await writeFile(path + suffixes[coding], compressed);
};

/**
 * Writes `x.br` and `x.gz` beside every text file `x` of a folder, where that
 * is smaller, so that the server starts without compressing. What is up to
 * date stays as it is.
 */
export const precompressDirectory = async (directory: string): Promise<void> => {
  const names = (await listFiles(directory)).filter(isCompressible);
  await Promise.all(
    names.flatMap((name) =>
      codings.map((coding) => precompressFile(join(directory, name), coding)),
    ),
  );
};

if (import.meta.main) await precompressDirectory(process.argv[2] ?? 'dist/site');
