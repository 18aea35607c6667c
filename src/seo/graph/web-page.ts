import type { AboutPage, CollectionPage, ContactPage, ItemPage, WebPage } from 'schema-dts';
import { shareImageSize } from '../share-image-path.ts';
import { trailId } from './breadcrumb-list.ts';
import { businessId } from './business.ts';
import { isoDay, reference, type Node } from './node.ts';
import { websiteId } from './website.ts';

/** The schema.org type of a page. */
export type PageKind = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'ItemPage';

export interface WebPageFacts {
  origin: string;
  /** The canonical address. */
  url: string;
  kind: PageKind;
  title: string;
  description: string;
  /** The address of its share image. */
  image: string;
  hasTrail: boolean;
  /** The id of what the page is mainly about; without one, the business. */
  mainEntity?: string | undefined;
  published?: Date | undefined;
  updated?: Date | undefined;
}

export const pageId = (url: string): string => `${url}#page`;

/** The page itself, tied to the site, to its trail and to what it is about. */
export const webPage = (
  facts: WebPageFacts,
): Node<WebPage | AboutPage | CollectionPage | ContactPage | ItemPage> => ({
  '@type': facts.kind,
  '@id': pageId(facts.url),
  url: facts.url,
  name: facts.title,
  description: facts.description,
  inLanguage: 'en-US',
  isPartOf: reference(websiteId(facts.origin)),
  about: reference(facts.mainEntity ?? businessId(facts.origin)),
  primaryImageOfPage: {
    '@type': 'ImageObject',
    url: facts.image,
    width: String(shareImageSize.width),
    height: String(shareImageSize.height),
  },
  ...(facts.hasTrail && { breadcrumb: reference(trailId(facts.url)) }),
  ...(facts.mainEntity && { mainEntity: reference(facts.mainEntity) }),
  ...(facts.published && { datePublished: isoDay(facts.published) }),
  ...(facts.updated && { dateModified: isoDay(facts.updated) }),
});
