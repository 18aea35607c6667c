import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Log } from '@agency/leads/loop.ts';
import { isHashed, loadBuiltSite, SiteNotBuilt, type Site, type SiteFacts } from './built-site.ts';
import type { DrawSign, RenderSlot } from '@agency/leads/forms/slots.ts';
import type { HeadersFor } from './security-headers.ts';

/** The programs of a build. */
export interface Renderer {
  renderSlot: RenderSlot;
  drawSign: DrawSign;
}

interface Build {
  /** With symbolic links resolved. */
  directory: string;
  site: Site;
  facts: SiteFacts;
  renderer: Renderer;
}

const readSiteFacts = async (distDirectory: string): Promise<SiteFacts> => {
  const file = join(distDirectory, 'render', 'site.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new SiteNotBuilt(file);
  });
  return JSON.parse(text);
};

/** Imports the renderer of a build. Rejects with `SiteNotBuilt` when there is none. */
export const loadRenderer = async (distDirectory: string): Promise<Renderer> => {
  const file = join(distDirectory, 'render', 'render-slot.js');
  try {
    return await import(/* @vite-ignore */ pathToFileURL(file).href);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') {
      throw new SiteNotBuilt(file);
    }
    throw error;
  }
};

const realPathOf = (distDirectory: string) =>
  existsSync(distDirectory) ? realpathSync(distDirectory) : distDirectory;

/** Loads a whole build. Rejects with `SiteNotBuilt` when a part is missing. */
export const loadBuild = async (directory: string, headersFor: HeadersFor): Promise<Build> => {
  const facts = await readSiteFacts(directory);
  const site = await loadBuiltSite(join(directory, 'site'), facts, headersFor);
  return { directory, site, facts, renderer: await loadRenderer(directory) };
};

/** Keeps the previous build's hashed assets, since pages that are open in browsers still request them. */
const withPreviousAssets = (site: Site, previous: Site): Site['files'] => {
  const assets = [...previous.files].filter(([address]) => isHashed(address.slice(1)));
  return new Map([...assets, ...site.files]);
};

const pollInterval = 1_000;

/**
 * The build that is currently served. When the folder is a symbolic link and its target changes,
 * the new build is loaded in the background and swapped in between two requests. A real folder
 * may be half-built, so it is read only once.
 */
export const openLiveSite = async (distDirectory: string, headersFor: HeadersFor) => {
  let build = await loadBuild(realPathOf(distDirectory), headersFor);
  let { files } = build.site;
  let failedDirectory = '';
  let loading: Promise<void> | undefined;

  const replace = async (directory: string, log: Log): Promise<void> => {
    try {
      const next = await loadBuild(directory, headersFor);
      files = withPreviousAssets(next.site, build.site);
      build = next;
      log.info({ directory }, 'Another build of the site is served now');
    } catch (error) {
      failedDirectory = directory;
      log.error({ err: error, directory }, 'A build of the site could not be loaded');
    }
  };

  const checkForNewBuild = (log: Log): void => {
    if (loading || !lstatSync(distDirectory, { throwIfNoEntry: false })?.isSymbolicLink()) return;
    const directory = realPathOf(distDirectory);
    if (directory === build.directory || directory === failedDirectory) return;
    loading = replace(directory, log).finally(() => {
      loading = undefined;
    });
  };

  const site: Site = {
    page: (path) => build.site.page(path),
    get links() {
      return build.site.links;
    },
    get files() {
      return files;
    },
  };
  return {
    site,
    facts: (): SiteFacts => build.facts,
    renderer: {
      renderSlot: (...slot) => build.renderer.renderSlot(...slot),
      drawSign: (door) => build.renderer.drawSign(door),
    } satisfies Renderer,
    /** Starts watching for a new build. Returns a function that stops it. */
    watch: (log: Log): (() => void) => {
      const timer = setInterval(checkForNewBuild, pollInterval, log);
      return () => clearInterval(timer);
    },
  };
};
