import type { Graph } from 'schema-dts';
import type { PageHead } from '../../content-schemas/page-head.ts';
import type { PageSubject } from '../page-subject.ts';
import { pageName } from '../page-name.ts';
import { shareImagePath } from '../share-image-path.ts';
import { blogPosting, postingId } from './blog-posting.ts';
import { breadcrumbList, type Crumb } from './breadcrumb-list.ts';
import { business, type BusinessFacts } from './business.ts';
import { product, productId } from './product.ts';
import { service, serviceId } from './service.ts';
import { webPage } from './web-page.ts';
import { website } from './website.ts';

export interface PageGraphFacts {
  site: BusinessFacts;
  /** The canonical path. */
  path: string;
  head: PageHead;
  subject: PageSubject;
}

/** The whole way from the home page to a page, itself included. The home page has none. */
export const crumbsOf = ({ path, head, subject }: Omit<PageGraphFacts, 'site'>): Crumb[] =>
  path === '/'
    ? []
    : [
        { label: 'Home', href: '/' },
        ...(subject.above ?? []),
        { label: subject.name ?? pageName(head), href: path },
      ];

/** A page is mainly about its text or its product, or about a service where it tells of a single one. */
const mainEntityOf = ({ site: { origin }, path, subject }: PageGraphFacts) => {
  if (subject.posting) return postingId(origin + path);
  if (subject.product) return productId(origin, subject.product.href);
  const own = subject.services?.find(({ href }) => href === path);
  return own && serviceId(origin, own.href);
};

/** Everything a page tells search engines, as one graph whose nodes point at each other. */
export const pageGraph = (facts: PageGraphFacts): Graph => {
  const { site, path, head, subject } = facts;
  const url = site.origin + path;
  const crumbs = crumbsOf(facts);
  const page = webPage({
    origin: site.origin,
    url,
    kind: subject.kind ?? 'WebPage',
    title: head.title,
    description: head.description,
    image: site.origin + shareImagePath(path),
    hasTrail: crumbs.length > 0,
    mainEntity: mainEntityOf(facts),
    published: subject.posting?.published,
    updated: subject.posting?.updated,
  });
  return {
    '@context': 'https://schema.org',
    '@graph': [
      business(site),
      website(site),
      page,
      ...(crumbs.length > 0 ? [breadcrumbList(site.origin, url, crumbs)] : []),
      ...(subject.services ?? []).map((one) => service(site, one)),
      ...(subject.product ? [product(site, subject.product)] : []),
      ...(subject.posting ? [blogPosting(site, url, subject.posting)] : []),
    ],
  };
};
