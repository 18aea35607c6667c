import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Problem } from '../../content-check/problem.ts';
import { markBuilt } from '../../scripts/ensure.mjs';
import { projectEnvironment } from '../../scripts/run.mjs';
import type { Preview } from '../preview.ts';
import { Refusal } from '../refusal.ts';

const run = promisify(execFile);

const patience = 15 * 60_000;

/** What a build takes; tests put in others that are quicker. */
export interface BuildTools {
  /** Builds the site into a folder of its own. */
  build: (root: string, folder: string) => Promise<void>;
  /** What a search engine or a reader would find wrong with the built pages. */
  checkPages: (root: string, site: string) => Promise<Problem[]>;
}

const lastLines = (error: unknown): string => {
  const words = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  return words.trim().split('\n').slice(-5).join('\n');
};

export const buildTools: BuildTools = {
  build: async (root, folder) => {
    const options = {
      cwd: root,
      env: { ...projectEnvironment(), NODE_ENV: 'production' },
      timeout: patience,
      maxBuffer: 16 * 1024 * 1024,
    };
    await run(process.execPath, ['scripts/build.mjs', folder], options).catch((error: unknown) => {
      throw new Refusal(
        `The site could not be built. What visitors see is as it was. Show this to a programmer: ${lastLines(error)}`,
        503,
      );
    });
    // "npm start" has nothing to build then.
    markBuilt(join(root, folder));
  },
  checkPages: async (root, site) => {
    // What reads built pages takes half a second to load.
    const { checkPages } = await import('../../content-check/check-pages.ts');
    return checkPages(root, site);
  },
};

/** Lets the preview rest while the site is built: both write the same files of Astro's. */
export const buildToolsBeside = (preview: Pick<Preview, 'start' | 'stop'>): BuildTools => ({
  ...buildTools,
  build: async (root, folder) => {
    await preview.stop();
    await buildTools.build(root, folder).finally(preview.start);
  },
});
