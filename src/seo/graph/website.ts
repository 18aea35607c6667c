import type { WebSite } from 'schema-dts';
import { businessId, type BusinessFacts } from './business.ts';
import { reference, type Node } from './node.ts';

export const websiteId = (origin: string): string => `${origin}/#website`;

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
