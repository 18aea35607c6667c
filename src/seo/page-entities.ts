import type { BlogPosting, Product, Service } from 'schema-dts';
import { isoDay } from '../text/text-facts.ts';
import {
  businessId,
  cityReferences,
  reference,
  type BusinessFacts,
  type Node,
} from './business.ts';

export interface ServiceFacts {
  name: string;
  /** The kind of work: Web design, Local SEO. */
  type: string;
  description: string;
  /** The page that tells of it. */
  href: string;
  /** US dollars, where a price is stated. */
  price?: number;
  /** Where it is offered; otherwise wherever the business works. */
  cities?: readonly string[];
}

export const serviceId = (origin: string, href: string): string => `${origin}${href}#service`;

/** One thing the agency does, with its offer where it has a price. */
export const service = (site: BusinessFacts, facts: ServiceFacts): Node<Service> => {
  const { name, type, description, href, price, cities = site.cities } = facts;
  const url = site.origin + href;
  return {
    '@type': 'Service',
    '@id': serviceId(site.origin, href),
    name,
    serviceType: type,
    description,
    url,
    provider: reference(businessId(site.origin)),
    areaServed: cityReferences({ ...site, cities }),
    ...(price !== undefined && {
      offers: { '@type': 'Offer', price, priceCurrency: 'USD', url },
    }),
  };
};

export interface ProductFacts {
  name: string;
  description: string;
  /** The page that sells it. */
  href: string;
  /** The path of its picture. */
  image: string;
  /** US dollars. */
  price: number;
  /** Whether it can be ordered already. */
  orderable: boolean;
}

export const productId = (origin: string, href: string): string => `${origin}${href}#product`;

/** Something that is sold as it is. It is announced and not out yet: to be ordered ahead, or not to be had. */
export const product = (
  { origin, name: brand }: BusinessFacts,
  { name, description, href, image, price, orderable }: ProductFacts,
): Node<Product> => ({
  '@type': 'Product',
  '@id': productId(origin, href),
  name,
  description,
  image: origin + image,
  brand: { '@type': 'Brand', name: brand },
  offers: {
    '@type': 'Offer',
    price,
    priceCurrency: 'USD',
    availability: `https://schema.org/${orderable ? 'PreOrder' : 'OutOfStock'}`,
    url: origin + href,
    seller: reference(businessId(origin)),
  },
});

export interface BlogPostingFacts {
  title: string;
  summary: string;
  published: Date;
  updated: Date;
  /** The path of its cover. */
  image: string;
  keywords: readonly string[];
  section: string;
}

export const postingId = (url: string): string => `${url}#article`;

export const pageId = (url: string): string => `${url}#page`;

/** A text to read. Its author is the agency: nobody is named as a writer. */
export const blogPosting = (
  { origin, name }: BusinessFacts,
  url: string,
  facts: BlogPostingFacts,
): Node<BlogPosting> => ({
  '@type': 'BlogPosting',
  '@id': postingId(url),
  headline: facts.title,
  description: facts.summary,
  url,
  image: origin + facts.image,
  datePublished: isoDay(facts.published),
  dateModified: isoDay(facts.updated),
  inLanguage: 'en-US',
  keywords: facts.keywords.join(', '),
  articleSection: facts.section,
  author: { '@type': 'Organization', '@id': businessId(origin), name, url: `${origin}/` },
  publisher: reference(businessId(origin)),
  isPartOf: reference(pageId(url)),
  mainEntityOfPage: reference(pageId(url)),
});
