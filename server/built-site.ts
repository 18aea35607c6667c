import { join } from 'node:path';
import { listFiles } from './files/list-files.ts';
import { loadFile, serveLoaded, type LoadedFile } from './files/load-file.ts';
import type { ServedFile } from './files/served-file.ts';
import { isNoindex, pageTitle } from './pages/page-facts.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { SiteNotBuilt } from './site-not-built.ts';
import type { Page, Site } from './site.ts';

/** The built site in memory: its pages, and every file by the address it is served at. */
export interface BuiltSite extends Site {
  files: ReadonlyMap<string, ServedFile>;
}

/** Pages that are only ever part of another answer; no address leads to them. */
const withoutAddress = ['/404', '/problem'];

const isPage = ({ name }: LoadedFile) => name.endsWith('.html');

const asPage = ({ address, plain }: LoadedFile): Page => ({
  path: address,
  html: plain.toString('utf8'),
});

/** What a browser shows by itself, so that the policy sent with it counts. */
const asDocument = (file: LoadedFile): Page | undefined => {
  if (file.name.endsWith('.pdf')) return { path: file.address, html: '' };
  return /\.(?:html|svg)$/u.test(file.name) ? asPage(file) : undefined;
};

const linksTo = (pages: readonly Page[]) =>
  pages
    .filter(({ path, html }) => !withoutAddress.includes(path) && !isNoindex(html))
    .map(({ path, html }) => ({ path, title: pageTitle(html) }));

/** Loads a built site into memory. Rejects with `SiteNotBuilt` where it is missing or incomplete. */
export const loadBuiltSite = async (
  directory: string,
  securityHeaders: SecurityHeaders,
): Promise<BuiltSite> => {
  const names = await listFiles(directory).catch((): string[] => []);
  for (const name of ['index.html', '404.html', 'problem.html']) {
    if (!names.includes(name)) throw new SiteNotBuilt(join(directory, name));
  }
  const loaded = await Promise.all(names.map((name) => loadFile(directory, name)));
  const pages = loaded.filter(isPage);
  const pageFiles = new Map(pages.map((file) => [file.address, file]));
  const served = loaded
    .filter(({ address }) => !withoutAddress.includes(address))
    .map((file) => {
      const headers = securityHeaders(asDocument(file));
      return [file.address, serveLoaded(file, headers)] as const;
    });
  return {
    files: new Map(served),
    page: (path) => {
      // The text is made when it is asked for: few pages are, and together they take five megabytes.
      const file = pageFiles.get(path);
      return file && asPage(file);
    },
    // A copy, since a title that is cut out of a page keeps the whole page in memory.
    links: structuredClone(linksTo(pages.map(asPage))),
  };
};
