import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';

const entry = fileURLToPath(new URL('../src/client/enhance.ts', import.meta.url));

const bundle = async (): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['es'], fileName: 'enhance' }, minify: true },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The enhancements were not bundled.');
  return output.output[0].code;
};

const hashOf = (code: string): string =>
  createHash('sha256').update(code).digest('base64url').slice(0, 8);

/**
 * Bundles `src/client/enhance.ts` into a file of its own and tells the page its
 * address as `import.meta.env.ENHANCE_URL`. Were it a dynamic import, Astro
 * would make its caller a file too, and that would be fetched before anyone
 * has touched the page.
 */
export const lateEnhancements = (): AstroIntegration => {
  let code = '';
  let path = '/src/client/enhance.ts';
  return {
    name: 'late-enhancements',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        if (command === 'build') {
          code = await bundle();
          path = `/_astro/enhance.${hashOf(code)}.js`;
        }
        updateConfig({ vite: { define: { 'import.meta.env.ENHANCE_URL': JSON.stringify(path) } } });
      },
      'astro:build:done': async ({ dir }) => {
        await mkdir(new URL('_astro/', dir), { recursive: true });
        await writeFile(new URL(path.slice(1), dir), code);
      },
    },
  };
};
