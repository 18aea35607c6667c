import { basename, join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { brandCss, brandFile, readBrand } from '@agency/content-model/brand/read-brand.ts';

const resolved = (id: string) => `\0${id}`;

/**
 * Gives pages and scripts the brand: `virtual:brand` is what programs need of
 * `content/brand.yml`, `virtual:brand.css` its colors as custom properties and what stands in
 * for its typefaces. `root` is the folder of the project.
 */
export const brandModule = (root: string): Plugin => {
  const parts: Readonly<Record<string, () => string>> = {
    // No name that stands in the file becomes one in the module.
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
      this.addWatchFile(join(root, brandFile));
      return parts[part]?.();
    },
  };
};

/**
 * Names the classes of style modules so that a class on the page leads to its file:
 * `.primary` in `Button.module.css` becomes `Button-primary`. No two modules share a file name.
 */
export const generateScopedName = (className: string, file: string): string =>
  `${basename(file.split('?')[0] ?? file, '.module.css')}-${className}`;

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
