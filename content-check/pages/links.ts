import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { problemIn } from '../check-entries.ts';
import { namedIn } from '../check-references.ts';
import type { Problem } from '../problem.ts';
import type { Entry } from '../read-entries.ts';
import { linksIn, mainPart, templateOf, type SitePage } from './site-page.ts';

/** How many clicks each page is away from the home page. */
const clicksFromHome = (pages: readonly SitePage[]): Map<string, number> => {
  const linksFrom = new Map(pages.map(({ path, html }) => [path, linksIn(html)]));
  const clicks = new Map([['/', 0]]);
  // A map visits what is added while it is being read.
  for (const [path, distance] of clicks)
    for (const link of linksFrom.get(path) ?? [])
      if (!clicks.has(link)) clicks.set(link, distance + 1);
  return clicks;
};

const far = (pages: readonly SitePage[]): Problem[] => {
  const clicks = clicksFromHome(pages);
  return pages
    .filter(({ path }) => (clicks.get(path) ?? Infinity) > 3)
    .map(({ entry, path }) =>
      problemIn(
        entry,
        [],
        `It takes more than three clicks from the home page to ${path}. Link to it from a page that is nearer, for example in "related:"`,
      ),
    );
};

/** Everybody finds the legal pages in the footer, and no text needs to lead there. */
const isLegal = (page: SitePage): boolean => templateOf(page) === 'legal';

const orphans = (pages: readonly SitePage[]): Problem[] => {
  const inWords = new Set(
    pages.flatMap(({ path, html }) => linksIn(mainPart(html)).filter((link) => link !== path)),
  );
  return pages
    .filter((page) => page.path !== '/' && !isLegal(page) && !inWords.has(page.path))
    .map(({ entry, path }) =>
      problemIn(
        entry,
        [],
        `No other page leads to ${path} in its own words, and menu and footer do not count. Add it to "related:" of a page whose readers may want it`,
      ),
    );
};

const offers = new Set<unknown>(['package', 'website-package']);

const families: Readonly<Record<string, (page: SitePage) => boolean>> = {
  'a city': ({ entry }) => entry.collection === 'cities',
  'a package': (page) => offers.has(templateOf(page)),
  'a case study': (page) => templateOf(page) === 'case-study',
  'a post or an article': ({ entry }) => ['blog', 'articles'].includes(entry.collection),
};

/** Pages of one family lead to each of the others in their own words. */
const withoutRelatives = (pages: readonly SitePage[]): Problem[] => {
  const all = Object.entries(families).map(([name, belongs]) => ({
    name,
    members: new Set(pages.filter(belongs).map(({ path }) => path)),
  }));
  return all.flatMap(({ name, members }) =>
    pages
      .filter(({ path }) => members.has(path))
      .flatMap(({ entry, html }) => {
        const links = linksIn(mainPart(html));
        return all
          .filter((other) => other.name !== name && !links.some((link) => other.members.has(link)))
          .map((other) =>
            problemIn(
              entry,
              ['head', 'related'],
              `Nothing on this page leads to ${other.name}. Add a link to one in "related:"`,
            ),
          );
      }),
  );
};

/** Links to a part of a page that has no such part. */
export const anchorProblems = (site: string, entries: readonly Entry[]): Problem[] =>
  entries.flatMap((entry) =>
    namedIn(entry).flatMap(({ field, target, name }) => {
      const [path = '', part] = name.split('#');
      if (target !== 'address' || part === undefined) return [];
      const file = join(site, path === '/' || path === '' ? 'index.html' : `${path}.html`);
      return !existsSync(file) || readFileSync(file, 'utf8').includes(` id="${part}"`)
        ? []
        : [
            problemIn(
              entry,
              field,
              `The page ${path} has no part called ${part}. Write ${path || '/'} without "#${part}"`,
            ),
          ];
    }),
  );

/** Pages for search engines that visitors and search engines hardly find. */
export const linkProblems = (pages: readonly SitePage[]): Problem[] => [
  ...far(pages),
  ...orphans(pages),
  ...withoutRelatives(pages),
];
