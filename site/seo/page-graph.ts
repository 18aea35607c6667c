import type {
  AboutPage,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  Graph,
  ItemPage,
  WebPage,
} from 'schema-dts';
import type { PageHead } from '@agency/content-model/schemas/page-head.ts';
import { isoDay } from '../text/text.ts';
import {
  blogPosting,
  business,
  businessId,
  idOf,
  product,
  reference,
  service,
  website,
  websiteId,
  type BlogPostingFacts,
  type BusinessFacts,
  type Node,
  type ProductFacts,
  type ServiceFacts,
} from './entities.ts';
import { pageName, shareImagePath, shareImageSize } from '@agency/content-model/page-addresses.ts';

export interface Breadcrumb {
  label: string;
  href: string;
}

type Page = AboutPage | CollectionPage | ContactPage | ItemPage | WebPage;

/** The subject of a page, for search engines and breadcrumbs. */
export interface PageSubject {
  /** Its schema.org type; defaults to `WebPage`. */
  kind?: Node<Page>['@type'];
  /** The pages between the home page and this one. */
  above?: readonly Breadcrumb[];
  /** Its name in breadcrumbs; defaults to the name in its head. */
  name?: string;
  services?: readonly ServiceFacts[];
  product?: ProductFacts;
  posting?: BlogPostingFacts;
}

interface PageFacts {
  site: BusinessFacts;
  /** The canonical path. */
  path: string;
  head: PageHead;
  subject: PageSubject;
}

/** The breadcrumbs from the home page to this page, inclusive. The home page has none. */
export const breadcrumbsOf = ({
  path,
  head,
  subject,
}: Omit<PageFacts, 'site'>): readonly Breadcrumb[] =>
  path === '/'
    ? []
    : [
        { label: 'Home', href: '/' },
        ...(subject.above ?? []),
        { label: subject.name ?? pageName(head), href: path },
      ];

const breadcrumbList = (
  origin: string,
  url: string,
  breadcrumbs: readonly Breadcrumb[],
): Node<BreadcrumbList> => ({
  '@type': 'BreadcrumbList',
  '@id': idOf(url, 'breadcrumbs'),
  itemListElement: breadcrumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + href,
  })),
});

/** The main entity of a page: its text, its product, or the service whose own page it is. */
const mainEntityOf = ({ site: { origin }, path, subject }: PageFacts) => {
  if (subject.posting) return idOf(origin + path, 'article');
  if (subject.product) return idOf(origin + subject.product.href, 'product');
  const isOffered = subject.services?.some(({ href }) => href === path);
  return isOffered ? idOf(origin + path, 'service') : undefined;
};

/** The page itself, linked to the site, its breadcrumbs and its subject. */
const webPage = (facts: PageFacts, hasBreadcrumbs: boolean): Node<Page> => {
  const { site, path, head, subject } = facts;
  const url = site.origin + path;
  const mainEntity = mainEntityOf(facts);
  return {
    '@type': subject.kind ?? 'WebPage',
    '@id': idOf(url, 'page'),
    url,
    name: head.title,
    description: head.description,
    inLanguage: 'en-US',
    isPartOf: reference(websiteId(site.origin)),
    about: reference(mainEntity ?? businessId(site.origin)),
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: site.origin + shareImagePath(path, head),
      width: String(shareImageSize.width),
      height: String(shareImageSize.height),
    },
    ...(hasBreadcrumbs && { breadcrumb: reference(idOf(url, 'breadcrumbs')) }),
    ...(mainEntity && { mainEntity: reference(mainEntity) }),
    ...(subject.posting && {
      datePublished: isoDay(subject.posting.published),
      dateModified: isoDay(subject.posting.updated ?? subject.posting.published),
    }),
  };
};

/** A page's structured data, as one graph of linked nodes. */
export const pageGraph = (facts: PageFacts): Graph => {
  const { site, path, subject } = facts;
  const url = site.origin + path;
  const breadcrumbs = breadcrumbsOf(facts);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      business(site),
      website(site),
      webPage(facts, breadcrumbs.length > 0),
      ...(breadcrumbs.length > 0 ? [breadcrumbList(site.origin, url, breadcrumbs)] : []),
      ...(subject.services ?? []).map((one) => service(site, one)),
      ...(subject.product ? [product(site, subject.product)] : []),
      ...(subject.posting ? [blogPosting(site, url, subject.posting)] : []),
    ],
  };
};

/** JSON for a script element, escaped so that it cannot close the element or open a comment. */
export const jsonLd = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
