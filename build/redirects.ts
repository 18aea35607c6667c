import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';

const fileIn = (root: string) => join(root, 'content/redirects.yml');

/** The new address by the old one. `content-check/` has seen that each leads to a page. */
export const readRedirects = (root: string): Record<string, string> => {
  const { redirects } = parse(readFileSync(fileIn(root), 'utf8')) as {
    redirects: { from: string; to: string }[];
  };
  return Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
};

/** Addresses that have moved lead on in `npm run dev` as they do on the server. */
export const developmentRedirects = (root: string): AstroIntegration => ({
  name: 'development-redirects',
  hooks: {
    'astro:config:setup': ({ command, updateConfig, addWatchFile }) => {
      if (command !== 'dev') return;
      updateConfig({ redirects: readRedirects(root) });
      addWatchFile(pathToFileURL(fileIn(root)));
    },
  },
});
