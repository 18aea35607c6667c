import type { CollectionEntry } from 'astro:content';
import { readAll, readOne } from './entries.ts';

type Page = CollectionEntry<'pages'>['data'];
type PageOf<Template extends Page['template']> = Extract<Page, { template: Template }>;

/** `content/site.yml`. */
export const readSite = async () => (await readOne('site', 'site')).data;

/** `content/playbook.yml`. */
export const readPlaybook = async () => (await readOne('playbook', 'playbook')).data;

/** `content/guide.yml`. */
export const readGuide = async () => (await readOne('guide', 'guide')).data;

/** `content/reading.yml`. */
export const readReading = async () => (await readOne('reading', 'reading')).data;

/** `content/guide-offer.yml`. */
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

/** The prices of all packages, in US dollars. */
export const readPackagePrices = async (): Promise<number[]> =>
  (await readAll('packages')).map(({ data }) => data.price);

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

/** Every project, beginning with `first`. */
export const readProjects = async (first?: string) => goingRound(await readAll('projects'), first);

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
