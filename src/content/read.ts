import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { fillPrices, type Prices } from './fill-prices.ts';

type Page = CollectionEntry<'pages'>['data'];
type PageOf<Template extends Page['template']> = Extract<Page, { template: Template }>;

const missing = (file: string): Error =>
  new Error(`${file} is missing. Restore it from the history of the project or write it anew.`);

/** `content/site.yml`. */
export const readSite = async () => {
  const entry = await getEntry('site', 'site');
  if (!entry) throw missing('content/site.yml');
  return entry.data;
};

/** `content/playbook.yml`. */
export const readPlaybook = async () => {
  const entry = await getEntry('playbook', 'playbook');
  if (!entry) throw missing('content/playbook.yml');
  const { text, points, price, discount } = entry.data;
  const words = fillPrices({ text, points }, { playbook: price, 'playbook-discount': discount });
  return { ...entry.data, ...words };
};

/** `content/guide.yml`. */
export const readGuide = async () => {
  const entry = await getEntry('guide', 'guide');
  if (!entry) throw missing('content/guide.yml');
  return entry.data;
};

/** `content/reading.yml`. */
export const readReading = async () => {
  const entry = await getEntry('reading', 'reading');
  if (!entry) throw missing('content/reading.yml');
  return entry.data;
};

/** `content/guide-offer.yml`. */
export const readGuideOffer = async () => {
  const entry = await getEntry('guideOffer', 'guide-offer');
  if (!entry) throw missing('content/guide-offer.yml');
  return entry.data;
};

/** The page file of this name, which must be of the template the caller lays out. */
export const readPage = async <Template extends Page['template']>(
  name: string,
  template: Template,
): Promise<PageOf<Template>> => {
  const entry = await getEntry('pages', name);
  if (!entry) throw missing(`content/pages/${name}.yml`);
  if (entry.data.template !== template)
    throw new Error(`content/pages/${name}.yml must say "template: ${template}".`);
  return entry.data as PageOf<Template>;
};

/** Every page file of a template, with its name: the route without the leading slash. */
export const readPages = async <Template extends Page['template']>(template: Template) =>
  (await getCollection('pages'))
    .filter((entry) => entry.data.template === template)
    .map((entry) => ({ name: entry.id, page: entry.data as PageOf<Template> }));

/** The package of this id in `content/packages.yml`. */
export const readPackage = async (id: string) => {
  const entry = await getEntry('packages', id);
  if (!entry) throw new Error(`content/packages.yml has no package "${id}".`);
  return entry.data;
};

/** The packages of these ids, in this order. */
export const readPackages = async (...ids: readonly string[]) => Promise.all(ids.map(readPackage));

/** The prices of all packages, in US dollars. */
export const readPackagePrices = async (): Promise<number[]> =>
  (await getCollection('packages')).map(({ data }) => data.price);

/** What is written between braces in running text, and the price that stands for it. */
export const readPrices = async (): Promise<Prices> => {
  const { price, discount } = await readPlaybook();
  const packages = (await getCollection('packages')).map(({ id, data }) => [id, data.price]);
  return Object.fromEntries([...packages, ['playbook', price], ['playbook-discount', discount]]);
};

/** The entries in their order, going round from the one called `first`. */
const goingRound = <Entry extends { id: string }>(
  entries: readonly Entry[],
  first: string | undefined,
  file: string,
): Entry[] => {
  const start = first === undefined ? 0 : entries.findIndex(({ id }) => id === first);
  if (start === -1) throw new Error(`first: ${file} has no entry "${first}".`);
  return [...entries.slice(start), ...entries.slice(0, start)];
};

/** So many testimonials, beginning with `first`. */
export const readTestimonials = async (count: number, first?: string) => {
  const entries = await getCollection('testimonials');
  if (entries.length < count)
    throw new Error(`content/testimonials.yml needs at least ${count} testimonials.`);
  return goingRound(entries, first, 'content/testimonials.yml')
    .slice(0, count)
    .map(({ data }) => data);
};

/** Every project, beginning with `first`. */
export const readProjects = async (first?: string) =>
  goingRound(await getCollection('projects'), first, 'content/projects.yml').map(
    ({ data }) => data,
  );

/** The posts of the blog, newest first. */
export const readPosts = async (): Promise<CollectionEntry<'blog'>[]> => {
  const { categories } = (await readPage('blog', 'blog')).listing;
  const posts = await getCollection('blog');
  for (const { id, data } of posts) {
    if (!categories.includes(data.category))
      throw new Error(
        `content/blog/${id}/index.md: category: "${data.category}" is not one of ${categories.join(', ')}. Choose one of them, or add it in content/pages/blog.yml.`,
      );
  }
  return posts.sort(
    (one, other) =>
      other.data.published.getTime() - one.data.published.getTime() ||
      one.id.localeCompare(other.id),
  );
};

/** The package articles, in the order of their packages. */
export const readArticles = async (): Promise<CollectionEntry<'articles'>[]> =>
  (await getCollection('articles')).sort((one, other) => one.data.order - other.data.order);
