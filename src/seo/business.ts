import type { City, ProfessionalService, WebSite } from 'schema-dts';

/** The agency, as far as it is known: no street, no phone, no rating. */
export interface BusinessFacts {
  /** Where the site is published, without a slash at the end. */
  origin: string;
  name: string;
  tagline: string;
  description: string;
  email: string;
  /** City and state: Austin, Texas. */
  city: string;
  /** The names of the cities it works in. */
  cities: readonly string[];
  state: string;
  /** Addresses of its profiles elsewhere. */
  profiles: readonly string[];
  /** US dollars, of everything that has a price. */
  prices: readonly number[];
}

/** The node of a type of schema-dts that is written out, not named by its address only. */
export type Node<Type> = Exclude<Type, string>;

/** A mention of a node that is written out elsewhere in the same graph. */
export const reference = (id: string): { '@id': string } => ({ '@id': id });

export const businessId = (origin: string): string => `${origin}/#business`;

export const websiteId = (origin: string): string => `${origin}/#website`;

const cityId = (origin: string, name: string) =>
  `${origin}/#${name.toLowerCase().replaceAll(' ', '-')}`;

/** Mentions of the cities that the business serves. */
export const cityReferences = ({ origin, cities }: BusinessFacts) =>
  cities.map((name) => reference(cityId(origin, name)));

/** The one business of the site. */
export const business = (facts: BusinessFacts): Node<ProfessionalService> => {
  const { origin, name, tagline, description, email, city, cities, profiles, prices } = facts;
  const [locality = city, region] = city.split(', ');
  return {
    '@type': 'ProfessionalService',
    '@id': businessId(origin),
    name,
    slogan: tagline,
    description,
    email,
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: '512', height: '512' },
    image: `${origin}/icon-512.png`,
    address: {
      '@type': 'PostalAddress',
      addressLocality: locality,
      addressRegion: region,
      addressCountry: 'US',
    },
    areaServed: cities.map((served): Node<City> => ({
      '@type': 'City',
      '@id': cityId(origin, served),
      name: served,
      containedInPlace: { '@type': 'State', name: facts.state },
    })),
    ...(prices.length > 0 && {
      priceRange: `$${Math.min(...prices)}–$${Math.max(...prices)}`,
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
};

/** The site that every page is a part of. */
export const website = ({ origin, name, tagline }: BusinessFacts): Node<WebSite> => ({
  '@type': 'WebSite',
  '@id': websiteId(origin),
  url: `${origin}/`,
  name,
  description: tagline,
  inLanguage: 'en-US',
  publisher: reference(businessId(origin)),
});
