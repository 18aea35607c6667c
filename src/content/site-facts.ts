import { getCollection } from 'astro:content';
import type { BusinessFacts } from '../seo/graph/business.ts';
import { readCities, readCityPages } from './cities.ts';
import { readSite } from './read.ts';

/** What search engines are told of the agency on every page; `site` is where it is published. */
export const readSiteFacts = async (site: URL | undefined): Promise<BusinessFacts> => {
  if (!site) throw new Error('astro.config.ts does not say where the site is published.');
  const { name, tagline, email, city, social, footer } = await readSite();
  return {
    origin: site.origin,
    name,
    tagline,
    email,
    city,
    description: footer.promise,
    cities: (await readCities()).map(({ page }) => page.city),
    state: (await readCityPages()).state,
    profiles: social.flatMap(({ url }) => url ?? []),
    prices: (await getCollection('packages')).map(({ data }) => data.price),
  };
};
