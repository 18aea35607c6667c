import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { gitDays } from './git-days.ts';
import { lastChange } from './last-change.ts';
import { pageFacts } from './page-facts.ts';
import { sitemapIndexXml, sitemapXml, type SitemapEntry } from './sitemap-xml.ts';

const entriesOf = (project: string, site: string): SitemapEntry[] => {
  const history = gitDays(project, new Date().toISOString().slice(0, 10));
  return globSync('**/*.html', { cwd: site })
    .map((file) => pageFacts(readFileSync(join(site, file), 'utf8')))
    .filter(({ isIndexed }) => isIndexed)
    .map(({ url, images }) => ({
      url,
      images,
      changed: lastChange(project, new URL(url).pathname, history),
    }))
    .sort((one, other) => one.url.localeCompare(other.url));
};

/**
 * Writes `sitemap-index.xml` and `sitemap.xml` from the pages as they were
 * built: every page that does not ask search engines to leave it out.
 */
export const sitemap = (): AstroIntegration => {
  let origin = '';
  let project = '';
  return {
    name: 'sitemap',
    hooks: {
      'astro:config:done': ({ config }) => {
        origin = config.site ?? '';
        project = fileURLToPath(config.root);
      },
      'astro:build:done': ({ dir }) => {
        const site = fileURLToPath(dir);
        const entries = entriesOf(project, site);
        const changed = entries
          .flatMap((entry) => entry.changed ?? [])
          .sort()
          .at(-1);
        const url = new URL('/sitemap.xml', origin).href;
        writeFileSync(join(site, 'sitemap.xml'), sitemapXml(entries));
        writeFileSync(join(site, 'sitemap-index.xml'), sitemapIndexXml([{ url, changed }]));
      },
    },
  };
};
