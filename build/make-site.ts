import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { checkFiles } from '../content-check/check-files.ts';
import type { Problem } from '../content-check/problem.ts';
import { finishSite } from './finish-site.ts';
import { wholePictures } from './whole-pictures.ts';
import { sitemap } from './sitemap.ts';
import { copySources, type Sources } from './sources.ts';

/** The content has to be put in order first. */
export class WrongContent extends Error {
  override name = 'WrongContent';
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super('Something in the content is wrong.');
    this.problems = problems;
  }
}

export interface MakeSiteOptions {
  /** The checkout: its packages and caches are used. */
  root: string;
  sources: Sources;
  /** A folder that is made, for `site/` and `render/`. */
  into: string;
}

/**
 * Makes the pages and what the server draws anew of them. All of it happens in
 * this process, in a copy of the sources: nothing a person saves meanwhile gets
 * in, and nothing is left running when the process is stopped. Throws
 * `WrongContent` before anything is built. One at a time in a checkout.
 */
export const makeSite = async ({ root, sources, into }: MakeSiteOptions): Promise<void> => {
  // What is dated ahead is out or not for the whole of a build.
  process.env['SITE_TIME'] ??= new Date().toISOString();
  const copy = join(root, '.cache/build');
  copySources(sources, copy);
  const problems = await checkFiles(copy);
  if (problems.length > 0) throw new WrongContent(problems);
  process.env['NODE_ENV'] = 'production';
  process.chdir(copy);
  const cacheDir = join(root, '.cache/astro');
  // Astro would take the content of an earlier build for that of now where only programs have changed.
  rmSync(join(cacheDir, 'data-store.json'), { force: true });
  // Astro notes at its end what need not be drawn again: after a build that was cut off, all of it is.
  const unfinished = join(cacheDir, 'unfinished');
  const force = existsSync(unfinished);
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(unfinished, '');
  const site = join(into, 'site');
  const astro = await import('astro');
  const integrations = [sitemap(copy, root), wholePictures(cacheDir)];
  const options = { root: copy, outDir: site, cacheDir, integrations, force };
  await astro.build({ ...options, logLevel: 'silent' });
  rmSync(unfinished);
  const vite = await import('vite');
  await vite.build({
    configFile: 'build/render.vite.config.ts',
    build: { outDir: join(into, 'render') },
    logLevel: 'warn',
  });
  await finishSite(site);
  process.chdir(root);
};
