import type { InlineConfig } from 'vite';
import { brandModule, generateScopedName } from './vite-parts.ts';

/** How Vite bundles the parts of pages that the server renders again, from a folder that holds `content/` and `site/`. */
export const renderConfig = (root: string, outDir: string): InlineConfig => ({
  configFile: false,
  root,
  plugins: [brandModule(root)],
  css: { modules: { generateScopedName } },
  publicDir: false,
  build: {
    ssr: 'site/server-slots/render-slot.tsx',
    outDir,
    emptyOutDir: true,
    target: 'node22',
  },
  // The server needs no package of the pages.
  ssr: { noExternal: true },
  logLevel: 'warn',
});
