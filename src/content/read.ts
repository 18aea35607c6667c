import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCollection, getEntry, type CollectionEntry, type CollectionKey } from 'astro:content';
import { parse } from 'yaml';
import { draftKeys } from '../../forms/constants.ts';
import { readRetentionPolicy } from '../../settings/settings.ts';
import type { Page, PageOf } from '../content-schemas/content-files.ts';
import type { WebsitePackageEntry } from '../sections/shared/WebsitePackageList/WebsitePackageList.tsx';
import { fillNames, privacyWordsFor, type Names } from './names.ts';

/** What stands for each name that may be written between braces: prices, and what the privacy page says of keeping. */
const readNames = async (): Promise<Names> => {
  const packages = await getCollection('packages');
  const [playbook] = await getCollection('playbook');
  return {
    ...Object.fromEntries(packages.map(({ id, data }) => [id, data.price])),
    ...(playbook && { playbook: playbook.data.price, 'playbook-discount': playbook.data.discount }),
    ...privacyWordsFor(readRetentionPolicy(process.env)),
  };
};

/** What its owner hides is seen in development only. */
const isShown = ({ data }: { data: object }): boolean =>
  import.meta.env.DEV || !('hidden' in data && data.hidden);

/** Every entry of a collection that is not hidden, with names between braces filled in, also in its text. */
export const readAll = async <Name extends CollectionKey>(
  collection: Name,
): Promise<CollectionEntry<Name>[]> => {
  const names = await readNames();
  return (await getCollection(collection, isShown)).map((entry) => fillNames(entry, names));
};

/** One entry of a collection. `content-check/` has seen that it is there. */
export const readOne = async <Name extends CollectionKey>(
  collection: Name,
  id: string,
): Promise<CollectionEntry<Name>> => {
  const entry = (await getEntry(collection, id)) as CollectionEntry<Name> | undefined;
  if (!entry) throw new Error(`${collection} has no entry "${id}".`);
  return fillNames(entry, await readNames());
};

export const readSite = async () => (await readOne('site', 'site')).data;

export const readPlaybook = async () => (await readOne('playbook', 'playbook')).data;

export const readGuide = async () => (await readOne('guide', 'guide')).data;

export const readReading = async () => (await readOne('reading', 'reading')).data;

export const readGuideOffer = async () => (await readOne('guideOffer', 'guide-offer')).data;

/** The page file of this name, which must be of the template the caller lays out. */
export const readPage = async <Template extends Page['template']>(
  name: string,
  template: Template,
): Promise<PageOf<Template>> => {
  const { data } = await readOne('pages', name);
  if (data.template !== template) throw new Error(`${name} must say "template: ${template}".`);
  return data as PageOf<Template>;
};

/** Every page file of a template, with its name: the route without the leading slash. */
export const readPages = async <Template extends Page['template']>(template: Template) =>
  (await readAll('pages'))
    .filter((entry) => entry.data.template === template)
    .map((entry) => ({ name: entry.id, page: entry.data as PageOf<Template> }));

/** The package of this id in `content/packages.yml`. */
export const readPackage = async (id: string) => (await readOne('packages', id)).data;

/** The packages of these ids, in this order. */
export const readPackages = async (...ids: readonly string[]) => Promise.all(ids.map(readPackage));

/** The entries in their order, going round from the one called `first`. */
const goingRound = <Entry extends { id: string; data: unknown }>(
  entries: readonly Entry[],
  first: string | undefined,
): Entry['data'][] => {
  const start = Math.max(
    entries.findIndex(({ id }) => id === first),
    0,
  );
  return [...entries.slice(start), ...entries.slice(0, start)].map(({ data }) => data);
};

/** So many testimonials, beginning with `first`. */
export const readTestimonials = async (count: number, first?: string) =>
  goingRound(await readAll('testimonials'), first).slice(0, count);

/** The names of a list's entries as they stand in the file: Astro hands them out by the alphabet. */
const placesIn = async (list: string): Promise<string[]> => {
  const file = join(process.env['CONTENT_FOLDER'] ?? 'content', list);
  return Object.keys(parse(await readFile(file, 'utf8')) as object);
};

/** Every project, with its name: the end of its address. Beginning with `first`. */
export const readProjects = async (first?: string) => {
  const places = await placesIn('projects.yml');
  const projects = (await readAll('projects'))
    .map(({ id, data }) => ({ id, data: { ...data, id, href: `/casestudies/${id}` } }))
    .toSorted((one, other) => places.indexOf(one.id) - places.indexOf(other.id));
  return goingRound(projects, first);
};

/** The posts of the blog, newest first. */
export const readPosts = async (): Promise<CollectionEntry<'blog'>[]> =>
  (await readAll('blog')).sort(
    (one, other) =>
      other.data.published.getTime() - one.data.published.getTime() ||
      one.id.localeCompare(other.id),
  );

/** The package articles, in the order of their packages. */
export const readArticles = async (): Promise<CollectionEntry<'articles'>[]> =>
  (await readAll('articles')).sort((one, other) => one.data.order - other.data.order);

export const readCityPages = async () => (await readOne('cityPages', 'city-pages')).data;

/** Every city in alphabetical order, with the name of its file: the route without the leading slash. */
export const readCities = async () =>
  (await readAll('cities'))
    .map(({ id, data }) => ({ name: id, page: data }))
    .sort((one, other) => one.page.city.localeCompare(other.page.city));

/** Links to the pages of all cities. */
export const readCityLinks = async () =>
  (await readCities()).map(({ name, page }) => ({ label: page.city, href: `/${name}` }));

/** The website packages as other pages show them, the smallest first. */
export const readWebsitePackages = async (): Promise<WebsitePackageEntry[]> =>
  (await readPages('website-package'))
    .map(({ name, page }) => ({
      name: page.name,
      pages: page.pages,
      summary: page.summary,
      href: `/${name}`,
    }))
    .sort((one, other) => one.pages - other.pages);

/** What the form for the free guide needs, in either of its places; `form` keeps the ids of a page apart. */
export const guideFormWords = async (form: string) => {
  const { form: words } = await readGuideOffer();
  const { email: agencyEmail } = await readSite();
  return { ...words, form, action: '/googlemesis', agencyEmail, 'data-draft': draftKeys.guide };
};
