import { getCollection, getEntry } from 'astro:content';

/** `content/city-pages.yml`. */
export const readCityPages = async () => {
  const entry = await getEntry('cityPages', 'city-pages');
  if (!entry) throw new Error('content/city-pages.yml is missing. Restore it from the history.');
  return entry.data;
};

/** Every city in alphabetical order, with the name of its file: the route without the leading slash. */
export const readCities = async () =>
  (await getCollection('cities'))
    .map(({ id, data }) => ({ name: id, page: data }))
    .sort((one, other) => one.page.city.localeCompare(other.page.city));

/** Links to the pages of all cities. */
export const readCityLinks = async () =>
  (await readCities()).map(({ name, page }) => ({ label: page.city, href: `/${name}` }));
