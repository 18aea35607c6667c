import type { Project } from '@agency/content-model/schemas/client-work.ts';
import type { PageHead } from '@agency/content-model/schemas/page-head.ts';
import { unmarked } from '../preview/marks.ts';
import type { BusinessFacts, ServiceFacts } from '../seo/entities.ts';
import { longest, pageName } from '@agency/content-model/page-addresses.ts';
import type { Breadcrumb } from '../seo/page-graph.ts';
import { readPackages } from './read-packages.ts';
import { readAll, readBrand, readCities, readOne, readPages, readSite } from './read.ts';

/** What search engines are told of the agency on every page; `site` is where it is published. */
export const readSiteFacts = async (site: URL | undefined): Promise<BusinessFacts> => {
  if (!site) throw new Error('astro.config.ts does not say where the site is published.');
  const { name, tagline, city, state } = await readBrand();
  const { email, social, footer } = await readSite();
  return {
    origin: site.origin,
    name,
    tagline,
    email,
    city,
    state,
    description: footer.promise,
    cities: (await readCities()).map(({ page }) => page.city),
    profiles: social.flatMap(({ url }) => url ?? []),
    prices: (await readAll('packages')).flatMap(({ data }) => data.price ?? []),
  };
};

/** The pages of these names as breadcrumbs, from the highest down. */
export const readBreadcrumbs = async (...names: readonly string[]): Promise<Breadcrumb[]> =>
  Promise.all(
    names.map(async (name) => {
      const { data } = await readOne('pages', name);
      return { label: pageName(data.head), href: `/${name}` };
    }),
  );

/** The packages of these ids, as search engines are told of them. */
export const readPackageServices = async (...ids: readonly string[]): Promise<ServiceFacts[]> =>
  (await readPackages(...ids)).map(({ name, kind, summary, href, dollars }) => ({
    name,
    type: kind,
    description: summary,
    href,
    price: dollars,
  }));

/** The website packages, which have no price, as search engines are told of them. */
export const readWebsiteServices = async (): Promise<ServiceFacts[]> =>
  (await readPages('website-package')).map(({ name, page }) => ({
    name: page.name,
    type: 'Web design',
    description: page.head.description,
    href: `/${name}`,
  }));

const inShort = (words: string): string =>
  words.length <= longest.description
    ? words
    : `${words.slice(0, longest.description - 1).replace(/\s+\S*$/u, '')}…`;

/** How the page of a project introduces itself; search engines are kept away from samples. */
export const projectHead = (project: Project): PageHead => {
  const { name, trade, city, done, sample } = unmarked(project);
  return {
    title: `${name} | ${trade} in ${city}`,
    description: inShort(done),
    keywords: [name, `${trade} website`, `${city} web design`],
    index: !sample,
  };
};
