import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { brandFile } from '@agency/content-model/brand/read-brand.ts';
import { redirectsFile } from '@agency/content-model/checks/check-redirects.ts';

const folderOf = (packageName: string): string =>
  dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`));

/** What a page may fetch from a development server: its scripts, styles and pictures, with the packages they are made of. */
const servedFolders = (root: string, preparedPackages = 'node_modules/.vite'): string[] => [
  ...['site', 'content/pictures', preparedPackages].map((name) => resolve(root, name)),
  ...['content-model', 'leads/forms'].map((name) => join(import.meta.dirname, '../..', name)),
  ...['astro', '@astrojs/react', 'vite'].map((name) => join(folderOf(name), 'dist')),
];

/**
 * Plugins of Astro's read files by themselves, whatever `server.fs` allows. So
 * no module is loaded for a browser from anywhere else.
 */
const browserModules = (folders: readonly string[]): Plugin => {
  const isInside = (file: string) =>
    folders.some((folder) => file.startsWith(`${realpathSync(folder)}${sep}`));
  const isServed = (id: string): boolean => {
    const [file = ''] = id.replace(/^\0/u, '').split(/[?#]/u);
    return !existsSync(file) || isInside(realpathSync(file));
  };
  return {
    name: 'browser-modules',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    load: {
      order: 'pre',
      handler(id) {
        if (!isServed(id)) throw new Error('This file is no part of a page.');
      },
    },
  };
};

/** Written while a development server runs, and no part of a page. */
const unwatchedFolders = ['.cache', 'builds', 'data', 'dist'];

/** A development server answers with nothing else of the checkout, and with no file outside. The folder is its root. */
export const developmentFiles = (root: string): AstroIntegration => ({
  name: 'development-files',
  hooks: {
    'astro:config:setup': ({ command, config, updateConfig, addWatchFile }) => {
      if (command !== 'dev') return;
      // What the configuration reads: another brand, or an address that has moved, needs a new start.
      for (const file of [brandFile, redirectsFile]) addWatchFile(join(root, file));
      const folders = servedFolders(root, config.vite.cacheDir);
      updateConfig({
        image: {
          endpoint: {
            entrypoint: fileURLToPath(new URL('development-pictures.ts', import.meta.url)),
          },
        },
        vite: {
          plugins: [browserModules(folders)],
          server: {
            // Pages of other ports have nothing to read here.
            cors: false,
            fs: { allow: folders },
            watch: { ignored: unwatchedFolders.map((name) => join(root, name, '**')) },
          },
        },
      });
    },
  },
});
