import { readFile } from 'node:fs/promises';
import { defineConfig } from 'vite';
import { parse } from 'yaml';
import { classNameOf } from './class-names.ts';

const { name } = parse(await readFile('content/site.yml', 'utf8')) as { name: string };

/** Bundles the parts of pages that the server renders again into `dist/render/render-slot.js`. */
export default defineConfig({
  define: { 'import.meta.env.SITE_NAME': JSON.stringify(name) },
  css: { modules: { generateScopedName: classNameOf } },
  publicDir: false,
  build: {
    ssr: 'src/server-slots/render-slot.tsx',
    outDir: 'dist/render',
    emptyOutDir: true,
    target: 'node22',
  },
});
