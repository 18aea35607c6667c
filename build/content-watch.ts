import type { AstroIntegration } from 'astro';
import { checkFiles } from '../content-check/check-files.ts';
import { inOneLine } from '../content-check/problem.ts';

/** While `npm run dev` runs, says in the terminal what is wrong with a content file as soon as it is saved. */
export const contentWatch = (): AstroIntegration => ({
  name: 'content-watch',
  hooks: {
    'astro:server:setup': ({ server, logger }) => {
      const root = server.config.root;
      const check = async (file: string) => {
        if (!file.startsWith(`${root}/content/`)) return;
        for (const problem of await checkFiles(root)) logger.error(inOneLine(problem));
      };
      for (const event of ['add', 'change', 'unlink'] as const)
        server.watcher.on(event, (file) => void check(file));
    },
  },
});
