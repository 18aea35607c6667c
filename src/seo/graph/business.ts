import type { ProfessionalService } from 'schema-dts';
import { citiesServed } from './cities-served.ts';
import type { Node } from './node.ts';

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

export const businessId = (origin: string): string => `${origin}/#business`;

/** The one business of the site. */
export const business = (facts: BusinessFacts): Node<ProfessionalService> => {
  const { origin, name, tagline, description, email, city, profiles, prices } = facts;
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
    areaServed: citiesServed(origin, facts.cities, facts.state),
    ...(prices.length > 0 && {
      priceRange: `$${Math.min(...prices)}–$${Math.max(...prices)}`,
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
};
