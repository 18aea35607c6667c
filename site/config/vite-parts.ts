import { basename, join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import {
  brandCss,
  brandFile,
  businessFile,
  readBrand,
} from '@agency/content-model/brand/read-brand.ts';

const resolved = (id: string) => `\0${id}`;

/**
 * Provides the brand to pages and scripts. `virtual:brand` holds its name and looks, as far as code uses them.
 * `virtual:brand.css` holds its colors as custom properties and its fallback fonts. `root` is the project folder.
 */
export const brandModule = (root: string): Plugin => {
  const parts: Readonly<Record<string, () => string>> = {
    // Exports fixed names, so no key in the file can become an export.
    'virtual:brand': () => {
      const { name, mark, colors, typefaces } = readBrand(root);
      const data = JSON.stringify({ name, mark, colors, typefaces });
      return `export const { name, mark, colors, typefaces } = ${data};`;
    },
    'virtual:brand.css': () => brandCss(readBrand(root)),
  };
  return {
    name: 'brand',
    resolveId: (id) => (id in parts ? resolved(id) : undefined),
    load(id) {
      const part = Object.keys(parts).find((name) => resolved(name) === id);
      if (part === undefined) return undefined;
      for (const file of [brandFile, businessFile]) this.addWatchFile(join(root, file));
      return parts[part]?.();
    },
  };
};

/**
 * Names CSS module classes so that a class in the page points to its file: `.primary` in `Button.module.css` becomes
 * `Button-primary`. Module file names are unique.
 */
export const generateScopedName = (className: string, file: string): string =>
  `${basename(file.split('?')[0] ?? file, '.module.css')}-${className}`;

/** The Vite config for the page parts that the server re-renders. `root` holds `content/` and `site/`. */
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
  // Bundles all dependencies, so that the server needs none of the pages' packages.
  ssr: { noExternal: true },
  logLevel: 'warn',
});
