import { readAll, readOne } from './entries.ts';

/** `content/city-pages.yml`. */
export const readCityPages = async () => (await readOne('cityPages', 'city-pages')).data;

/** Every city in alphabetical order, with the name of its file: the route without the leading slash. */
export const readCities = async () =>
  (await readAll('cities'))
    .map(({ id, data }) => ({ name: id, page: data }))
    .sort((one, other) => one.page.city.localeCompare(other.page.city));

/** Links to the pages of all cities. */
export const readCityLinks = async () =>
  (await readCities()).map(({ name, page }) => ({ label: page.city, href: `/${name}` }));
