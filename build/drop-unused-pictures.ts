import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

const readAll = (directory: string, pattern: string): string =>
  globSync(pattern, { cwd: directory })
    .map((name) => readFileSync(join(directory, name), 'utf8'))
    .join('\n');

/**
 * Removes pictures from a built site that nothing in it names: Astro puts the
 * originals beside what it made of them, and the server would hold them in memory.
 */
const dropUnusedPictures = (site: string): void => {
  const words = readAll(site, '**/*.{html,js,css,json,xml,txt,webmanifest,svg}');
  for (const name of globSync('_astro/*.{avif,webp,jpg,jpeg,png}', { cwd: site }))
    if (!words.includes(basename(name))) rmSync(join(site, name));
};

if (import.meta.main) dropUnusedPictures(process.argv[2] ?? 'dist/site');
