import type {
  BlogPosting,
  City,
  OpeningHoursSpecification,
  Product,
  ProfessionalService,
  Service,
  WebSite,
} from 'schema-dts';
import type { BusinessContent } from '@agency/content-model/schemas/business.ts';
import { formatPrice } from '@agency/content-model/reader/names.ts';
import type { Post } from '@agency/content-model/schemas/blog.ts';
import { isoDay } from '../text/text.ts';

/** The known facts about the agency. */
export interface BusinessFacts extends Pick<
  BusinessContent,
  'name' | 'email' | 'phone' | 'street' | 'postalCode' | 'city' | 'state' | 'hours' | 'holidays'
> {
  /** The site's address, without a trailing slash. */
  origin: string;
  tagline: string;
  description: string;
  cities: readonly string[];
  /** The addresses of its profiles on other sites. */
  profiles: readonly string[];
  /** Every price, in US dollars. */
  prices: readonly number[];
}

/** The full node of a schema-dts type, excluding plain address strings. */
export type Node<Type> = Exclude<Type, string>;

/** A reference to a node defined elsewhere in the same graph. */
export const reference = (id: string): { '@id': string } => ({ '@id': id });

/** The id of a node: the address of its page plus its kind. */
export const idOf = (url: string, part: string): string =>
  url.includes('#') ? `${url}-${part}` : `${url}#${part}`;

export const businessId = (origin: string): string => `${origin}/#business`;

export const websiteId = (origin: string): string => `${origin}/#website`;

const cityId = (origin: string, name: string) =>
  `${origin}/#${name.toLowerCase().replaceAll(' ', '-')}`;

/** The days a holiday falls on: this year's and next year's for one of every year. */
const datesOf = ({ day, everyYear }: BusinessFacts['holidays'][number]): string[] => {
  if (!everyYear) return [day];
  const year = new Date().getFullYear();
  // February 29 exists in leap years only.
  return [year, year + 1]
    .map((one) => `${one}${day.slice(4)}`)
    .filter((date) => new Date(date).toISOString().startsWith(date));
};

const openingHours = ({ hours, holidays }: BusinessFacts) => ({
  openingHoursSpecification: hours.map(({ days, from, to }): Node<OpeningHoursSpecification> => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens: from,
    // Search engines understand 23:59, where schema.org leaves midnight open.
    closes: to === '00:00' ? '23:59' : to,
  })),
  ...(holidays.length > 0 && {
    // Opening and closing at the same time means closed all day.
    specialOpeningHoursSpecification: holidays.flatMap((holiday) =>
      datesOf(holiday).map((date): Node<OpeningHoursSpecification> => ({
        '@type': 'OpeningHoursSpecification',
        name: holiday.name,
        validFrom: date,
        validThrough: date,
        opens: '00:00',
        closes: '00:00',
      })),
    ),
  }),
});

export const business = (facts: BusinessFacts): Node<ProfessionalService> => {
  const { origin, name, tagline, description, email, cities, profiles, prices } = facts;
  const { phone, street, postalCode, city, state } = facts;
  return {
    '@type': 'ProfessionalService',
    '@id': businessId(origin),
    name,
    slogan: tagline,
    description,
    email,
    ...(phone && { telephone: phone }),
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: '512', height: '512' },
    image: `${origin}/icon-512.png`,
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      ...(postalCode && { postalCode }),
      addressLocality: city,
      addressRegion: state,
      addressCountry: 'US',
    },
    areaServed: cities.map((served): Node<City> => ({
      '@type': 'City',
      '@id': cityId(origin, served),
      name: served,
      containedInPlace: { '@type': 'State', name: state },
    })),
    ...openingHours(facts),
    ...(prices.length > 0 && {
      priceRange: `${formatPrice(Math.min(...prices))}–${formatPrice(Math.max(...prices))}`,
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
};

export const website = ({ origin, name, tagline }: BusinessFacts): Node<WebSite> => ({
  '@type': 'WebSite',
  '@id': websiteId(origin),
  url: `${origin}/`,
  name,
  description: tagline,
  inLanguage: 'en-US',
  publisher: reference(businessId(origin)),
});

export interface ServiceFacts {
  name: string;
  /** The kind of work: Web design, Local SEO. */
  type: string;
  description: string;
  href: string;
  /** In US dollars, if a price is stated. */
  price?: number;
  /** Whether the price is the lowest of several. */
  isLeast?: boolean | undefined;
  /** The cities where it is offered; defaults to all of the business's cities. */
  cities?: readonly string[];
}

/** A service of the agency, with its offer if it has a price. */
export const service = (site: BusinessFacts, facts: ServiceFacts): Node<Service> => {
  const { name, type, description, href, price, isLeast, cities = site.cities } = facts;
  const currency = { priceCurrency: 'USD' };
  const url = site.origin + href;
  return {
    '@type': 'Service',
    '@id': idOf(url, 'service'),
    name,
    serviceType: type,
    description,
    url,
    provider: reference(businessId(site.origin)),
    areaServed: cities.map((city) => reference(cityId(site.origin, city))),
    ...(price !== undefined && {
      offers: {
        '@type': 'Offer',
        price,
        ...currency,
        url,
        ...(isLeast && {
          priceSpecification: { '@type': 'PriceSpecification', minPrice: price, ...currency },
        }),
      },
    }),
  };
};

export interface ProductFacts {
  name: string;
  description: string;
  href: string;
  image: string;
  /** US dollars. */
  price: number;
  /** Whether it can be preordered. */
  orderable: boolean;
}

/** A product. It is announced but not released: available for preorder, or out of stock. */
export const product = (
  { origin, name: brand }: BusinessFacts,
  { name, description, href, image, price, orderable }: ProductFacts,
): Node<Product> => ({
  '@type': 'Product',
  '@id': idOf(origin + href, 'product'),
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

export type BlogPostingFacts = Pick<
  Post,
  'title' | 'summary' | 'author' | 'published' | 'updated'
> & {
  image: string;
  keywords: readonly string[];
  section: string;
};

/** A post or article. Its author is the agency, unless it names its writer. */
export const blogPosting = (
  { origin, name }: BusinessFacts,
  url: string,
  facts: BlogPostingFacts,
): Node<BlogPosting> => ({
  '@type': 'BlogPosting',
  '@id': idOf(url, 'article'),
  headline: facts.title,
  description: facts.summary,
  url,
  image: origin + facts.image,
  datePublished: isoDay(facts.published),
  dateModified: isoDay(facts.updated ?? facts.published),
  inLanguage: 'en-US',
  keywords: facts.keywords.join(', '),
  articleSection: facts.section,
  author: facts.author
    ? { '@type': 'Person', name: facts.author, url: `${origin}/about#team` }
    : { '@type': 'Organization', '@id': businessId(origin), name, url: `${origin}/` },
  publisher: reference(businessId(origin)),
  isPartOf: reference(idOf(url, 'page')),
  mainEntityOfPage: reference(idOf(url, 'page')),
});
