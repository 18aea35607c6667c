import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { attributeOf, elementsIn, readHtml } from '../../shared/html.ts';
import { problemIn } from '../check-entries.ts';
import { namedIn } from '../check-references.ts';
import type { Problem } from '../problem.ts';
import { templateOf, type Entry } from '../read-entries.ts';
import { linksIn, type SitePage } from './site-page.ts';

/** How many clicks each page is away from the home page. */
const clicksFromHome = (pages: readonly SitePage[]): Map<string, number> => {
  const linksFrom = new Map(pages.map(({ path, document }) => [path, linksIn(document)]));
  const clicks = new Map([['/', 0]]);
  // A map visits what is added while it is being read.
  for (const [path, distance] of clicks)
    for (const link of linksFrom.get(path) ?? [])
      if (!clicks.has(link)) clicks.set(link, distance + 1);
  return clicks;
};

const tooManyClicks = (pages: readonly SitePage[]): Problem[] => {
  const clicks = clicksFromHome(pages);
  const message = (path: string) =>
    `It takes more than three clicks from the home page to ${path}. Link to it from a page that is nearer, for example in "related:"`;
  return pages
    .filter(({ path }) => (clicks.get(path) ?? Infinity) > 3)
    .map(({ entry, path }) => problemIn(entry, message(path)));
};

const orphans = (pages: readonly SitePage[]): Problem[] => {
  const linked = new Set(
    pages.flatMap(({ path, main }) => linksIn(main).filter((link) => link !== path)),
  );
  const message = (path: string) =>
    `No other page leads to ${path} in its own words, and menu and footer do not count. Add it to "related:" of a page whose readers may want it`;
  return pages
    .filter(({ path }) => path !== '/' && !linked.has(path))
    .filter(({ entry }) => templateOf(entry) !== 'legal')
    .map(({ entry, path }) => problemIn(entry, message(path)));
};

const families: Readonly<Record<string, (entry: Entry) => boolean>> = {
  'a city': ({ collection }) => collection === 'cities',
  'a package': (entry) => ['package', 'website-package'].includes(String(templateOf(entry))),
  'a case study': (entry) => templateOf(entry) === 'case-study',
  'a post or an article': ({ collection }) => ['blog', 'articles'].includes(collection),
};

/** Pages of one family lead to each of the others in their own words. */
const missingFamilyLinks = (pages: readonly SitePage[]): Problem[] => {
  const members = Object.entries(families).map(([name, belongs]) => ({
    name,
    paths: pages.filter(({ entry }) => belongs(entry)).map(({ path }) => path),
  }));
  const message = (name: string) =>
    `Nothing on this page leads to ${name}. Add a link to one in "related:"`;
  return pages
    .filter(({ path }) => members.some(({ paths }) => paths.includes(path)))
    .flatMap(({ path, entry, main }) =>
      members
        .filter(({ paths }) => ![path, ...linksIn(main)].some((link) => paths.includes(link)))
        .map(({ name }) => problemIn(entry, message(name), ['head', 'related'])),
    );
};

const hasPart = (file: string, id: string): boolean =>
  elementsIn(readHtml(readFileSync(file, 'utf8'))).some(
    (element) => attributeOf(element, 'id') === id,
  );

/** Links to a part of a page that has no such part. */
export const anchorProblems = (site: string, entries: readonly Entry[]): Problem[] =>
  entries.flatMap((entry) =>
    namedIn(entry)
      .filter(({ target, name }) => target === 'address' && name.includes('#'))
      .flatMap(({ field, name }) => {
        const [path = '', part = ''] = name.split('#');
        const file = join(site, path === '/' || path === '' ? 'index.html' : `${path}.html`);
        if (!existsSync(file) || hasPart(file, part)) return [];
        const message = `The page ${path} has no part called ${part}. Write ${path || '/'} without "#${part}"`;
        return [problemIn(entry, message, field)];
      }),
  );

/** Pages for search engines that visitors and search engines hardly find. */
export const linkProblems = (pages: readonly SitePage[]): Problem[] => [
  ...tooManyClicks(pages),
  ...orphans(pages),
  ...missingFamilyLinks(pages),
];
