import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { bundleScript } from './bundle-script.ts';

/**
 * Scripts that are fetched late, by the name under which a page, or a script
 * below them, finds their address: `import.meta.env.<name>`.
 */
const late = {
  ENHANCE_URL: 'src/client/enhance.ts',
  GUIDE_POPUP_URL: 'src/client/guide-popup.ts',
};

/** Scripts that are written into pages, by the name under which a page finds their text. */
const inline = {
  START_SCRIPT: 'src/client/start.ts',
  HOME_SCRIPT: 'src/client/home.ts',
  EMBED_SCRIPT: 'src/client/embed.ts',
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
 * page; were they islands, every page would carry Astro's loader. For the same
 * reason what calls them is bundled by us where it shares code with an island.
 */
export const lateScripts = (): AstroIntegration => {
  const files = new Map<string, string>();
  return {
    name: 'late-scripts',
    hooks: {
      'astro:config:setup': async ({ command, config, updateConfig, injectScript }) => {
        if (command === 'dev') injectScript('page', reactRefresh);
        const pathOf = (source: string) => fileURLToPath(new URL(source, config.root));
        const define: Record<string, string> = {};
        const add = (name: string, value: string) => {
          define[`import.meta.env.${name}`] = JSON.stringify(value);
        };
        const addressOf = async (source: string): Promise<string> => {
          if (command !== 'build') return `/${source}`;
          const code = await bundleScript(pathOf(source), { format: 'es', define });
          const address = `/_astro/${nameOf(source)}.${hashOf(code)}.js`;
          files.set(address, code);
          return address;
        };
        for (const [name, source] of Object.entries(late)) add(name, await addressOf(source));
        for (const [name, source] of Object.entries(inline))
          add(name, await bundleScript(pathOf(source), { format: 'iife', define }));
        updateConfig({ vite: { define } });
      },
      'astro:build:done': async ({ dir }) => {
        await mkdir(new URL('_astro/', dir), { recursive: true });
        for (const [path, code] of files) await writeFile(new URL(path.slice(1), dir), code);
      },
    },
  };
};
