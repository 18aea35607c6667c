import { expect, test } from 'vitest';
import { dollarsOf } from '../../content-model/reader/names.ts';
import {
  business,
  cities,
  homePackages,
  packageOf,
  packages,
  packagesWithPage,
  pageContent,
  playbook,
} from '../fixtures/content.ts';
import { indexedPages, pageAt, pages, type GraphNode } from './read-pages.ts';

/** The properties that Google or schema.org require of each type. */
const required: Readonly<Record<string, string>> = {
  ProfessionalService: '@id name address url areaServed image logo',
  PostalAddress: 'addressLocality addressRegion addressCountry',
  OpeningHoursSpecification: 'opens closes',
  WebSite: '@id name url publisher',
  WebPage: '@id url name description isPartOf about primaryImageOfPage',
  BreadcrumbList: '@id itemListElement',
  ListItem: 'position name item',
  Service: '@id name serviceType description provider areaServed url',
  Offer: 'price priceCurrency url',
  PriceSpecification: 'minPrice priceCurrency',
  Product: '@id name description image offers brand',
  BlogPosting: '@id headline image datePublished dateModified author publisher mainEntityOfPage',
  Organization: 'name url',
  ImageObject: 'url width height',
  City: '@id name containedInPlace',
  State: 'name',
  Brand: 'name',
};

const kindsOfPage = ['AboutPage', 'CollectionPage', 'ContactPage', 'ItemPage'];

const addresses = ['url', 'image', 'item', 'logo'];

const isNode = (value: unknown): value is GraphNode => typeof value === 'object' && value !== null;

/** The nodes in a value, at any depth. */
const nodesIn = (value: unknown): GraphNode[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
};

const problemsOf = (node: GraphNode, ids: ReadonlySet<unknown>): string[] => {
  const type = node['@type'];
  if (type === undefined) return ids.has(node['@id']) ? [] : [`nothing is ${node['@id']}`];
  const fields = required[kindsOfPage.includes(type) ? 'WebPage' : type];
  if (fields === undefined) return [`${type} is not a type we use`];
  const missing = fields.split(' ').filter((name) => [node[name] ?? []].flat().length === 0);
  const relative = addresses.filter(
    (name) => typeof node[name] === 'string' && !URL.canParse(node[name]),
  );
  return [
    ...missing.map((name) => `${type} has no ${name}`),
    ...relative.map((name) => `${name} of ${type} is no full address`),
  ];
};

const graphAt = (path: string): readonly GraphNode[] => pageAt(path)?.graphs[0]?.['@graph'] ?? [];

const nodesAt = (path: string, type: string) =>
  graphAt(path).filter((node) => node['@type'] === type);

/** What search engines must not be told: nobody rates the agency, and the card may leave these out. */
const unknown = [
  ...(business.street ? [] : ['streetAddress']),
  ...(business.phone ? [] : ['telephone']),
  'aggregateRating',
  'review',
];

test('every indexed page has one graph without missing properties, dangling references or unknown types; other pages have none', () => {
  for (const { path, graphs, isIndexed } of pages) {
    const nodes = graphs.flatMap((graph) => graph['@graph']).flatMap(nodesIn);
    const named = nodes.filter((node) => node['@type'] !== undefined);
    const ids = new Set(named.map((node) => node['@id']));
    expect(graphs, path).toHaveLength(isIndexed ? 1 : 0);
    expect(nodes.flatMap((node) => problemsOf(node, ids))).toEqual([]);
    for (const property of unknown) expect(nodes.filter((node) => property in node)).toEqual([]);
  }
});

interface Crumb {
  name: string;
  item: string;
}

const crumbsAt = (path: string) =>
  (nodesAt(path, 'BreadcrumbList')[0]?.['itemListElement'] ?? []) as Crumb[];

test('every page’s data matches its head, and comes from the one business that serves every city', () => {
  for (const { path, title, canonical } of indexedPages) {
    const page = graphAt(path).find((node) => node['@id']?.endsWith('#page'));
    expect(page).toMatchObject({ url: canonical, name: title });
    expect(nodesAt(path, 'ProfessionalService')).toMatchObject([
      { areaServed: cities.map(({ name }) => ({ name })) },
    ]);
    const way = crumbsAt(path).map(({ item }) => new URL(item).pathname);
    expect([way[0], way.at(-1)]).toEqual(path === '/' ? [undefined, undefined] : ['/', path]);
  }
});

test('a page that states a price offers it', () => {
  const prices = (path: string) =>
    nodesIn(graphAt(path)).flatMap((node) => (node['@type'] === 'Offer' ? [node['price']] : []));
  const { offers } = pageContent('seopage') as { offers: { offers: { package: string }[] } };
  const at = (path: string) =>
    packagesWithPage.filter((one) => one.path === path).map(({ price }) => dollarsOf(price));
  expect(prices('/')).toEqual(homePackages.map(({ price }) => dollarsOf(price)));
  expect(prices('/services')).toEqual(packages.map(({ price }) => dollarsOf(price)));
  expect(prices('/seopage')).toEqual(
    offers.offers.map((one) => dollarsOf(packageOf(one.package).price)),
  );
  expect(prices('/playbook')).toEqual([dollarsOf(playbook.price)]);
  for (const { path } of packagesWithPage) expect(prices(path), path).toEqual(at(path));
});

test.for(cities)('the page of $name offers its service in that city', ({ name, path }) => {
  const id = name.toLowerCase().replaceAll(' ', '-');
  expect(nodesAt(path, 'Service')).toMatchObject([
    { areaServed: [{ '@id': expect.stringMatching(new RegExp(`#${id}$`, 'u')) }] },
  ]);
});
