import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import sharp from 'sharp';
import { checkFiles } from '@agency/content-model/checks/check-files.ts';
import type { Problem } from '@agency/content-model/reader/problem.ts';
import { isHidden, readEntries } from '@agency/content-model/reader/read-entries.ts';
import { isCompressible } from '@agency/server/content-types.ts';
import { siteFacts } from './site-facts.ts';
import { sitemap } from './sitemap.ts';
import type { SiteOptions } from '@agency/site/config/site-config.ts';
import { renderConfig } from '@agency/site/config/vite-parts.ts';

/** The content has problems that must be fixed first. */
export class WrongContent extends Error {
  override name = 'WrongContent';
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super('Something in the content is wrong.');
    this.problems = problems;
  }
}

const compressors = {
  // Level 11 takes three times as long, for files that are 2% smaller.
  '.br': (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes `x.br` and `x.gz` beside every text file `x` of a folder, if that is smaller. */
export const precompress = async (directory: string): Promise<void> => {
  const names = globSync('**/*.*', { cwd: directory }).filter(isCompressible);
  await Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(directory, name));
      for (const [suffix, compress] of Object.entries(compressors)) {
        const compressed = await compress(content);
        if (compressed.length < content.length)
          await writeFile(join(directory, name + suffix), compressed);
      }
    }),
  );
};

/** The inputs of the pages other than the content, relative to the checkout. */
const programs = ['content-model', 'leads/forms', 'package-lock.json', 'site', 'tooling/build'];

/** Copies Astro's source into a folder that contains `content/`. Packages and workspaces resolve from there. */
export const copySite = (root: string, to: string): void => {
  rmSync(join(to, 'site'), { recursive: true, force: true });
  for (const name of ['site', 'tsconfig.json'])
    cpSync(join(root, name), join(to, name), { recursive: true });
};

const filesBelow = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => (name === 'node_modules' ? [] : filesBelow(join(path, name))))
    : [path];

/** A hash of a build's inputs: sources, installed packages, settings, and a folder's content at a moment. */
export const fingerprintOf = (
  root: string,
  folder: string,
  { settings, moment = Date.now() }: SiteOptions,
): string => {
  const hash = createHash('sha256');
  const add = (parent: string, name: string) => {
    const path = join(parent, name);
    const files = existsSync(path) ? filesBelow(path) : [];
    for (const file of files.filter((one) => !one.endsWith('.test.ts')))
      hash.update(file.slice(parent.length)).update('\0').update(readFileSync(file)).update('\0');
  };
  for (const name of programs) add(root, name);
  add(folder, 'content');
  // A scheduled post changes the pages when it becomes due, without any file changing.
  const scheduled = readEntries(folder).entries.filter((entry) => isHidden(entry, moment));
  hash.update(`${scheduled.map(({ id }) => id).join(' ')}\0`);
  return hash.update(JSON.stringify(settings)).digest('hex');
};

/** The folder in which the pages are built from a copy of the content. Only one build at a time uses it. */
export const workFolder = (root: string): string => join(root, '.cache/build');

/**
 * Runs a build with a copy of Astro's cache, which replaces the cache if the build succeeds.
 * Astro trusts every cached file, but an interrupted build leaves incomplete pictures.
 * `madeWith` holds the encoder's settings and versions, which the names of cached pictures don't
 * reflect: the cache is discarded when they change.
 */
const withCache = async (
  root: string,
  madeWith: string,
  build: (cacheDir: string) => Promise<void>,
): Promise<void> => {
  const cache = join(root, '.cache/astro');
  const copy = join(root, '.cache/astro.next');
  const note = 'made-with.json';
  const isUsable =
    existsSync(join(cache, note)) && readFileSync(join(cache, note), 'utf8') === madeWith;
  rmSync(copy, { recursive: true, force: true });
  if (isUsable) cpSync(cache, copy, { recursive: true });
  mkdirSync(copy, { recursive: true });
  writeFileSync(join(copy, note), madeWith);
  await build(copy);
  rmSync(cache, { recursive: true, force: true });
  renameSync(copy, cache);
};

/**
 * Builds the pages into `site/` and the server's slot renderer into `render/`, from the content
 * in the work folder and with a checkout's caches. Everything runs in this process, so nothing
 * is left running when it is stopped. Throws `WrongContent` before building.
 */
export const makeSite = async (root: string, options: SiteOptions, into: string): Promise<void> => {
  const work = workFolder(root);
  const problems = await checkFiles(work);
  if (problems.length > 0) throw new WrongContent(problems);
  copySite(root, work);
  // React depends on it, and tests set another value.
  process.env['NODE_ENV'] = 'production';
  const site = join(into, 'site');
  const astro = await import('astro');
  const { siteConfig } = await import('@agency/site/config/site-config.ts');
  const config = siteConfig(work, options);
  const madeWith = JSON.stringify([config.image.service, sharp.versions]);
  await withCache(root, madeWith, (cacheDir) =>
    astro.build({
      ...config,
      configFile: false,
      root: work,
      outDir: site,
      cacheDir,
      integrations: [...config.integrations, sitemap(work, root, options.moment)],
      logLevel: 'silent',
    }),
  );
  const vite = await import('vite');
  const render = join(into, 'render');
  await vite.build(renderConfig(work, render));
  const facts = siteFacts(work, site, options.settings);
  writeFileSync(join(render, 'site.json'), JSON.stringify(facts));
  await precompress(site);
};
