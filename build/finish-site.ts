import { globSync, readFileSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '../shared/content-types.ts';

/**
 * Removes pictures from a built site that nothing in it names: Astro puts the
 * originals beside what it made of them, and the server would hold them in memory.
 */
const dropUnusedPictures = (site: string): void => {
  const words = globSync('**/*.{html,js,css,json,xml,txt,webmanifest,svg}', { cwd: site })
    .map((name) => readFileSync(join(site, name), 'utf8'))
    .join('\n');
  for (const name of globSync('_astro/*.{avif,webp,jpg,jpeg,png}', { cwd: site }))
    if (!words.includes(basename(name))) rmSync(join(site, name));
};

const compressors = {
  // Level 11 takes three times as long, for files a fiftieth smaller.
  '.br': (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes `x.br` and `x.gz` beside every text file `x` of a folder, where that is smaller. */
const precompressDirectory = async (directory: string): Promise<void> => {
  const names = globSync('**/*.*', { cwd: directory }).filter(isCompressible);
  await Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(directory, name));
      for (const [suffix, compress] of Object.entries(compressors)) {
        const compressed = await compress(content);
        if (compressed.length < content.length)
          await writeFile(join(directory, name + suffix), compressed);
      }
    }),
  );
};

/** Leaves in a built site what visitors get, in the forms in which they get it. */
export const finishSite = async (site: string): Promise<void> => {
  dropUnusedPictures(site);
  await precompressDirectory(site);
};
