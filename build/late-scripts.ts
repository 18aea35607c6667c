import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { bundleLate } from './bundle-late.ts';

/** What is fetched late, by the name under which a page finds its address: `import.meta.env.<name>`. */
const sources = {
  ENHANCE_URL: 'src/client/enhance.ts',
  GUIDE_POPUP_URL: 'src/islands/mount-guide-popup.tsx',
};

/** In development React's components expect these; Astro provides them only on pages with an island. */
const reactRefresh = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

const hashOf = (code: string): string =>
  createHash('sha256').update(code).digest('base64url').slice(0, 8);

const nameOf = (source: string): string => source.replace(/^.*\/|\.tsx?$/gu, '');

/**
 * Bundles scripts that are fetched late, each into a file of its own, and tells
 * the pages their addresses. Were they dynamic imports, Astro would make their
 * caller a file too, and that would be fetched before anyone has touched the
 * page; were they islands, every page would carry Astro's loader.
 */
export const lateScripts = (): AstroIntegration => {
  const files = new Map<string, string>();
  return {
    name: 'late-scripts',
    hooks: {
      'astro:config:setup': async ({ command, config, updateConfig, injectScript }) => {
        const define: Record<string, string> = {};
        if (command === 'dev') injectScript('page', reactRefresh);
        for (const [name, source] of Object.entries(sources)) {
          let path = `/${source}`;
          if (command === 'build') {
            const code = await bundleLate(fileURLToPath(new URL(source, config.root)));
            path = `/_astro/${nameOf(source)}.${hashOf(code)}.js`;
            files.set(path, code);
          }
          define[`import.meta.env.${name}`] = JSON.stringify(path);
        }
        updateConfig({ vite: { define } });
      },
      'astro:build:done': async ({ dir }) => {
        await mkdir(new URL('_astro/', dir), { recursive: true });
        for (const [path, code] of files) await writeFile(new URL(path.slice(1), dir), code);
      },
    },
  };
};
