import type { Project } from '@agency/content-model/schemas/client-work.ts';
import type { PageHead } from '@agency/content-model/schemas/page-head.ts';
import { dollarsOf } from '@agency/content-model/reader/names.ts';
import { unmarked } from '../preview/marks.ts';
import type { BusinessFacts, ServiceFacts } from '../seo/entities.ts';
import { longest, pageName } from '@agency/content-model/page-addresses.ts';
import type { Breadcrumb } from '../seo/page-graph.ts';
import { readPackages } from './read-packages.ts';
import { readAll, readBrandContent, readBusiness, readCities, readSite } from './read.ts';

/** Facts about the agency for search engines, on every page; `site` is the URL it is published at. */
export const readSiteFacts = async (site: URL | undefined): Promise<BusinessFacts> => {
  if (!site) throw new Error('astro.config.ts does not say where the site is published.');
  const { tagline } = await readBrandContent();
  const business = await readBusiness();
  const { footer } = await readSite();
  return {
    ...business,
    origin: site.origin,
    tagline,
    description: footer.promise,
    cities: (await readCities()).map(({ page }) => page.city),
    profiles: business.social.flatMap(({ url }) => (url?.startsWith('https:') ? url : [])),
    prices: (await readAll('packages')).flatMap(({ data: { price } }) =>
      price === undefined ? [] : dollarsOf(price),
    ),
  };
};

/** The pages with these names as breadcrumbs, topmost first. Addresses of anything else are left out. */
export const readBreadcrumbs = async (...names: readonly string[]): Promise<Breadcrumb[]> => {
  const pages = await readAll('pages');
  return names.flatMap((name) => {
    const page = pages.find(({ id }) => id === name);
    return page ? [{ label: pageName(page.data.head), href: `/${name}` }] : [];
  });
};

/** Facts about the packages with these ids for search engines. */
export const readPackageServices = async (...ids: readonly string[]): Promise<ServiceFacts[]> =>
  (await readPackages(...ids)).map(({ name, kind, summary, href, dollars, from }) => ({
    name,
    type: kind,
    description: summary,
    href,
    price: dollars,
    isLeast: from,
  }));

/** Facts about every package with a price for search engines. */
export const readAllServices = async (): Promise<ServiceFacts[]> => {
  const priced = (await readAll('packages')).filter(({ data }) => data.price !== undefined);
  return readPackageServices(...priced.map(({ id }) => id));
};

const truncated = (words: string): string =>
  words.length <= longest.description
    ? words
    : `${words.slice(0, longest.description - 1).replace(/\s+\S*$/u, '')}…`;

/** The head of a project page; search engines are asked not to index samples. */
export const projectHead = (project: Project): PageHead => {
  const { name, trade, city, done, sample } = unmarked(project);
  return {
    title: `${name} | ${trade} in ${city}`,
    description: truncated(done),
    keywords: [name, `${trade} website`, `${city} web design`],
    index: !sample,
  };
};
