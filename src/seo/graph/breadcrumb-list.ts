import type { BreadcrumbList } from 'schema-dts';
import type { Node } from './node.ts';

/** A page in the trail above another one. */
export interface Crumb {
  label: string;
  href: string;
}

export const trailId = (url: string): string => `${url}#trail`;

/** The way from the home page to the page at `url`, which is the last of the crumbs. */
export const breadcrumbList = (
  origin: string,
  url: string,
  crumbs: readonly Crumb[],
): Node<BreadcrumbList> => ({
  '@type': 'BreadcrumbList',
  '@id': trailId(url),
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + href,
  })),
});
