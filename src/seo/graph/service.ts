import type { Service } from 'schema-dts';
import { businessId, type BusinessFacts } from './business.ts';
import { cityReferences } from './cities-served.ts';
import { reference, type Node } from './node.ts';

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
  const provider = reference(businessId(site.origin));
  return {
    '@type': 'Service',
    '@id': serviceId(site.origin, href),
    name,
    serviceType: type,
    description,
    url,
    provider,
    areaServed: cityReferences(site.origin, cities),
    ...(price !== undefined && {
      offers: { '@type': 'Offer', price, priceCurrency: 'USD', url },
    }),
  };
};
