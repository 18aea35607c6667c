import { existsSync, globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { writeWhole } from './write-whole.ts';

/** `whole.json` in Astro's cache. */
interface WholePictures {
  /** The settings and versions of what encoded them. */
  madeWith: string;
  /** In bytes, by the names of their files. */
  sizes: Record<string, number>;
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size;

/**
 * Astro takes every picture of its cache for whole and for up to date. But a
 * build that is stopped while it writes leaves half a picture there, and the
 * name of a file says nothing of the settings of the image service, or of its
 * version. So pictures are kept that a build with the same has come out with.
 */
export const wholePictures = (cache: string): AstroIntegration => {
  const list = join(cache, 'whole.json');
  const folder = join(cache, 'assets');
  let whole: WholePictures = { madeWith: '', sizes: {} };
  return {
    name: 'whole-pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        const madeWith = JSON.stringify([config.image.service, sharp.versions]);
        const known = existsSync(list)
          ? (JSON.parse(readFileSync(list, 'utf8')) as WholePictures)
          : undefined;
        whole = known?.madeWith === madeWith ? known : { madeWith, sizes: {} };
        for (const name of globSync('*', { cwd: folder }))
          if (sizeOf(join(folder, name)) !== whole.sizes[name]) rmSync(join(folder, name));
      },
      'astro:build:done': ({ dir }) => {
        const made = join(fileURLToPath(dir), '_astro');
        for (const name of globSync('*', { cwd: folder })) {
          const size = sizeOf(join(folder, name));
          if (size !== undefined && size === sizeOf(join(made, name))) whole.sizes[name] = size;
        }
        writeWhole(list, JSON.stringify(whole));
      },
    },
  };
};
