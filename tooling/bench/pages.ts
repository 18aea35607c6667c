import { mkdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { elementsIn, readHtml, textOf } from '@agency/content-model/html.ts';
import { serveByCaddy } from './caddy.ts';
import { measure, medianOf, type Figures, type Fonts } from './lighthouse.ts';
import { circumstances } from './report.ts';
import { inTemporaryDirectory, serve } from './serve.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    routes: { type: 'string' },
    runs: { type: 'string', default: '3' },
    fonts: { type: 'string', default: 'dejavu,liberation' },
  },
});
const runs = Number(values.runs);
const fontSets = values.fonts.split(',') as Fonts[];

/** The bounds that a page misses. Some are relative to the limit page of the same run. */
const missed = (page: Figures, limit: Figures): string[] =>
  Object.entries({
    performance: page.performance >= 99,
    accessibility: page.accessibility === 100,
    'best practices': page.bestPractices === 100,
    search: page.seo === 100,
    'first paint': page.fcp <= 1.25 * limit.fcp,
    'largest paint': page.lcp <= 1.2 * limit.lcp,
    blocking: page.blocking <= limit.blocking + 60,
    shift: page.shift <= 0.02,
    scripts: page.scriptFiles === 0,
  }).flatMap(([name, holds]) => (holds ? [] : [name]));

const row = (name: string, page: Figures, limit: Figures): string => {
  const time = (key: 'fcp' | 'lcp') =>
    `${(page[key] / 1000).toFixed(2)} (${(page[key] / limit[key]).toFixed(2)})`;
  const { performance, accessibility, bestPractices, seo } = page;
  const cells = [
    name,
    [performance, accessibility, bestPractices, seo].join('/'),
    time('fcp'),
    time('lcp'),
    Math.round(page.blocking),
    page.shift.toFixed(3),
    page.scriptFiles,
    Math.round(page.kilobytes),
    missed(page, limit).join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
};

const head = [
  '| page | performance/accessibility/best practices/search | first paint s (× limit) | largest paint s (× limit) | blocking ms | shift | script files | kB | missed |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
];

/** The pages that search engines may show. */
const indexedRoutes = async (url: string): Promise<string[]> => {
  const sitemap = await (await fetch(`${url}/sitemap-0.xml`)).text();
  const addresses = elementsIn(readHtml(sitemap), 'loc');
  return addresses.map((address) => new URL(textOf(address)).pathname);
};

const limitName = 'the limit page';

/** Measures in rounds, so that a busy minute affects all pages; the limit page comes before every five pages. */
const measureAll = async (
  urls: { ours: string; limit: string },
  routes: string[],
  fonts: Fonts,
) => {
  const found = new Map<string, Figures[]>([limitName, ...routes].map((name) => [name, []]));
  const add = async (name: string, url: string) => {
    found.get(name)?.push(await measure(url, fonts));
  };
  for (let round = 1; round <= runs; round += 1) {
    for (const [index, route] of routes.entries()) {
      if (index % 5 === 0) await add(limitName, urls.limit);
      await add(route, urls.ours + route);
    }
    process.stderr.write(`${fonts}: round ${round} of ${runs}\n`);
  }
  return [...found].map(([name, figures]) => ({ name, figures: medianOf(figures) }));
};

const tables: string[] = [];
let misses = 0;
await inTemporaryDirectory(async (directory) => {
  const server = await serve(directory);
  const caddy = await serveByCaddy(directory, server.url);
  const routes = values.routes?.split(',') ?? (await indexedRoutes(server.url));
  for (const fonts of fontSets) {
    const [limit, ...pages] = await measureAll(caddy, routes, fonts);
    if (!limit) continue;
    const rows = [limit, ...pages].map(({ name, figures }) => row(name, figures, limit.figures));
    tables.push([`Fonts: ${fonts}`, '', ...head, ...rows].join('\n'));
    misses += pages.filter(({ figures }) => missed(figures, limit.figures).length > 0).length;
  }
  await caddy.stop();
  await server.stop();
});

const report = [
  `${circumstances()}. HTTP/2 through Caddy, a phone, median of ${runs}. ${misses} pages miss a bound.`,
  ...tables,
].join('\n\n');
console.log(report);
if (values.routes === undefined) {
  mkdirSync('tooling/bench/results', { recursive: true });
  writeFileSync('tooling/bench/results/pages.md', `${report}\n`);
}
process.exitCode = misses > 0 ? 1 : 0;
