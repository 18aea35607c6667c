import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readFileSync } from 'node:fs';
import { builtPages } from '../fixtures/built-pages.ts';
import { indexedPages } from '../fixtures/indexed-pages.ts';
import { nodesIn, structuredDataProblems, type GraphNode } from './structured-data-problems.ts';

interface PageGraph {
  '@context': string;
  '@graph': GraphNode[];
}

const graphsOf = (html: string): PageGraph[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/gu)].map(
    ([, json = '']) => JSON.parse(json) as PageGraph,
  );

const graphAt = (path: string): GraphNode[] =>
  indexedPages
    .filter((page) => page.path === path)
    .flatMap(({ html }) => graphsOf(html))
    .flatMap((graph) => graph['@graph']);

const nodesAt = (path: string, type: string) =>
  graphAt(path).filter((node) => node['@type'] === type);

test('the validator finds what is missing, unknown or linked to nothing', () => {
  const graph = {
    '@graph': [
      { '@type': 'Service', '@id': '#s', provider: { '@id': '#nobody' } },
      { '@type': 'FAQPage' },
      { '@type': 'Offer', price: 1, priceCurrency: 'USD', url: '/relative' },
    ],
  };
  expect(structuredDataProblems(graph)).toEqual([
    'Service has no name',
    'Service has no serviceType',
    'Service has no description',
    'Service has no areaServed',
    'Service has no url',
    'nothing is #nobody',
    'FAQPage is not a type we use',
    'url of Offer is no full address',
  ]);
});

test('every page for search engines has one graph in which nothing is missing or loose', () => {
  const problems = indexedPages.flatMap(({ path, html }) => {
    const graphs = graphsOf(html);
    const found = graphs.length === 1 ? structuredDataProblems(graphs[0]) : ['not one graph'];
    return found.map((problem) => `${path}: ${problem}`);
  });
  expect(problems).toEqual([]);
});

test('pages that stay out of search engines tell them nothing', () => {
  const indexed = new Set(indexedPages.map(({ path }) => path));
  const hidden = builtPages.filter(({ path }) => !indexed.has(path));
  expect(hidden.filter(({ html }) => graphsOf(html).length > 0)).toEqual([]);
});

test('there is one business, which serves the six cities and claims nothing it cannot know', () => {
  const cities = ['Austin', 'Dallas', 'Fort Worth', 'Houston', 'Lubbock', 'San Antonio'];
  for (const { path } of indexedPages) {
    const [business, ...others] = nodesAt(path, 'ProfessionalService');
    expect(others).toEqual([]);
    const served = (business?.['areaServed'] ?? []) as GraphNode[];
    expect(served.map(({ name }) => name)).toEqual(cities);
    const everything = JSON.stringify(graphAt(path));
    expect(everything).not.toMatch(
      /"(?:streetAddress|telephone|aggregateRating|review)":|"(?:Review|FAQPage)"/u,
    );
  }
});

test('every page is described as it describes itself', () => {
  for (const { path, html } of indexedPages) {
    const canonical = /<link rel="canonical" href="([^"]+)"/u.exec(html)?.[1] ?? '';
    const page = graphAt(path).find((node) => String(node['@id']).endsWith('#page'));
    expect(page).toMatchObject({ url: canonical });
    const title = /<title>([^<]*)</u.exec(html)?.[1]?.replaceAll('&amp;', '&');
    expect(page?.['name']).toBe(title);
  }
});

test('every page but the home page has a trail that ends with itself', () => {
  for (const { path } of indexedPages.filter((page) => page.path !== '/')) {
    const [list] = nodesAt(path, 'BreadcrumbList');
    const items = (list?.['itemListElement'] ?? []) as GraphNode[];
    const paths = items.map(({ item }) => new URL(String(item)).pathname);
    expect(paths[0]).toBe('/');
    expect(paths.at(-1)).toBe(path);
  }
});

test('the trail that is seen says the same as the one for search engines', () => {
  const seen = indexedPages.filter(({ html }) => html.includes('aria-label="Breadcrumb"'));
  expect(seen.length).toBeGreaterThan(15);
  for (const { path, html } of seen) {
    const trail = /<nav[^>]*aria-label="Breadcrumb">([\s\S]*?)<\/nav>/u.exec(html)?.[1] ?? '';
    const labels = [...trail.matchAll(/<(?:a|span)[^>]*>([^<]*)</gu)].map(([, label = '']) =>
      label.replaceAll('&amp;', '&'),
    );
    const items = nodesAt(path, 'BreadcrumbList')[0]?.['itemListElement'] as GraphNode[];
    expect(labels).toEqual(items.map(({ name }) => name));
  }
});

const packages = parse(readFileSync('content/packages.yml', 'utf8')) as Record<
  string,
  { name: string; price: number; href: string }
>;

test.for(Object.values(packages).map(({ href, ...rest }) => [href, rest] as const))(
  '%s offers its package at the stated price',
  ([href, { name, price }]) => {
    expect(nodesAt(href, 'Service')).toMatchObject([
      { name, offers: { '@type': 'Offer', price, priceCurrency: 'USD' } },
    ]);
  },
);

test('a page that states a price offers it, and one without a price offers nothing', () => {
  const prices = (path: string) =>
    nodesIn(graphAt(path)).flatMap((node) => (node['@type'] === 'Offer' ? [node['price']] : []));
  expect(prices('/').toSorted()).toEqual([3999, 499, 99]);
  expect(prices('/services').toSorted()).toEqual([3999, 499, 99]);
  expect(prices('/seopage').toSorted()).toEqual([499, 99]);
  expect(prices('/playbook')).toEqual([29]);
  expect(prices('/webdesign')).toEqual([]);
  expect(prices('/authoritylaunchpad')).toEqual([]);
});

test('a city page offers its service in that city', () => {
  const [service] = nodesAt('/houston-female-founder-website-design', 'Service');
  expect(service?.['areaServed']).toEqual([{ '@id': expect.stringMatching(/#houston$/u) }]);
});

test('posts and articles have their dates, a cover that is there and the agency as author', () => {
  const texts = indexedPages.flatMap(({ path }) => nodesAt(path, 'BlogPosting'));
  expect(texts).toHaveLength(5);
  for (const text of texts) {
    expect(text['datePublished']).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
    expect(String(text['dateModified']) >= String(text['datePublished'])).toBe(true);
    expect(text['author']).toMatchObject({ name: 'Marigold & Main' });
    expect(new URL(String(text['image'])).pathname).toMatch(/^\/_astro\/.+\.jpeg$/u);
  }
});
