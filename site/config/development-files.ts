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

/** What a page may load from a development server: scripts, styles, pictures and the packages they use. */
const servedFolders = (root: string, preparedPackages = 'node_modules/.vite'): string[] => [
  ...['site', 'content/pictures', preparedPackages].map((name) => resolve(root, name)),
  ...['content-model', 'leads/forms'].map((name) => join(import.meta.dirname, '../..', name)),
  ...['astro', '@astrojs/react', 'vite'].map((name) => join(folderOf(name), 'dist')),
];

/**
 * Blocks browser modules from outside these folders. `server.fs` is not enough, because some of Astro's plugins read
 * files themselves and ignore it.
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

/** Folders written while a development server runs. Pages do not use them. */
const unwatchedFolders = ['.cache', 'builds', 'data', 'dist'];

/** Restricts a development server to the files that pages need. `root` is the checkout. */
export const developmentFiles = (root: string): AstroIntegration => ({
  name: 'development-files',
  hooks: {
    'astro:config:setup': ({ command, config, updateConfig, addWatchFile }) => {
      if (command !== 'dev') return;
      // The configuration is computed from these files, so a change to the brand or a redirect needs a restart.
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
            // Pages on other ports must not read from this server.
            cors: false,
            fs: { allow: folders },
            watch: { ignored: unwatchedFolders.map((name) => join(root, name, '**')) },
          },
        },
      });
    },
  },
});
