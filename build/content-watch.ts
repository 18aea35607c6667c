import type { AstroIntegration } from 'astro';
import { checkFiles } from '../content-check/check-files.ts';
import { inOneLine } from '../content-check/problem.ts';

/** While `npm run dev` runs, says in the terminal what is wrong with a content file as soon as it is saved, and when all is well again. */
export const contentWatch = (): AstroIntegration => ({
  name: 'content-watch',
  hooks: {
    'astro:server:setup': ({ server, logger }) => {
      const { root } = server.config;
      let wasWrong = false;
      const check = async (file: string) => {
        if (!file.startsWith(`${root}/content/`)) return;
        const problems = await checkFiles(root);
        for (const problem of problems) logger.error(inOneLine(problem));
        if (wasWrong && problems.length === 0) logger.info('The content is in order again.');
        wasWrong = problems.length > 0;
      };
      for (const event of ['add', 'change', 'unlink'] as const)
        server.watcher.on(event, (file) => void check(file));
    },
  },
});
