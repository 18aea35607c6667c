import type { ServiceFacts } from '../seo/graph/service.ts';
import { readPackages, readPages } from './read.ts';

/** The packages of these ids, as search engines are told of them. */
export const readPackageServices = async (...ids: readonly string[]): Promise<ServiceFacts[]> =>
  (await readPackages(...ids)).map(({ name, kind, summary, href, price }) => ({
    name,
    type: kind,
    description: summary,
    href,
    price,
  }));

/** The website packages, which have no price, as search engines are told of them. */
export const readWebsiteServices = async (): Promise<ServiceFacts[]> =>
  (await readPages('website-package')).map(({ name, page }) => ({
    name: page.name,
    type: 'Web design',
    description: page.summary,
    href: `/${name}`,
  }));
