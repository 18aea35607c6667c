import { expect, test } from 'vitest';
import { jsonLd } from '../json-ld.ts';
import { crumbsOf, pageGraph } from './page-graph.ts';

const site = {
  origin: 'https://www.example.com',
  name: 'Marigold & Main',
  tagline: 'Web design and local SEO',
  description: 'We design websites.',
  email: 'hello@example.com',
  city: 'Austin, Texas',
  cities: ['Austin', 'Fort Worth'],
  state: 'Texas',
  profiles: [] as string[],
  prices: [499, 99],
};

const head = {
  title: 'Visibility Audit | Keywords and a Plan',
  description: 'Where you stand in search.',
  keywords: ['audit'],
  index: true,
};

const audit = {
  name: 'Visibility Audit',
  type: 'SEO audit',
  description: 'Where you stand.',
  href: '/visibilityaudit',
  price: 99,
};

const above = [{ label: 'Services', href: '/services' }];

const nodesOf = (facts: Partial<Parameters<typeof pageGraph>[0]>) =>
  pageGraph({ site, path: '/visibilityaudit', head, subject: {}, ...facts })[
    '@graph'
  ] as unknown as Record<string, unknown>[];

const nodeOf = (type: string, ...facts: Parameters<typeof nodesOf>) =>
  nodesOf(...facts).find((node) => node['@type'] === type);

test('the business names its city and the cities it serves, and nothing invented', () => {
  const business = nodeOf('ProfessionalService', {});
  expect(business).toMatchObject({
    '@id': 'https://www.example.com/#business',
    address: { addressLocality: 'Austin', addressRegion: 'Texas' },
    areaServed: [{ name: 'Austin' }, { '@id': 'https://www.example.com/#fort-worth' }],
    priceRange: '$99–$499',
  });
  const invented = ['telephone', 'aggregateRating', 'review', 'geo', 'sameAs', 'openingHours'];
  expect(invented.filter((name) => name in (business ?? {}))).toEqual([]);
  expect(JSON.stringify(business)).not.toContain('streetAddress');
});

test('profiles elsewhere are named where there are any', () => {
  const profiles = ['https://www.linkedin.com/company/example'];
  const business = nodeOf('ProfessionalService', { site: { ...site, profiles } });
  expect(business).toMatchObject({ sameAs: profiles });
});

test('a page belongs to the site, has its share image and is about the business', () => {
  expect(nodeOf('AboutPage', { path: '/about', subject: { kind: 'AboutPage' } })).toMatchObject({
    url: 'https://www.example.com/about',
    isPartOf: { '@id': 'https://www.example.com/#website' },
    about: { '@id': 'https://www.example.com/#business' },
    primaryImageOfPage: { url: 'https://www.example.com/share/about.jpg' },
    breadcrumb: { '@id': 'https://www.example.com/about#trail' },
  });
});

test('a page of one service is about it, and the service says what it costs and where', () => {
  const facts = { subject: { above, services: [audit] } };
  const id = 'https://www.example.com/visibilityaudit#service';
  expect(nodeOf('WebPage', facts)).toMatchObject({ mainEntity: { '@id': id } });
  expect(nodeOf('Service', facts)).toMatchObject({
    '@id': id,
    areaServed: [{}, { '@id': 'https://www.example.com/#fort-worth' }],
    offers: { price: 99, priceCurrency: 'USD' },
  });
});

test('a service without a price has no offer', () => {
  const { price: _, ...free } = audit;
  expect(nodeOf('Service', { subject: { services: [free] } })).not.toHaveProperty('offers');
});

test('the trail leads from home to the page, and the home page has none', () => {
  expect(crumbsOf({ path: '/visibilityaudit', head, subject: { above } })).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Services', href: '/services' },
    { label: 'Visibility Audit', href: '/visibilityaudit' },
  ]);
  expect(nodeOf('BreadcrumbList', { subject: { above } })).toMatchObject({
    itemListElement: [
      { position: 1 },
      { position: 2 },
      { item: 'https://www.example.com/visibilityaudit' },
    ],
  });
  expect(nodeOf('BreadcrumbList', { path: '/' })).toBeUndefined();
});

test('a product that cannot be ordered yet does not pretend to be in stock', () => {
  const product = {
    name: 'Book',
    description: 'A book.',
    href: '/playbook',
    image: '/b.jpg',
    price: 29,
  };
  const offerOf = (orderable: boolean) =>
    nodeOf('Product', { path: '/playbook', subject: { product: { ...product, orderable } } });
  expect(offerOf(false)).toMatchObject({
    image: 'https://www.example.com/b.jpg',
    offers: { price: 29, availability: 'https://schema.org/OutOfStock' },
  });
  expect(offerOf(true)).toMatchObject({ offers: { availability: 'https://schema.org/PreOrder' } });
});

test('a text has its dates, its cover and the agency as its author', () => {
  const posting = {
    title: 'Five signs',
    summary: 'Five honest signs.',
    published: new Date('2025-05-06'),
    updated: new Date('2026-11-10'),
    image: '/_astro/cover.jpeg',
    keywords: ['redesign', 'website'],
    section: 'Website',
  };
  const facts = { path: '/signs', subject: { posting } };
  expect(nodeOf('BlogPosting', facts)).toMatchObject({
    headline: 'Five signs',
    datePublished: '2025-05-06',
    dateModified: '2026-11-10',
    image: 'https://www.example.com/_astro/cover.jpeg',
    author: { '@id': 'https://www.example.com/#business', name: 'Marigold & Main' },
    mainEntityOfPage: { '@id': 'https://www.example.com/signs#page' },
  });
  expect(nodeOf('WebPage', facts)).toMatchObject({ dateModified: '2026-11-10' });
});

test('nothing in the data can end the script it stands in', () => {
  const written = jsonLd({ name: '</script><!-- & \u2028' });
  expect(written).not.toMatch(/[<>&\u2028]/u);
  expect(JSON.parse(written)).toEqual({ name: '</script><!-- & \u2028' });
});
