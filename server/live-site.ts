import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Log } from '@agency/leads/scheduled-jobs.ts';
import { isHashed, loadBuiltSite, SiteNotBuilt, type Site, type SiteFacts } from './built-site.ts';
import type { RenderSlot } from '@agency/leads/forms/slots.ts';
import type { SecurityHeaders } from './security-headers.ts';

interface Build {
  /** Without symbolic links on the way. */
  directory: string;
  site: Site;
  facts: SiteFacts;
  renderSlot: RenderSlot;
}

const readSiteFacts = async (distDirectory: string): Promise<SiteFacts> => {
  const file = join(distDirectory, 'render', 'site.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new SiteNotBuilt(file);
  });
  return JSON.parse(text);
};

/** Imports what the build made to render slots with. Rejects with `SiteNotBuilt` where there is none. */
export const loadRenderer = async (distDirectory: string): Promise<RenderSlot> => {
  const file = join(distDirectory, 'render', 'render-slot.js');
  try {
    const { renderSlot } = await import(/* @vite-ignore */ pathToFileURL(file).href);
    return renderSlot;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') {
      throw new SiteNotBuilt(file);
    }
    throw error;
  }
};

const placeOf = (distDirectory: string) =>
  existsSync(distDirectory) ? realpathSync(distDirectory) : distDirectory;

/** Loads all that a build made. Rejects with `SiteNotBuilt` where something is missing. */
export const loadBuild = async (
  directory: string,
  securityHeaders: SecurityHeaders,
): Promise<Build> => {
  const facts = await readSiteFacts(directory);
  const site = await loadBuiltSite(join(directory, 'site'), facts, securityHeaders);
  return { directory, site, facts, renderSlot: await loadRenderer(directory) };
};

/** Pages that are open in browsers still ask for the scripts and pictures they were built with. */
const withFormerAssets = (site: Site, former: Site): Site['files'] => {
  const assets = [...former.files].filter(([address]) => isHashed(address.slice(1)));
  return new Map([...assets, ...site.files]);
};

const interval = 1_000;

/**
 * The build that is served. Where the folder is a symbolic link and leads to
 * another build one day, that is loaded aside and takes the place of the old
 * one between two requests. A folder that is no link may be half-built, so it
 * is read once only.
 */
export const openLiveSite = async (distDirectory: string, securityHeaders: SecurityHeaders) => {
  let build = await loadBuild(placeOf(distDirectory), securityHeaders);
  let { files } = build.site;
  let refused = '';
  let loading: Promise<void> | undefined;

  const replace = async (directory: string, log: Log): Promise<void> => {
    try {
      const next = await loadBuild(directory, securityHeaders);
      files = withFormerAssets(next.site, build.site);
      build = next;
      log.info({ directory }, 'Another build of the site is served now');
    } catch (error) {
      refused = directory;
      log.error({ err: error, directory }, 'A build of the site could not be loaded');
    }
  };

  const look = (log: Log): void => {
    if (loading || !lstatSync(distDirectory, { throwIfNoEntry: false })?.isSymbolicLink()) return;
    const directory = placeOf(distDirectory);
    if (directory === build.directory || directory === refused) return;
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
    renderSlot: (...slot: Parameters<RenderSlot>) => build.renderSlot(...slot),
    /** Looks for another build from now on; the answer ends that. */
    watch: (log: Log): (() => void) => {
      const timer = setInterval(look, interval, log);
      return () => clearInterval(timer);
    },
  };
};
