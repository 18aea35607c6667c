import type { Product } from 'schema-dts';
import { businessId, type BusinessFacts } from './business.ts';
import { reference, type Node } from './node.ts';

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
export const product = ({ origin, name: brand }: BusinessFacts, facts: ProductFacts) => {
  const { name, description, href, image, price, orderable } = facts;
  const node: Node<Product> = {
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
  };
  return node;
};
