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

/** What a page is about, as its layout tells search engines and its breadcrumbs. */
export interface PageSubject {
  /** Its type at schema.org; `WebPage` where nothing better is known. */
  kind?: Node<Page>['@type'];
  /** The pages between the home page and this one. */
  above?: readonly Breadcrumb[];
  /** What it is called in its breadcrumbs; otherwise the name in its head. */
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

/** From the home page to a page, itself included. The home page has none. */
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

/** A page is mainly about its text or its product, or about a service where it tells of a single one. */
const mainEntityOf = ({ site: { origin }, path, subject }: PageFacts) => {
  if (subject.posting) return idOf(origin + path, 'article');
  if (subject.product) return idOf(origin + subject.product.href, 'product');
  const isOffered = subject.services?.some(({ href }) => href === path);
  return isOffered ? idOf(origin + path, 'service') : undefined;
};

/** The page itself, tied to the site, to its breadcrumbs and to what it is about. */
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

/** Everything a page tells search engines, as one graph whose nodes point at each other. */
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

/** Data as it may stand in a script element: nothing in it can end the element or begin a comment. */
export const jsonLd = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
