import { expect, test } from 'vitest';
import { builtPages } from '../fixtures/built-pages.ts';
import {
  articles,
  cities,
  packageOf,
  packages,
  pageContent,
  playbook,
  posts,
  siteContent,
} from '../fixtures/content.ts';
import { expectNoFindings } from '../fixtures/findings.ts';
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
    return found.map(
      (problem) => `${path}: ${problem} in its data for search engines (src/seo/graph).`,
    );
  });
  expectNoFindings(problems);
});

test('pages that stay out of search engines tell them nothing', () => {
  const indexed = new Set(indexedPages.map(({ path }) => path));
  const hidden = builtPages.filter(({ path }) => !indexed.has(path));
  expect(hidden.filter(({ html }) => graphsOf(html).length > 0)).toEqual([]);
});

test('there is one business, which serves every city and claims nothing it cannot know', () => {
  for (const { path } of indexedPages) {
    const [business, ...others] = nodesAt(path, 'ProfessionalService');
    expect(others).toEqual([]);
    const served = (business?.['areaServed'] ?? []) as GraphNode[];
    expect(served.map(({ name }) => name)).toEqual(cities.map(({ name }) => name));
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

test.for(packages)('$href offers its package at the stated price', ({ href, name, price }) => {
  expect(nodesAt(href, 'Service')).toMatchObject([
    { name, offers: { '@type': 'Offer', price, priceCurrency: 'USD' } },
  ]);
});

interface SeoContent {
  offers: { offers: readonly { package: string }[] };
}

test('a page that states a price offers it, and one without a price offers nothing', () => {
  const prices = (path: string) =>
    nodesIn(graphAt(path)).flatMap((node) => (node['@type'] === 'Offer' ? [node['price']] : []));
  const all = packages.map(({ price }) => price).toSorted();
  const offered = (pageContent('seopage') as SeoContent).offers.offers;
  expect(prices('/').toSorted()).toEqual(all);
  expect(prices('/services').toSorted()).toEqual(all);
  expect(prices('/seopage')).toEqual(offered.map((offer) => packageOf(offer.package).price));
  expect(prices('/playbook')).toEqual([playbook.price]);
  expect(prices('/webdesign')).toEqual([]);
  expect(prices('/authoritylaunchpad')).toEqual([]);
});

test('a city page offers its service in that city', () => {
  const [service] = nodesAt('/houston-female-founder-website-design', 'Service');
  expect(service?.['areaServed']).toEqual([{ '@id': expect.stringMatching(/#houston$/u) }]);
});

test('posts and articles have their dates, a cover that is there and the agency as author', () => {
  const texts = indexedPages.flatMap(({ path }) => nodesAt(path, 'BlogPosting'));
  expect(texts).toHaveLength(posts.length + articles.length);
  for (const text of texts) {
    expect(text['datePublished']).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
    expect(String(text['dateModified']) >= String(text['datePublished'])).toBe(true);
    expect(text['author']).toMatchObject({ name: siteContent.name });
    expect(new URL(String(text['image'])).pathname).toMatch(/^\/_astro\/.+\.jpeg$/u);
  }
});
